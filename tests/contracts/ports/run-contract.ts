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
    test('A key under which ten requests begin at once has one run, which all of them get', async () => {
      const userId = aUserId();
      const key = aUserId();
      const held = await Promise.all(
        Array.from({ length: 10 }, () => ports.runs.begin(userId, aRun({ key }))),
      );
      expect(new Set(held.map(({ attempt }) => attempt)).size).toBe(1);
      expect(await ports.runs.find(userId, key)).toEqual(held[0]);
      expect(await ports.runs.find(aUserId(), key)).toBeUndefined();
    });

    test('a run is taken up by one of those who saw it', async () => {
      const userId = aUserId();
      const held = await ports.runs.begin(userId, aRun());
      const taken = await Promise.all(
        [1, 2, 3].map((id) => ports.runs.restart(userId, held, { ...held, attempt: `attempt ${id}` })),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    test('a run that has begun to save, failed or ended since is not taken up by what was seen before', async () => {
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

    test('only its own attempt ends a run', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      await ports.runs.end(userId, { ...run, attempt: 'another' }, 'failed');
      expect((await ports.runs.find(userId, run.key))?.state).toBe('running');
      await ports.runs.end(userId, run, 'done');
      expect((await ports.runs.find(userId, run.key))?.state).toBe('done');
    });
  });

  describe('a run that is cancelled', () => {
    test('stays cancelled, whoever ends it', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      expect(await ports.runs.cancel(userId, run)).toBe(true);
      expect(await ports.runs.cancel(userId, run)).toBe(true);
      expect(await ports.runs.startSaving(userId, run)).toBe(false);
      await ports.runs.end(userId, run, 'failed');
      expect((await ports.runs.find(userId, run.key))?.state).toBe('cancelled');
    });

    test('stays cancelled, whoever had seen it running and takes it up now', async () => {
      const userId = aUserId();
      const held = await ports.runs.begin(userId, aRun());
      expect(await ports.runs.cancel(userId, held)).toBe(true);
      expect(await ports.runs.restart(userId, held, { ...held, attempt: 'the next' })).toBe(false);
      expect(await ports.runs.find(userId, held.key)).toEqual({ ...held, state: 'cancelled' });
    });

    test('stays cancelled, though the attempt that took it up writes again because its answer was lost', async () => {
      const userId = aUserId();
      const held = await ports.runs.begin(userId, aRun());
      const next = { ...held, attempt: 'the next' };
      expect(await ports.runs.restart(userId, held, next)).toBe(true);
      expect(await ports.runs.restart(userId, held, next)).toBe(true);
      expect(await ports.runs.cancel(userId, next)).toBe(true);
      expect(await ports.runs.restart(userId, held, next)).toBe(false);
      expect((await ports.runs.find(userId, held.key))?.state).toBe('cancelled');
    });

    test('or taken up: of the two at once, one comes first', async () => {
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

    test('is not taken up either if it had failed before', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      await ports.runs.end(userId, run, 'failed');
      expect(await ports.runs.cancel(userId, run)).toBe(true);
      const held = { ...run, state: 'failed' } as const;
      expect(await ports.runs.restart(userId, held, { ...run, attempt: 'the next' })).toBe(false);
      expect((await ports.runs.find(userId, run.key))?.state).toBe('cancelled');
    });

    test('was not saving yet: of the two, one comes first', async () => {
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

    test('is not saved by an attempt that another has taken over', async () => {
      const userId = aUserId();
      const run = await ports.runs.begin(userId, aRun());
      await ports.runs.restart(userId, run, { ...run, attempt: 'the next' });
      expect(await ports.runs.startSaving(userId, run)).toBe(false);
      expect(await ports.runs.cancel(userId, run)).toBe(false);
    });
  });
}
