import { ORPHANED_AFTER } from '#core/recipe/pictures/orphan.ts';
import { sweepOrphans } from '#core/sharing/sweep-orphans.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelRun } from '#core/generation/run/reconcile-run.ts';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { recipeUsage } from '#core/plan/quota.ts';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';
import {
  allowOneRecipe,
  cook,
  generate,
  goOnAsAnother,
  model,
  MONTH,
  ports,
  recipes,
  usage,
  startAnew,
} from './generate.ts';

beforeEach(startAnew);

/** Runs the sweep, and returns the number of remaining photos. */
async function photosAfterSweep(): Promise<number> {
  ports.now += ORPHANED_AFTER;
  await sweepOrphans(ports);
  return ports.storedPhotos.size;
}

describe('a run that outlives its lease', () => {
  /** Lets the model answer after the deadline, and runs an action meanwhile. */
  const outlived = async (meanwhile: () => Promise<unknown>) => {
    const slow = scriptedModel('slow', async () => {
      ports.now += RUN_TIMEOUT;
      ports.models = [model];
      await meanwhile();
      return JSON.stringify(DRAFT);
    });
    ports.models = [slow];
    return generate({ key: 'the-same-key' });
  };

  test('is counted once, whether or not its lease was given back meanwhile', async () => {
    for (const meanwhile of [async () => undefined, () => recipeUsage(ports, cook)]) {
      await goOnAsAnother();
      expect(await outlived(meanwhile)).toMatchObject({ ok: true });
      expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
      expect(await recipes()).toHaveLength(1);
    }
  });

  test('brings no recipe if its place in the month was used meanwhile', async () => {
    allowOneRecipe();
    expect(await outlived(() => generate())).toMatchObject({ error: { type: 'QuotaExceeded' } });
    expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(await photosAfterSweep()).toBe(1);
  });

  test('leaves recipe, photos and lease to the attempt that has taken it over', async () => {
    const late = await outlived(() => generate({ key: 'the-same-key' }));
    expect(late).toMatchObject({ error: { type: 'RunInProgress' } });
    expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(await photosAfterSweep()).toBe(1);
  });
});

test('a saved recipe is counted, even if the function stopped before it could record that', async () => {
  const { commit } = ports.usage;
  ports.usage = { ...ports.usage, commit: () => new Promise<never>(() => undefined) };
  void generate({ key: 'the-same-key' });
  await new Promise((resolve) => setTimeout(resolve));
  ports.usage = { ...ports.usage, commit };
  expect(await usage()).toMatchObject({ taken: 1, leases: [{ key: 'the-same-key' }] });
  ports.now += RUN_TIMEOUT;
  expect(await recipeUsage(ports, cook)).toMatchObject({ recipeCount: 1 });
  expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
});

describe('a function that stops halfway', () => {
  /** Model that never answers, as after a crash of the machine. */
  const stopped = () => {
    ports.models = [scriptedModel('m', () => new Promise<string>(() => undefined))];
    void generate({ key: 'the-same-key' });
    return new Promise((resolve) => setTimeout(resolve));
  };

  test('reserves a recipe until its time is over, then the next look at the usage gives it back', async () => {
    await stopped();
    const needs = { ...ports, clock: ports.clock };
    expect(await recipeUsage(needs, cook)).toMatchObject({ recipeCount: 1 });
    ports.now += RUN_TIMEOUT;
    expect(await recipeUsage(needs, cook)).toMatchObject({ recipeCount: 0 });
    expect(await usage()).toEqual({ month: MONTH, taken: 0, leases: [] });
  });

  test('makes room for the next recipe when the month is full', async () => {
    allowOneRecipe();
    await stopped();
    ports.models = [model];
    expect(await generate()).toMatchObject({ error: { type: 'QuotaExceeded' } });
    ports.now += RUN_TIMEOUT;
    expect(await generate()).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('is continued under its key once its time is over', async () => {
    await stopped();
    ports.models = [model];
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ error: { type: 'RunInProgress' } });
    ports.now += RUN_TIMEOUT;
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(await photosAfterSweep()).toBe(1);
  });

  test('stays cancelled if it is cancelled during a retry, and nothing is charged', async () => {
    await stopped();
    ports.models = [model];
    ports.now += RUN_TIMEOUT;
    const { restart } = ports.runs;
    ports.runs = {
      ...ports.runs,
      async restart(...run) {
        expect(await cancelRun(ports, cook.userId, 'the-same-key')).toMatchObject({ ok: true });
        return restart(...run);
      },
    };
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ error: { type: 'RunInProgress' } });
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ error: { type: 'RunCancelled' } });
    expect(await usage()).toEqual({ month: MONTH, taken: 0, leases: [] });
    expect(await recipes()).toEqual([]);
    expect(await photosAfterSweep()).toBe(0);
  });

  test('is paid for in the month it started in, even if the retry is in the next month', async () => {
    ports.now = Date.UTC(2026, 10, 30, 23, 59);
    await stopped();
    ports.models = [model];
    ports.now += RUN_TIMEOUT;
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
    expect(await ports.usage.find(cook.userId, '2026-12')).toMatchObject({ taken: 0 });
  });
});
