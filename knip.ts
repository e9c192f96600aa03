import type { KnipConfig } from 'knip';

// `npm run check` finds dead code twice: with all entry points, and with those alone that production has, because what only
// a test or a measurement reaches is dead too. `@internal` marks the exceptions.

/** What is deployed, or loaded by a browser. Files that nothing but these reach ship. */
const PRODUCTION = [
  'web/service-worker.ts',
  // Vite puts these into the pages and builds the workers by their addresses.
  'web/features/landing/{documents.tsx,greet.ts}',
  'web/features/plans/greet.ts',
  'web/generation/downscale.worker.ts',
  'web/recogniser/recogniser.worker.ts',
  // `functions/routes.ts` names the handlers as strings.
  'functions/*/*.ts',
  // `vite.config.ts` builds with these.
  'web/manifest.ts',
  'web/features/{landing,plans}/prerender.ts',
  // `sst.config.ts` deploys these.
  'infra/{alarms/alarms,alarms/budget,alarms/dashboard,api/api,api/generation,api/jobs,stage/stage,stage/stripe-prices,web/router,web/web}.ts',
  'infra/credentials/index.mjs',
];

/**
 * Code that nothing in production reaches yet. It reads lines and diets of recipes that people write, for importing
 * recipes; until then `npm test` and `npm run eval` hold it to its gates.
 */
const FOR_READING_RECIPES = ['core/recipe/lines/parse-line.ts', 'core/recipe/diets.ts'];

/** Commands of package.json, and files that are started by their path. */
const DEVELOPMENT = [
  'local/{start,dev,install}.{ts,mjs}',
  'local/detect/{see,detect.worker}.ts',
  'local/gallery/main.tsx',
  'tests/vitest.config.ts',
  'tests/web/setup.ts',
  'tests/journeys/support/ollama.ts',
  'tools/test-photos/draw.ts',
  'tests/infra/support/engine.ts',
  'tests/**/*.test.{ts,tsx}',
  'bench/thin-client.mjs',
  'bench/attacks/zones-stage.ts',
  'tools/recogniser/calibrate.ts',
];

export default {
  entry: [...[...PRODUCTION, ...FOR_READING_RECIPES].map((file) => `${file}!`), ...DEVELOPMENT],
  project: ['{core,functions,infra,web}/**/*.{ts,tsx,mjs}!', '{local,tests,bench,tools}/**/*.{ts,tsx,mjs}'],
  // Tests and tools look at some values of a file that ships; its own code uses them as well.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // Named in web/app.css.
  ignoreDependencies: ['tailwindcss'],
  // Only who measures or records needs them.
  ignoreBinaries: ['java', 'lame'],
} satisfies KnipConfig;
