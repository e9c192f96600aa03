import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { DEPLOYING } from './infra/vitest.config.ts';

export default defineConfig({
  test: {
    // Also on a machine of two: what waits for the engines leaves room for another.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          // What is deployed is tested apart: `npm run infra`.
          exclude: DEPLOYING,
          environment: 'node',
          setupFiles: ['tests/chance.ts'],
          env: { MUNCHIFY_LOG: 'off' },
          testTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/chance.ts', 'tests/web/setup.ts'],
          env: { MUNCHIFY_LOG: 'off' },
          testTimeout: 300_000,
        },
      },
    ],
  },
});
