import { defineConfig } from 'vitest/config';

/** What is deployed is tested apart: it needs SST's platform, and takes its minutes once for all of these tests. */
export default defineConfig({
  test: {
    name: 'infra',
    include: ['tests/infra/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/infra/support/deploy-all.ts'],
    env: { MUNCHIFY_LOG: 'off' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
