import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { IS_LONG } from './long.ts';
import { LongestFirst } from './longest-first.ts';
import { testsOf } from './projects.ts';

type Project = NonNullable<TestProjectInlineConfiguration['test']>;

/** For engines and servers on a busy machine. */
const REAL_TIMEOUT = 300_000;

/**
 * For pure rules and components. A test that needs longer starts something or computes too much for a unit test. In the
 * long run, tests try many inputs.
 */
const UNIT_TIMEOUT = IS_LONG ? REAL_TIMEOUT : 5_000;

/** Timeout of polls, long enough for a busy machine. */
const EXPECT = { poll: { timeout: 30_000 } };

/** The embedded author writes without pauses. */
const ENV = { MUNCHIFY_LOG: 'off', MUNCHIFY_AUTHOR_PACE: '0' };

const IN_ONE_PROCESS = { isolate: false, pool: 'threads' } as const;

const WITH_STAGES = { globalSetup: ['tests/support/stage/stages.ts'] };

const NODE_SETUP = ['tests/chance.ts', 'tests/left-behind.ts'];

const WEB_SETUP = [...NODE_SETUP, 'tests/web/setup.ts'];

/** For projects in which users log in at a stage. */
const CHEAP_PASSWORDS = 'tests/cheap-passwords.ts';

const inNode = (test: Project): TestProjectInlineConfiguration => ({
  test: {
    environment: 'node',
    expect: EXPECT,
    setupFiles: NODE_SETUP,
    env: ENV,
    ...test,
  },
});

const inBrowser = (test: Project): TestProjectInlineConfiguration => ({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    expect: EXPECT,
    setupFiles: WEB_SETUP,
    env: ENV,
    ...test,
  },
});

const withRequests = (test: Project): TestProjectInlineConfiguration =>
  inBrowser({ setupFiles: [CHEAP_PASSWORDS, ...WEB_SETUP, 'tests/web/requests.ts'], ...test });

const nodeTests = (files: readonly string[]) => files.filter((file) => file.endsWith('.ts'));
const browserTests = (files: readonly string[]) => files.filter((file) => file.endsWith('.tsx'));

/** Projects of `npm run check`, and of the check for mutants. */
export const UNIT: TestProjectInlineConfiguration[] = [
  inNode({
    name: 'unit',
    include: nodeTests(testsOf('unit')),
    ...IN_ONE_PROCESS,
    testTimeout: UNIT_TIMEOUT,
  }),
  inBrowser({
    name: 'unit-web',
    include: browserTests(testsOf('unit')),
    ...IN_ONE_PROCESS,
    testTimeout: UNIT_TIMEOUT,
  }),
];

export default defineConfig({
  test: {
    // One more than the cores, because a test that waits for an engine leaves room for another.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...UNIT,
      inNode({
        name: 'integration',
        setupFiles: [...NODE_SETUP, CHEAP_PASSWORDS],
        include: nodeTests(testsOf('integration')),
        ...IN_ONE_PROCESS,
        testTimeout: REAL_TIMEOUT,
      }),
      inNode({
        name: 'shared',
        setupFiles: [...NODE_SETUP, CHEAP_PASSWORDS],
        include: nodeTests(testsOf('shared')),
        ...IN_ONE_PROCESS,
        ...WITH_STAGES,
        testTimeout: REAL_TIMEOUT,
      }),
      withRequests({
        name: 'shared-web',
        include: browserTests(testsOf('shared')),
        ...IN_ONE_PROCESS,
        ...WITH_STAGES,
        testTimeout: REAL_TIMEOUT,
      }),
      inNode({
        name: 'apart',
        setupFiles: [...NODE_SETUP, CHEAP_PASSWORDS],
        include: nodeTests(testsOf('apart')),
        pool: 'threads',
        testTimeout: REAL_TIMEOUT,
      }),
      withRequests({
        name: 'apart-web',
        include: browserTests(testsOf('apart')),
        pool: 'threads',
        ...WITH_STAGES,
        testTimeout: REAL_TIMEOUT,
      }),
      inNode({ name: 'simulation', include: testsOf('simulation'), testTimeout: REAL_TIMEOUT }),
      inNode({
        name: 'deploy',
        include: testsOf('deploy'),
        globalSetup: ['tests/infra/support/deploy-all.ts'],
        testTimeout: REAL_TIMEOUT,
        hookTimeout: REAL_TIMEOUT,
      }),
    ],
  },
});
