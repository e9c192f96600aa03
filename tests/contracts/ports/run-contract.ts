import { beforeAll, describe, expect, test } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId } from '#tests/support/examples.ts';
import { aRun } from './a-run.ts';

export function runContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('runs', () => {
    test('Ten simultaneous requests with one key begin one run, and all of them get it', async () => {
      const userId = aUserId();
      const key = aUserId();
      const held = await Promise.all(
        Array.from({ length: 10 }, () => ports.runs.begin(userId, aRun({ key }))),
      );
      expect(new Set(held.map(({ attempt }) => attempt)).size).toBe(1);
      expect(await ports.runs.find(userId, key)).toEqual(held[0]);
      expect(await ports.runs.find(aUserId(), key)).toBeUndefined();
    });

    test('a run is restarted by only one of the requests that saw it', async () => {
      const userId = aUserId();
      const held = await ports.runs.begin(userId, aRun());
      const taken = await Promise.all(
        [1, 2, 3].map((id) => ports.runs.restart(userId, held, { ...held, attempt: `attempt ${id}` })),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    test('a run is not restarted with a state from before it was saving, done or failed', async () => {
      for (const state of ['saving', 'done', 'failed'] as const) {
        const userId = aUserId();
        const held = await ports.runs.begin(userId, aRun());
        await (state === 'saving'
          ? ports.runs.startSaving(userId, held)
          : ports.runs.end(userId, held, state));
        expect(await ports.runs.restart(userId, held, { ...held, attempt: 'the next' })).toBe(false);
        const found = { ...held, state };
        expect(await ports.runs.restart(userId, found, { ...held, attempt: 'the next' })).toBe(true);
      }
    });

    test('a run is ended only by its own attempt', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      await ports.runs.end(userId, { ...run, attempt: 'another' }, 'failed');
      expect((await ports.runs.find(userId, run.key))?.state).toBe('running');
      await ports.runs.end(userId, run, 'done');
      expect((await ports.runs.find(userId, run.key))?.state).toBe('done');
    });
  });

  describe('a run that is cancelled', () => {
    test('stays cancelled when an attempt ends it', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      expect(await ports.runs.cancel(userId, run)).toBe(true);
      expect(await ports.runs.cancel(userId, run)).toBe(true);
      expect(await ports.runs.startSaving(userId, run)).toBe(false);
      await ports.runs.end(userId, run, 'failed');
      expect((await ports.runs.find(userId, run.key))?.state).toBe('cancelled');
    });

    test('stays cancelled when a request that saw it running restarts it', async () => {
      const userId = aUserId();
      const held = await ports.runs.begin(userId, aRun());
      expect(await ports.runs.cancel(userId, held)).toBe(true);
      expect(await ports.runs.restart(userId, held, { ...held, attempt: 'the next' })).toBe(false);
      expect(await ports.runs.find(userId, held.key)).toEqual({ ...held, state: 'cancelled' });
    });

    test('stays cancelled when a restart whose answer was lost is sent again', async () => {
      const userId = aUserId();
      const held = await ports.runs.begin(userId, aRun());
      const next = { ...held, attempt: 'the next' };
      expect(await ports.runs.restart(userId, held, next)).toBe(true);
      expect(await ports.runs.restart(userId, held, next)).toBe(true);
      expect(await ports.runs.cancel(userId, next)).toBe(true);
      expect(await ports.runs.restart(userId, held, next)).toBe(false);
      expect((await ports.runs.find(userId, held.key))?.state).toBe('cancelled');
    });

    test('A cancellation and a restart at the same time do not both succeed', async () => {
      for (let time = 0; time < 10; time += 1) {
        const userId = aUserId();
        const held = await ports.runs.begin(userId, aRun());
        const [isCancelled, isTaken] = await Promise.all([
          ports.runs.cancel(userId, held),
          ports.runs.restart(userId, held, { ...held, attempt: 'the next' }),
        ]);
        expect([isCancelled, isTaken].filter(Boolean)).toHaveLength(1);
      }
    });

    test('cannot be restarted, also if it had failed before it was cancelled', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      await ports.runs.end(userId, run, 'failed');
      expect(await ports.runs.cancel(userId, run)).toBe(true);
      const held = { ...run, state: 'failed' } as const;
      expect(await ports.runs.restart(userId, held, { ...run, attempt: 'the next' })).toBe(false);
      expect((await ports.runs.find(userId, run.key))?.state).toBe('cancelled');
    });

    test('A cancellation and the start of saving at the same time do not both succeed', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      const [isSaving, isCancelled] = await Promise.all([
        ports.runs.startSaving(userId, run),
        ports.runs.cancel(userId, run),
      ]);
      expect([isSaving, isCancelled].filter(Boolean)).toHaveLength(1);
      expect((await ports.runs.find(userId, run.key))?.state).toBe(isSaving ? 'saving' : 'cancelled');
      expect(await ports.runs.startSaving(userId, run)).toBe(isSaving);
    });

    test('A run that a newer attempt has taken over is neither saved nor cancelled by the older one', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      await ports.runs.restart(userId, run, { ...run, attempt: 'the next' });
      expect(await ports.runs.startSaving(userId, run)).toBe(false);
      expect(await ports.runs.cancel(userId, run)).toBe(false);
    });
  });
}
