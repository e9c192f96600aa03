import type { KnipConfig } from 'knip';

// `npm run check` looks for dead code twice: with all entry points, and with production's alone, because code that
// only a test or a measurement reaches is dead too. `@internal` marks the exceptions.

/** Entry points that are deployed or loaded by a browser. The files that they reach ship. */
const PRODUCTION = [
  'web/service-worker.ts',
  // Vite adds these to the pages and builds the workers from their URLs.
  'web/features/landing/{documents.tsx,head-script.ts}',
  'web/features/plans/first-screen-script.ts',
  'web/features/add/files/files.worker.ts',
  'web/generation/downscale.worker.ts',
  'web/page-pictures/page-pictures.worker.ts',
  'web/recogniser/recogniser.worker.ts',
  'web/scanner/barcode.worker.ts',
  // `functions/routes.ts` names the handlers as strings.
  'functions/*/*.ts',
  // `vite.config.ts` builds with these.
  'web/build/*.ts',
  'web/features/{landing,plans}/prerender.ts',
  // `sst.config.ts` deploys these.
  'infra/{alarms/alarms,alarms/budget,alarms/dashboard,api/api,api/generation,api/jobs,api/ring-delivery,stage/stage,stage/stripe-prices,web/router,web/web}.ts',
  // Imported by its path, and aliases of what Lambdas carry.
  'infra/api/build-lambdas.ts',
  'infra/replacements/*.mjs',
];

/** Commands of package.json, and files that are started by their path. */
const DEVELOPMENT = [
  'local/{start,dev,install}.{ts,mjs}',
  'local/detect/{see,detect.worker}.ts',
  'local/reading/reader.worker.ts',
  'tools/food-table/derive.ts',
  'tools/page-pictures/draw.ts',
  'tools/test-photos/draw.ts',
  'tests/infra/support/engine.ts',
  'tests/**/*.test.{ts,tsx}',
  'tests/support/threads/{obedient,hostile-reader}.worker.ts',
  'tests/mutants/{vitest.config,fewer-inputs}.ts',
  'bench/thin-client.mjs',
  'bench/attacks/zones-stage.ts',
  'bench/support/stage-process.ts',
  'bench/one.ts',
];

export default {
  workspaces: {
    '.': {
      entry: [...PRODUCTION.map((file) => `${file}!`), ...DEVELOPMENT],
      project: [
        '{core,functions,infra,web}/**/*.{ts,tsx,mjs}!',
        '{local,tests,bench,tools}/**/*.{ts,tsx,mjs}',
      ],
      stryker: { config: 'tests/mutants/stryker.config.mjs' },
      // Named in web/app.css, read by tools/page-pictures/print.ts, named in what a test has the compiler check, and
      // named by tools/measuring.
      ignoreDependencies: [
        'tailwindcss',
        '@fontsource/eb-garamond',
        'schema-dts',
        '@stryker-mutator/vitest-runner',
      ],
      // Needed only for measuring, recording and installing the browser of the tests.
      ignoreBinaries: ['apt-get', 'flock', 'java', 'lame', 'stryker'],
    },
  },
  // Programs that are started.
  ignoreWorkspaces: ['tools/measuring'],
  // Tests and tools import some values that the file itself uses as well.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig;
