import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IMPORTS, ROOT, target } from './imports.ts';

/** Rooms, files for Vite's own folder, and documents, whose place in `web` is their address. */
const ROOT_OF_WEB = [
  'app',
  'app.html',
  'de',
  'features',
  'index.html',
  'plans',
  'public',
  'shared',
  'tsconfig.service-worker.json',
];

const KINDS = new Set(['data', 'parts', 'screens']);

const foldersOf = (folder: string) => readdirSync(join(ROOT, folder));

test('the app has three rooms, and beside them only the documents that Vite builds', () => {
  expect(foldersOf('web').toSorted()).toEqual(ROOT_OF_WEB);
  for (const folder of ['de', 'plans']) expect(foldersOf(`web/${folder}`)).toEqual(['index.html']);
});

test('a noun of the app has data, parts and screens, and no other folder or file', () => {
  const nouns = foldersOf('web/features');
  expect(nouns).toContain('recipe');
  for (const noun of nouns)
    expect(
      foldersOf(`web/features/${noun}`).filter((each) => !KINDS.has(each)),
      noun,
    ).toEqual([]);
});

test('data of a noun shows nothing', () => {
  expect(globSync('web/features/*/data/**/*.{tsx,css,svg}', { cwd: ROOT })).toEqual([]);
});

test.each(['data', 'parts'])('no noun needs itself through the %s of others', (kind) => {
  const nounOf = (file: string) => new RegExp(`^web/features/([^/]+)/${kind}/`).exec(file)?.[1];
  const needs = new Map<string, Set<string>>();
  for (const each of IMPORTS) {
    const [from, to] = [nounOf(each.from), nounOf(target(each) ?? '')];
    if (from === undefined || to === undefined || from === to) continue;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  expect(needs.size).toBeGreaterThan(0);
  const reaches = (start: string) => {
    const reached = new Set(needs.get(start));
    // The loop also visits nouns that are added to the set meanwhile.
    for (const noun of reached) for (const next of needs.get(noun) ?? []) reached.add(next);
    return reached;
  };
  expect([...needs.keys()].filter((noun) => reaches(noun).has(noun))).toEqual([]);
});
