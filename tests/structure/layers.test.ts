import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, IMPORTS, target } from './imports.ts';
import { read } from './read.ts';

/**
 * Folders of core, lowest first: a folder imports only from itself and those before it. Every folder may use the
 * files of core's own folder.
 */
const CORE = [
  'core/text',
  'core',
  'core/language',
  'core/limits',
  'core/ring',
  'core/photo',
  'core/nutrition',
  'core/nutrition/foods',
  'core/nutrition/foods/sources',
  'core/nutrition/foods/eaten',
  'core/recipe/facts',
  'core/recipe/lines',
  'core/recipe/steps',
  'core/recipe',
  'core/recipe/pictures',
  'core/recipe/library',
  'core/recipe/formats',
  'core/recipe/scaling',
  'core/recipe/typed',
  'core/list',
  'core/week',
  'core/goals',
  'core/product',
  'core/diary',
  'core/cooking',
  'core/eaten',
  'core/badge',
  'core/account',
  'core/account/password',
  'core/account/avoid',
  'core/connection',
  'core/household',
  'core/evening',
  'core/diary/logging',
  'core/sharing',
  'core/plan',
  'core/deletion',
  'core/contract',
  'core/guard/vocabulary',
  'core/guard',
  'core/reading/understanding',
  'core/reading/text',
  'core/reading/pasted',
  'core/reading/told',
  'core/reading/json',
  'core/reading/html',
  'core/reading',
  'core/reading/files',
  'core/generation/model',
  'core/generation/draft',
  'core/generation',
  'core/week/fill',
  'core/generation/prompt',
  'core/generation/run',
  'core/generation/translation',
];

/** Files that combine all folders; no folder imports them. Each counts as a folder of its own. */
const JOINING = new Set([
  'bench/benches.ts',
  'bench/one.ts',
  'bench/run.ts',
  'core/errors.ts',
  'core/ports.ts',
  'functions/config.ts',
  'functions/ports.ts',
  'functions/routes.ts',
  'functions/site.ts',
  'web/app/main.tsx',
  'web/app/routes.tsx',
  'web/app/service-worker.ts',
]);

const MAX_FILES = 20;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const roomOf = (file: string): string => (JOINING.has(file) ? file : dirname(file));

/** Returns the imports between groups of files; imports within a group do not count. */
function graphBy(nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>(FILES.map((file) => [nameOf(file), new Set()]));
  const known = new Set(FILES);
  for (const each of IMPORTS) {
    const to = target(each);
    if (to === undefined || !known.has(to) || nameOf(to) === nameOf(each.from)) continue;
    graph.get(nameOf(each.from))?.add(nameOf(to));
  }
  return graph;
}

/** Returns the names that reach themselves. */
const circlesOf = (graph: Graph): string[] => {
  const left = withoutEnds(graph);
  return [...left.keys()].filter((name) => reachedFrom(name, left).has(name)).toSorted();
};

/** Repeatedly removes names that import nothing remaining: no cycle goes through them. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(
    [...graph]
      .map(([name, next]) => [name, new Set([...next].filter((each) => graph.has(each)))] as const)
      .filter(([, next]) => next.size > 0),
  );
  return left.size === graph.size ? left : withoutEnds(left);
}

function reachedFrom(start: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const ahead = [start];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    for (const next of graph.get(name) ?? []) {
      if (!reached.has(next)) ahead.push(next);
      reached.add(next);
    }
  }
  return reached;
}

test('a cycle is found without the imports that lead to it', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b', 'd'])],
    ['d', new Set<string>()],
  ]);
  expect(circlesOf(graph)).toEqual(['b', 'c']);
});

test('no file imports itself through others, types included', () => {
  const circles = circlesOf(graphBy((file) => file));
  expect(circles).toEqual([]);
});

test('no folder imports itself through others, types included', () => {
  expect(circlesOf(graphBy(roomOf))).toEqual([]);
});

/** Returns the noun of core that a file belongs to: a direct subfolder of core. */
const nounOf = (file: string): string => /^core\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;

test('no noun of core imports itself through others, types included', () => {
  expect(circlesOf(graphBy(nounOf))).toEqual([]);
});

test('a folder of core imports only from lower folders', () => {
  const wrong = IMPORTS.filter((each) => {
    const [from, to] = [roomOf(each.from), roomOf(target(each) ?? '')];
    if (!from.startsWith('core') || !to.startsWith('core') || JOINING.has(from)) return false;
    return !CORE.includes(from) || !CORE.includes(to) || CORE.indexOf(to) > CORE.indexOf(from);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test(`no folder holds more than ${MAX_FILES} source files`, () => {
  const counts = Map.groupBy(FILES, (file) => dirname(file));
  const full = [...counts].filter(([, files]) => files.length > MAX_FILES).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test('The device’s network state is read in one place', () => {
  const asking = FILES.filter((file) => file.startsWith('web/') && read(file).includes('navigator.onLine'));
  expect(asking).toEqual(['web/shared/requests/connection.ts']);
});

test('Benches are imported only by their own tests; shared measurements are in tests/figures', () => {
  const wrong = IMPORTS.filter(
    ({ from, ...each }) =>
      /^tests\/(?!bench\/|long\/|journeys\/long\/)/.test(from) &&
      target({ from, ...each })?.startsWith('bench/'),
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
