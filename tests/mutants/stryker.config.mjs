// `npm run mutants` changes one thing at a time in the rules below, and has the unit tests notice it.
import { sampleLines } from './sample-lines.mjs';

/** Folders with rules. Foods are data, which the evaluation measures. */
const RULES = {
  'core/recipe': ['core/recipe/**/*.ts'],
  'core/nutrition': ['core/nutrition/*.ts', 'core/nutrition/foods/match-food.ts'],
  'core/plan': ['core/plan/**/*.ts'],
  'web/shared/sync': ['web/shared/{sync,platform/storage}/**/*.ts'],
};

/** Tests beside the rules have to notice: tests of handlers and screens would, too, but take minutes for each mutant. */
const TESTS = {
  'core/recipe': ['tests/core/recipe/**/*.test.ts', 'tests/core/nutrition/**/*.test.ts'],
  'core/nutrition': ['tests/core/recipe/**/*.test.ts', 'tests/core/nutrition/**/*.test.ts'],
  // The month's quota is tested where recipes are charged to it.
  'core/plan': [
    'tests/core/plan/**/*.test.ts',
    'tests/core/generation/run/{admission,lease,same-key,generate-recipe}.test.ts',
  ],
  // A worker is loaded anew by each of its tests, and StrykerJS loads each module once.
  'web/shared/sync': ['tests/web/**/*.test.{ts,tsx}', '!tests/web/features/library/data/worker-end.test.ts'],
};

const { MUTANTS_FOLDER: folder, MUTANTS_SAMPLE: sample } = process.env;
const files = folder ? RULES[folder] : Object.values(RULES).flat();
const name = [folder?.replace('/', '-') ?? 'all', sample?.replace(':', '-') ?? 'whole'].join('-');

export default {
  mutate: sample ? sampleLines(files, sample) : files,
  testFiles: folder ? TESTS[folder] : Object.values(TESTS).flat(),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Rewriting it would need the API of an older TypeScript, and Vitest reads none of it.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', '.munchify', '.sst', 'dist'],
  // A mutant in what runs while modules load would need all tests each.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is not a mutant that never ends; loops that never end are counted, not timed.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `.cache/mutants/${name}-incremental.json`,
  tempDirName: `.cache/mutants/${name}-sandbox`,
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  htmlReporter: { fileName: `.cache/mutants/${name}.html` },
  reporters: ['progress', 'clear-text', 'html', 'json'],
};
