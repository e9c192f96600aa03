// `npm run mutants` changes one thing at a time in the rules below, and has the unit tests notice it.

/** Folders with rules. Foods are data, which the evaluation measures. */
const RULES = [
  'core/recipe/**/*.ts',
  'core/nutrition/**/*.ts',
  '!core/nutrition/foods/**',
  'core/nutrition/foods/match-food.ts',
  'core/plan/**/*.ts',
  'web/offline/**/*.ts',
];

export default {
  mutate: RULES,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Rewriting it would need the API of an older TypeScript, and Vitest reads none of it.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', '.munchify', '.sst', 'dist'],
  // A mutant in what runs while modules load would need all tests each.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  reporters: ['progress', 'clear-text', 'html', 'json'],
};
