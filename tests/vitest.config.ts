import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { integrationTests } from './projects.ts';

type Project = NonNullable<TestProjectInlineConfiguration['test']>;

const DEPLOY = [
  'tests/bench/bundles.test.ts',
  'tests/infra/{checker-lambdas,checker-products,checker-shares,checker-stage,deployment,edge,lambdas}.test.ts',
];
const SIMULATION = ['tests/simulation/**/*.test.ts', 'tests/every-call/**/*.test.ts'];
const INTEGRATION = integrationTests();

/** Pure rules and components. Whoever needs longer than this starts something or computes too much for a unit test. */
const UNIT_TIMEOUT = 5_000;

/** Engines and servers on a machine that is busy with something else. */
const REAL_TIMEOUT = 300_000;

const IN_ONE_PROCESS = { isolate: false, pool: 'threads' } as const;

const inNode = (test: Project): TestProjectInlineConfiguration => ({
  test: {
    environment: 'node',
    setupFiles: ['tests/chance.ts', 'tests/left-behind.ts'],
    env: { MUNCHIFY_LOG: 'off' },
    ...test,
  },
});

const inBrowser = (test: Project): TestProjectInlineConfiguration => ({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/chance.ts', 'tests/left-behind.ts', 'tests/web/setup.ts'],
    env: { MUNCHIFY_LOG: 'off' },
    ...test,
  },
});

const nodeTests = (files: readonly string[]) => files.filter((file) => file.endsWith('.ts'));
const browserTests = (files: readonly string[]) => files.filter((file) => file.endsWith('.tsx'));

/** Projects of `npm run check`, and of the check for mutants. */
export const UNIT: TestProjectInlineConfiguration[] = [
  inNode({
    name: 'unit',
    include: ['tests/**/*.test.ts'],
    exclude: [...INTEGRATION, ...SIMULATION, ...DEPLOY],
    ...IN_ONE_PROCESS,
    testTimeout: UNIT_TIMEOUT,
  }),
  inBrowser({
    name: 'unit-web',
    include: ['tests/web/**/*.test.tsx'],
    exclude: INTEGRATION,
    ...IN_ONE_PROCESS,
    testTimeout: UNIT_TIMEOUT,
  }),
];

export default defineConfig({
  test: {
    // Also on a machine with two cores: a test that waits for an engine leaves room for another.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      ...UNIT,
      inNode({
        name: 'integration',
        include: nodeTests(INTEGRATION),
        exclude: [...SIMULATION, ...DEPLOY],
        testTimeout: REAL_TIMEOUT,
      }),
      inBrowser({
        name: 'integration-web',
        include: browserTests(INTEGRATION),
        testTimeout: REAL_TIMEOUT,
      }),
      inNode({ name: 'simulation', include: SIMULATION, testTimeout: REAL_TIMEOUT }),
      inNode({
        name: 'deploy',
        include: DEPLOY,
        globalSetup: ['tests/infra/support/deploy-all.ts'],
        testTimeout: REAL_TIMEOUT,
        hookTimeout: REAL_TIMEOUT,
      }),
    ],
  },
});
