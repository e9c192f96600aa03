import { beforeEach, describe, expect, test } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { recipeUsage } from '#core/plan/quota.ts';
import { scriptedModel } from '#tests/support/models.ts';
import { cook, generate, goOnAsAnother, model, MONTH, ports, recipes, usage, startAnew } from './generate.ts';

beforeEach(startAnew);

describe('the same key', () => {
  test('used ten times in turn gives one recipe, generated once', async () => {
    const results = [];
    for (let time = 0; time < 10; time += 1) results.push(await generate({ key: 'the-same-key' }));
    expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1);
    expect(model.prompts).toHaveLength(1);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('used ten times at once starts one generation; the other requests are told to wait', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => generate({ key: 'the-same-key' })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const waiting = results.filter((result) => !result.ok && result.error.type === 'RunInProgress');
    expect(waiting).toHaveLength(9);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('is joined by a second request that asks to: both get the one recipe', async () => {
    const results = await Promise.all([
      generate({ key: 'the-same-key' }),
      generate({ key: 'the-same-key', joins: true }),
    ]);
    expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1);
    expect(model.prompts).toHaveLength(1);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('is joined for half a minute; then the second request is told to come again', async () => {
    ports.models = [scriptedModel('m', () => new Promise<string>(() => undefined))];
    void generate({ key: 'the-same-key' });
    const before = ports.now;
    expect(await generate({ key: 'the-same-key', joins: true })).toMatchObject({
      error: { type: 'RunInProgress' },
    });
    expect(ports.now - before).toBe(30_000);
  });

  test('with other photos is refused', async () => {
    await generate({ key: 'the-same-key' });
    expect(await generate({ key: 'the-same-key', bodyHash: 'another' })).toEqual({
      ok: false,
      error: { type: 'KeyReused' },
    });
  });

  test('A key that two cooks use is two keys', async () => {
    await generate({ key: 'the-same-key' });
    await goOnAsAnother();
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(model.prompts).toHaveLength(2);
  });
});

describe('an ID that another recipe has already', () => {
  /** Makes two requests collide: the same millisecond and the same random number. */
  const colliding = (lots: number[]) => {
    ports.secrets = { ...ports.secrets, below: () => lots.shift() ?? 0 };
  };

  test('stays with that recipe: the second one gets its own ID, and both are paid for', async () => {
    colliding([7, 7, 7, 8]);
    const both = [await generate({ key: 'first-wish' }), await generate({ key: 'second-wish' })];
    expect(new Set(both.map((result) => result.ok && result.value.id)).size).toBe(2);
    expect(await recipes()).toHaveLength(2);
    expect(await usage()).toEqual({ month: MONTH, taken: 2, leases: [] });
    expect(await generate({ key: 'second-wish' })).toEqual(both[1]);
  });

  test('is not mistaken for the recipe of a run that was stopped', async () => {
    colliding([7, 7]);
    ports.models = [scriptedModel('m', () => new Promise<string>(() => undefined))];
    void generate({ key: 'stopped-wish' });
    await new Promise((resolve) => setTimeout(resolve));
    ports.models = [model];
    await generate({ key: 'other-wish' });
    expect(await usage()).toMatchObject({ taken: 2 });
    ports.now += RUN_TIMEOUT;
    expect(await recipeUsage(ports, cook)).toMatchObject({ recipeCount: 1 });
    expect(await generate({ key: 'stopped-wish' })).toMatchObject({ ok: true });
    expect(await recipes()).toHaveLength(2);
    expect(await usage()).toMatchObject({ taken: 2, leases: [] });
  });
});
