import { defineConfig } from 'vitest/config';

/** The tests of what `sst deploy` brings out. */
export const DEPLOYING = ['tests/infra/{checker,deployment,edge,lambdas}.test.ts'];

/** What is deployed is tested apart: it needs SST's platform, and takes its minutes once for all of these tests. */
export default defineConfig({
  test: {
    name: 'infra',
    include: DEPLOYING,
    environment: 'node',
    // Also on a machine of two.
    maxWorkers: '100%',
    globalSetup: ['tests/infra/support/deploy-all.ts'],
    env: { MUNCHIFY_LOG: 'off' },
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/infra.json' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
