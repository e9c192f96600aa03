import { defineConfig } from 'vitest/config';
import { UNIT } from '../vitest.config.ts';

/** Instrumented code is slow; StrykerJS has a time limit of its own for mutants that never end. */
const TIMEOUT = 120_000;

/** Unit tests alone: a mutant that only an engine or a server would notice has survived. */
export default defineConfig({
  test: {
    projects: UNIT.map(({ test, ...rest }) => ({
      ...rest,
      test: {
        ...test,
        setupFiles: [test?.setupFiles ?? [], 'tests/mutants/fewer-inputs.ts'].flat(),
        testTimeout: TIMEOUT,
      },
    })),
  },
});
