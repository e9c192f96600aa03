import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_LONG } from './long.ts';
import { FILES, IMPORTS, ROOT, target } from './structure/imports.ts';

/** Modules for tests whose files share one stage with all Lambdas, or the app with its requests. */
const SHARED = ['tests/support/stage/shared-stage.ts', 'tests/web/server.ts'];

/** Modules that need a process of their own: a stage with other stand-ins, or a Lambda without a stage. */
const OWN = ['tests/support/stage/test-stage.ts', 'local/stage.ts', 'local/server/lambda-runtime.ts'];

/** Modules that start something real: an engine, a server, a process, or a neural network. */
const REAL = [
  'local/server/http.ts',
  'local/embedded-model/compose.ts',
  'local/embedded-model/detect.ts',
  'web/page-pictures/engine.ts',
  'web/recogniser/network.ts',
  'node:child_process',
  'node:worker_threads',
];

const imported = Map.groupBy(
  IMPORTS.filter(({ isType }) => !isType),
  ({ from }) => from,
);

/** Resources a test needs, which decide the project that runs it. */
export type Kind = 'unit' | 'integration' | 'shared' | 'apart' | 'simulation' | 'deploy';

const withImports = (file: string) => ({ file, imports: reachedFrom(file) });

const TESTS = FILES.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file)).map(withImports);
const JOURNEYS = FILES.filter((file) => /^tests\/.*\.spec\.ts$/.test(file)).map(withImports);

/** Returns the test files of a kind for this run, `npm test` or `npm run test:long`, without a maintained list. */
export const testsOf = (kind: Kind): string[] =>
  TESTS.filter(({ file, imports }) => isInThisRun(file, imports) && kindOf(file, imports) === kind).map(
    ({ file }) => file,
  );

/** Returns the journeys of this run. */
export const journeys = (): string[] =>
  JOURNEYS.filter(({ file, imports }) => isInThisRun(file, imports)).map(({ file }) => file);

/** The long run has the files in its folders, and files that try more in it. */
function isInThisRun(file: string, imports: ReadonlySet<string>): boolean {
  const isLongAlone = /^tests\/(journeys\/)?long\//.test(file);
  return IS_LONG ? isLongAlone || imports.has('tests/long.ts') : !isLongAlone;
}

function kindOf(file: string, imports: ReadonlySet<string>): Kind {
  if (imports.has('tests/infra/support/deployment.ts') || file.startsWith('tests/long/infra/'))
    return 'deploy';
  if (/^tests\/(simulation|every-call)\//.test(file)) return 'simulation';
  const isShared = SHARED.some((each) => imports.has(each)) && !replacesModules(file);
  if (isShared && !imports.has('tests/support/stage/test-stage.ts')) return 'shared';
  if ([...SHARED, ...OWN].some((each) => imports.has(each))) return 'apart';
  return REAL.some((each) => imports.has(each)) ? 'integration' : 'unit';
}

/** `vi.mock` has no effect on a module that another file of the process has already loaded. */
const replacesModules = (file: string) => readFileSync(join(ROOT, file), 'utf8').includes('\nvi.mock(');

/** Returns a file with all that it imports, directly or not. */
function reachedFrom(test: string): ReadonlySet<string> {
  const reached = new Set([test]);
  // The loop also visits files that are added to the set meanwhile.
  for (const file of reached)
    for (const each of imported.get(file) ?? []) reached.add(target(each) ?? each.to);
  return reached;
}
