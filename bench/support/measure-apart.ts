import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Measured } from './measured.ts';

/** Runs a bench in a process of its own, so that its modules and leftover processes affect no other bench. */
export function measureApart(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly Measured[]> {
  return new Promise((resolve) => {
    let rows: readonly Measured[] = [];
    fork(join(import.meta.dirname, '../one.ts'), [name], { env })
      .once('message', (message) => (rows = message as readonly Measured[]))
      .once('exit', () => resolve(rows.length > 0 ? rows.map(checked) : [unmeasured(name)]));
  });
}

/** Runs the short form of a bench, as `npm run test:long` does. */
export const measureShort = (name: string, env: NodeJS.ProcessEnv = {}): Promise<readonly Measured[]> =>
  measureApart(name, { ...process.env, MUNCHIFY_BENCH: 'short', MUNCHIFY_LOG: 'off', ...env });

const unmeasured = (name: string): Measured => ({
  name: `${name} has measured nothing`,
  budget: '',
  measured: '',
  holds: false,
});

/** Text without a real figure: no number, or the median of none. */
const NOTHING = /NaN|Infinity|undefined|\bof 0\b|^$/;

/** Fails a row without a real figure. */
const checked = (row: Measured): Measured => (NOTHING.test(row.measured) ? { ...row, holds: false } : row);
