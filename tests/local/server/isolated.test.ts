import { afterEach, describe, expect, test } from 'vitest';
import { isolated, type Isolated, type IsolatedOptions } from '#local/reading/isolated.ts';

const FILE = new URL('../../support/threads/obedient.worker.ts', import.meta.url);

let threads: Isolated | undefined;
afterEach(() => threads?.close());

function start(options: Partial<IsolatedOptions> = {}): Isolated {
  const started = isolated({ file: FILE, data: {}, threads: 2, timeLimit: 60_000, memory: 64, ...options });
  threads = started;
  return started;
}

describe('work in its own thread', () => {
  test('runs while another thread is busy', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const { work } = start();
    const endless = work({ spinsUntil: flag });
    expect(await work({ answers: 'leek' })).toBe('leek');
    Atomics.store(flag, 0, 1);
    expect(await endless).toBe('stopped');
  });

  test('waits while all threads are busy, and is done in its turn', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const { work } = start({ threads: 1 });
    const all = [work({ spinsUntil: flag }), work({ answers: 1 }), work({ answers: 2 })];
    Atomics.store(flag, 0, 1);
    expect(await Promise.all(all)).toEqual(['stopped', 1, 2]);
  });

  test('is ended after its time limit, and so is work that waits for it; then a new thread works', async () => {
    const never = new Int32Array(new SharedArrayBuffer(4));
    const { work } = start({ threads: 1, timeLimit: 50 });
    const all = await Promise.allSettled([work({ spinsUntil: never }), work({ answers: 1 })]);
    expect(all).toMatchObject([{ reason: { name: 'WorkEnded' } }, { reason: { name: 'WorkEnded' } }]);
  });

  test('that uses up all memory ends only its own thread', async () => {
    const { work } = start({ threads: 1 });
    await expect(work({ takes: 'all memory' })).rejects.toMatchObject({ name: 'WorkEnded' });
    expect(await work({ answers: 'leek' })).toBe('leek');
  });

  test('that fails reports its error, and the next is done', async () => {
    const { work } = start({ threads: 1 });
    await expect(work({ fails: 'No leek.' })).rejects.toThrow('No leek.');
    expect(await work({ answers: 'leek' })).toBe('leek');
  });

  test('ends when the pool is closed', async () => {
    const never = new Int32Array(new SharedArrayBuffer(4));
    const { work, close } = start({ threads: 1 });
    const all = Promise.allSettled([work({ spinsUntil: never }), work({ answers: 1 })]);
    await close();
    expect(await all).toMatchObject([{ reason: { name: 'WorkEnded' } }, { reason: { name: 'WorkEnded' } }]);
  });
});
