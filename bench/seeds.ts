import type { Measured } from './support/measured.ts';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const LIVES = 100_000;

/** The lives that the tests live a thousand of, a hundred times as many. What fails is printed with the way to it. */
export async function seeds(): Promise<Measured[]> {
  const { status } = spawnSync('vitest', ['run', '--config', 'tests/vitest.config.ts', 'tests/simulation'], {
    stdio: 'inherit',
    env: { ...process.env, MUNCHIFY_SEEDS: String(LIVES), MUNCHIFY_SEED: String(randomInt(2 ** 31)) },
  });
  const holds = status === 0;
  return [{ name: 'simulated lives that break a rule', budget: '0', measured: `${LIVES} lives`, holds }];
}
