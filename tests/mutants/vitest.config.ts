import { defineConfig } from 'vitest/config';
import { UNIT } from '../vitest.config.ts';

/** Instrumented code is slow; StrykerJS has its own time limit for endless mutants. */
const TIMEOUT = 120_000;

/** Unit tests only: a mutant that only an engine or a server would detect survives. */
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
