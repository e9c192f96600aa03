import { replaceAvoid } from '#core/account/avoid/change-avoid.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ModelFailure } from '#core/generation/model/model.ts';
import { DAY } from '#core/time.ts';
import { DRAFT, NO_FOOD, scriptedModel } from '#tests/support/models.ts';
import {
  allowOneRecipe,
  cook,
  generate,
  model,
  MONTH,
  ports,
  recipes,
  usage,
  startAnew,
} from './generate.ts';

beforeEach(startAnew);

describe('generating a recipe', () => {
  test('saves the recipe with its photos and takes one off the month', async () => {
    const generated = await generate();
    expect(generated).toMatchObject({
      ok: true,
      value: { title: 'Tomato soup', ingredients: ['4 tomatoes', '1\u00a0tbsp olive oil'] },
    });
    expect(await usage()).toEqual({ month: MONTH, taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });

  test('respects what the cook avoids on every device, even if the request leaves it out', async () => {
    await replaceAvoid(ports, cook.userId, { allergens: [], words: ['tomatoes'] });
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

  test('Only one of fifty simultaneous requests gets the last recipe of the month', async () => {
    allowOneRecipe();
    const results = await Promise.all(Array.from({ length: 50 }, () => generate()));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
    expect(await recipes()).toHaveLength(1);
    expect(ports.storedPhotos.size).toBe(1);
  });

  test('unreadable photos cost nothing, and are sent to no model', async () => {
    expect(await generate({ photos: [Buffer.from('text')] })).toEqual({
      ok: false,
      error: { type: 'PhotoInvalid', photo: 1 },
    });
    expect(await usage()).toMatchObject({ taken: 0 });
    expect(model.prompts).toHaveLength(0);
  });
});

describe('a generation that fails', () => {
  test.each([
    ['nothing on the photos is food', NO_FOOD, 'NoFood'],
    ['no model answers', 'unavailable', 'AuthorUnavailable'],
    ['no model answers in time', 'timeout', 'AuthorUnavailable'],
    ['every model refuses', 'refused', 'AuthorUnavailable'],
    ['what they answer does not hold', 'prose', 'AuthorUnavailable'],
    ['the guard stops it twice', { ...DRAFT, title: 'Soup of lily of the valley' }, 'RecipeRefused'],
  ])('is not charged when %s', async (_, answer, type) => {
    ports.models = [scriptedModel('m', answer)];
    expect(await generate()).toMatchObject({ ok: false, error: { type } });
    expect(await usage()).toEqual({ month: MONTH, taken: 0, leases: [] });
    expect(await recipes()).toHaveLength(0);
    expect(ports.storedPhotos.size).toBe(0);
  });

  test('may be repeated under the same key', async () => {
    ports.models = [scriptedModel('m', 'unavailable')];
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: false });
    ports.models = [model];
    expect(await generate({ key: 'the-same-key' })).toMatchObject({ ok: true });
    expect(await usage()).toMatchObject({ taken: 1, leases: [] });
  });
});

test('a generation may take fifty seconds in all, and each model only its share of them', async () => {
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
