import type { GenerationEvent } from '#core/generation/model/events.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Requester } from '#core/generation/run/requester.ts';
import { generateRecipe, type GenerateRequest } from '#core/generation/run/generate-recipe.ts';
import { ModelFailure } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { recipeUsage } from '#core/plan/quota.ts';
import { DAY } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aCook, aUserId, NOON } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, NO_FOOD, scriptedModel, type ScriptedModel } from '#tests/support/models.ts';

const JPEG = await plainJpeg();
const MONTH = '2026-11';

let ports: FakePorts;
let model: ScriptedModel;
let events: GenerationEvent[];
let cook: Requester;

beforeEach(async () => {
  model = scriptedModel('m', DRAFT);
  ports = fakePorts(NOON, [model]);
  cook = await aCook(ports);
  events = [];
});

const generate = (request: Partial<GenerateRequest> = {}) =>
  generateRecipe(
    ports,
    cook,
    {
      key: aUserId(),
      bodyHash: 'body',
      photos: [JPEG],
      language: 'en',
      preferences: NO_PREFERENCES,
      joins: false,
      ...request,
    },
    (event) => events.push(event),
  );

const usage = () => ports.usage.find(cook.userId, MONTH);
const recipes = async () => (await ports.recipes.list(cook.userId, { limit: 100 })).items;

describe('generating a recipe', () => {
  test('saves it with its photos and takes one off the month', async () => {
    const generated = await generate();
    expect(generated).toMatchObject({
      ok: true,
      value: { title: 'Tomato soup', ingredients: ['4 tomatoes', '1\u00a0tbsp olive oil'] },
    });
    expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });

  test('keeps to what the cook avoids on every device, also where the request does not say so', async () => {
    await ports.profiles.setAvoid(cook.userId, { allergens: [], words: ['tomatoes'] });
    expect(await generate()).toEqual({ ok: false, error: { type: 'RecipeRefused' } });
    expect(await usage()).toMatchObject({ taken: 0 });
  });

  test('a free cook is refused the sixth recipe until the month turns', async () => {
    for (let number = 1; number <= 5; number += 1) expect(await generate()).toMatchObject({ ok: true });
    expect(await generate()).toEqual({
      ok: false,
      error: { type: 'QuotaExceeded', limit: 5, resetsAt: Date.UTC(2026, 11, 1) },
    });
    expect(model.prompts).toHaveLength(5);
    ports.now += 11 * DAY;
    expect(await generate()).toMatchObject({ ok: true });
  });

  test('of fifty at once with one recipe left, one is granted', async () => {
    cook = { ...cook, limit: 1 };
    const results = await Promise.all(Array.from({ length: 50 }, () => generate()));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });

  test('photos that cannot be read cost nothing, and no model sees them', async () => {
    expect(await generate({ photos: [Buffer.from('text')] })).toEqual({
      ok: false,
      error: { type: 'PhotoInvalid', photo: 1 },
    });
    expect(await usage()).toMatchObject({ taken: 0 });
    expect(model.prompts).toHaveLength(0);
  });
});

describe('a recipe that does not come', () => {
  test.each([
    ['nothing on the photos is food', NO_FOOD, 'NoFood'],
    ['no model answers', 'unavailable', 'AuthorUnavailable'],
    ['no model answers in time', 'timeout', 'AuthorUnavailable'],
    ['every model refuses', 'refused', 'AuthorUnavailable'],
    ['what they answer does not hold', 'prose', 'AuthorUnavailable'],
    ['the guard stops it twice', { ...DRAFT, title: 'Soup of lily of the valley' }, 'RecipeRefused'],
  ])('is given back when %s', async (_, answer, type) => {
    ports.models = [scriptedModel('m', answer)];
    expect(await generate()).toMatchObject({ ok: false, error: { type } });
    expect(await usage()).toEqual({ month: MONTH, taken: 0, leases: [] });
    expect(await recipes()).toHaveLength(0);
    expect(ports.storedPhotos.size).toBe(0);
  });

  test('may be asked for again under the same key', async () => {
    ports.models = [scriptedModel('m', 'unavailable')];
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: false });
    ports.models = [model];
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });
});

