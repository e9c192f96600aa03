import { fork } from 'node:child_process';
import { join } from 'node:path';
import { HOSTILE_FILES } from '#tests/cases/hostile/files.ts';
import { HOSTILE_PAGES } from '#tests/cases/hostile/pages.ts';
import type { Shape } from '#tests/cases/hostile/shape.ts';
import { HOSTILE_TEXTS } from '#tests/cases/hostile/texts.ts';
import type { Measured } from '../support/measured.ts';
import { some } from '../support/runs.ts';
import type { HostileKind, Taken } from './hostile-worker.ts';

const MAX_MS = 2_000;
const MAX_MB = 300;

/** Maximum growth of the time while the length grows sixteenfold. More would be worse than linear. */
const MAX_GROWTH = 40;

/** Times below this are ignored: every input may take a fixed number of steps. */
const NOTICEABLE_MS = 400;

const SHAPES: readonly (readonly [HostileKind, readonly Shape[]])[] = [
  ['page', HOSTILE_PAGES],
  ['text', HOSTILE_TEXTS],
  ['file', HOSTILE_FILES],
];

/** Measures CPU time and memory for input that takes as long as possible, from 1 KB to 4 MB. */
export async function hostileShapes(): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const [kind, shapes] of SHAPES)
    for (const [index, { name }] of some(shapes).entries())
      rows.push(rowOf(`hostile ${kind}: ${name}`, await takenBy(kind, index)));
  return rows;
}

/** Reads each shape in a process of its own, to measure its memory alone. */
const takenBy = (kind: HostileKind, index: number): Promise<readonly Taken[]> =>
  new Promise((resolve) => {
    let taken: readonly Taken[] = [];
    fork(join(import.meta.dirname, 'hostile-worker.ts'), [kind, String(index)])
      .once('message', (message) => (taken = message as readonly Taken[]))
      .once('exit', () => resolve(taken));
  });

function rowOf(name: string, taken: readonly Taken[]): Measured {
  const most = Math.max(...taken.map(({ ms }) => ms));
  const memory = Math.max(...taken.map(({ mb }) => mb));
  const growth = Math.max(
    1,
    ...taken.map(({ ms }, at) => (ms > NOTICEABLE_MS ? ms / (taken[at - 2]?.ms ?? ms) : 1)),
  );
  return {
    name,
    budget: `≤ ${MAX_MS} ms CPU, ≤ ${MAX_MB} MB`,
    measured: `${taken.map(({ ms }) => ms.toFixed(0)).join(' ')} ms, ${memory.toFixed(0)} MB`,
    holds: taken.length > 0 && most <= MAX_MS && memory <= MAX_MB && growth <= MAX_GROWTH,
  };
}
