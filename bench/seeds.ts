import type { Measured } from './support/measured.ts';
import { isShort } from './support/runs.ts';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** Number of scenarios. The short form only shows that the bench runs. */
const SCENARIOS = isShort ? 50 : 100_000;

/** Runs a hundred times as many scenarios as the tests. Prints the seed of a failing one. */
export async function seeds(): Promise<Measured[]> {
  const { status } = spawnSync('vitest', ['run', '--config', 'tests/vitest.config.ts', 'tests/simulation'], {
    stdio: 'inherit',
    env: { ...process.env, MUNCHIFY_SEEDS: String(SCENARIOS), MUNCHIFY_SEED: String(randomInt(2 ** 31)) },
  });
  const holds = status === 0;
  return [
    {
      name: 'simulated scenarios that break an invariant',
      budget: '0',
      measured: `${SCENARIOS} scenarios`,
      holds,
    },
  ];
}