describe('the same key', () => {
  test('ten times in turn gives one recipe, asked for once', async () => {
    const results = [];
    for (let time = 0; time < 10; time += 1) results.push(await generate({ key: 'the-same-key' }));
    expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1);
    expect(model.prompts).toHaveLength(1);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('ten times at once: one is carried out, the others are told to wait', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => generate({ key: 'the-same-key' })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const waiting = results.filter((result) => !result.ok && result.error.type === 'RunInProgress');
    expect(waiting).toHaveLength(9);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('is joined by whoever listens: both get the one recipe', async () => {
    const results = await Promise.all([
      generate({ key: 'the-same-key' }),
      generate({ key: 'the-same-key', joins: true }),
    ]);
    expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1);
    expect(model.prompts).toHaveLength(1);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('is joined for half a minute; then whoever listens is asked to come again', async () => {
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

  test('of two cooks is two keys', async () => {
    await generate({ key: 'the-same-key' });
    cook = await aCook(ports);
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(model.prompts).toHaveLength(2);
  });
});

describe('an id that another recipe has already', () => {
  /** Makes two requests collide: the same millisecond and the same random number. */
  const colliding = (lots: number[]) => {
    ports.secrets = { ...ports.secrets, below: () => lots.shift() ?? 0 };
  };

  test('is left to it: the second recipe gets an id of its own, and both are paid for', async () => {
    colliding([7, 7, 7, 8]);
    const both = [await generate({ key: 'first-wish' }), await generate({ key: 'second-wish' })];
    expect(new Set(both.map((result) => result.ok && result.value.id)).size).toBe(2);
    expect(await recipes()).toHaveLength(2);
    expect(await usage()).toEqual({ month: MONTH, taken: 2, leases: [] });
    expect(await generate({ key: 'second-wish' })).toEqual(both[1]);
  });

  test('is not taken for the recipe of a run that was stopped', async () => {
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

describe('a run that outlives its lease', () => {
  /** Lets the model answer after the deadline, while something else happens. */
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

  test('is counted once, whether or not it was given back meanwhile', async () => {
    for (const meanwhile of [async () => undefined, () => recipeUsage(ports, cook)]) {
      cook = await aCook(ports);
      expect(await outlived(meanwhile)).toMatchObject({ ok: true });
      expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
      expect(await recipes()).toHaveLength(1);
    }
  });

  test('brings nothing when what it gave back was used meanwhile', async () => {
    cook = { ...cook, limit: 1 };
    expect(await outlived(() => generate())).toMatchObject({ error: { type: 'QuotaExceeded' } });
    expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });

  test('leaves recipe, photos and lease to whoever has taken it up', async () => {
    const late = await outlived(() => generate({ key: 'the-same-key' }));
    expect(late).toMatchObject({ error: { type: 'RunInProgress' } });
    expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });
});

test('a recipe that stands is paid for, though the function was stopped before it could say so', async () => {
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

test('the author is given fifty seconds, and no model more than its share of them', async () => {
  const deadlines: number[] = [];
  const failing = (name: string) => ({
    name,
    async *answer(_: unknown, deadline: number) {
      deadlines.push(deadline - ports.now);
      throw new ModelFailure('timeout', 'scripted');
    },
  });
  ports.models = [failing('first'), failing('second')];
  await generate();
  expect(deadlines).toEqual([30_000, 50_000]);
});

describe('a function that is stopped half-way', () => {
  /** Never returns from the model, as after a crash of the machine. */
  const stopped = () => {
    ports.models = [scriptedModel('m', () => new Promise<string>(() => undefined))];
    void generate({ key: 'the-same-key' });
    return new Promise((resolve) => setTimeout(resolve));
  };

  test('holds a recipe until its time is over, then gives it back to whoever looks', async () => {
    await stopped();
    const needs = { ...ports, clock: ports.clock };
    expect(await recipeUsage(needs, cook)).toMatchObject({ recipeCount: 1 });
    ports.now += RUN_TIMEOUT;
    expect(await recipeUsage(needs, cook)).toMatchObject({ recipeCount: 0 });
    expect(await usage()).toEqual({ month: MONTH, taken: 0, leases: [] });
  });

  test('makes room for the next recipe when the month is full', async () => {
    cook = { ...cook, limit: 1 };
    await stopped();
    ports.models = [model];
    expect(await generate()).toMatchObject({ error: { type: 'QuotaExceeded' } });
    ports.now += RUN_TIMEOUT;
    expect(await generate()).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });

  test('is carried on under its key once its time is over', async () => {
    await stopped();
    ports.models = [model];
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ error: { type: 'RunInProgress' } });
    ports.now += RUN_TIMEOUT;
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });

  test('in one month is paid for in that month, though it is asked for again in the next', async () => {
    ports.now = Date.UTC(2026, 10, 30, 23, 59);
    await stopped();
    ports.models = [model];
    ports.now += RUN_TIMEOUT;
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
    expect(await ports.usage.find(cook.userId, '2026-12')).toMatchObject({ taken: 0 });
  });
});
