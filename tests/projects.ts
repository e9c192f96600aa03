import { FILES, IMPORTS, target } from './structure/imports.ts';

/** Modules that start something real: an engine, a server, all Lambdas, a process, or a neural network. */
const REAL = new Set([
  'local/stage.ts',
  'local/server/http.ts',
  'local/server/lambda-runtime.ts',
  'local/embedded-model/compose.ts',
  'local/embedded-model/detect.ts',
  'web/page-pictures/engine.ts',
  'web/recogniser/network.ts',
  'node:child_process',
  'node:worker_threads',
]);

const imported = Map.groupBy(
  IMPORTS.filter(({ isType }) => !isType),
  ({ from }) => from,
);

/** Returns the test files that reach a module which starts something real, so that nobody has to keep a list. */
export const integrationTests = (): string[] =>
  FILES.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file) && startsSomethingReal(file));

function startsSomethingReal(test: string): boolean {
  const reached = new Set([test]);
  // A set is walked on into what is added meanwhile.
  for (const file of reached) {
    if (REAL.has(file)) return true;
    for (const each of imported.get(file) ?? []) reached.add(target(each) ?? each.to);
  }
  return false;
}
