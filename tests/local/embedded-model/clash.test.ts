import { describe, expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { withoutWishes } from '#local/embedded-model/clash.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { embeddedModel } from '#tests/support/embedded.ts';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';

const write = (confirmed: readonly FoodId[], preferences: Preferences, model = embeddedModel) =>
  writeRecipe(
    { ...fakePorts(), models: [model] },
    {
      photos: [],
      language: 'en',
      preferences,
      ingredients: { ...NO_INGREDIENTS, confirmed: confirmed.map((food) => ({ food })) },
      seed: 3,
    },
    () => undefined,
  );

const wished = (preferences: Partial<Preferences>): Preferences => ({ ...NO_PREFERENCES, ...preferences });

describe('wishes that leave no dish', () => {
  test.each<[string, readonly FoodId[], Partial<Preferences>]>([
    [
      'vegan, 20 minutes and nothing to buy',
      ['chicken', 'rice', 'cream'],
      { dietaryPreferences: ['vegan'], maxPrepTime: 20, buysNothing: true },
    ],
    ['ten minutes for beef', ['beef', 'carrot'], { maxPrepTime: 10 }],
  ])('are reported, and without them there is one: %s', async (_wishes, foods, preferences) => {
    const refused = await write(foods, wished(preferences));
    expect(refused).toMatchObject({ error: { type: 'WishesClash' } });
    if (refused.ok || refused.error.type !== 'WishesClash') expect.fail();
    const { wishes, wish } = refused.error;
    expect(wishes[0]).toBe(wish);
    const kept: Preferences = withoutWishes(wished(preferences), wishes);
    expect(await write(foods, kept)).toMatchObject({ ok: true });
  });

  test('are a time limit, if a model takes longer twice', async () => {
    const slow = scriptedModel('m', { ...DRAFT, prepTime: 90 }, { ...DRAFT, prepTime: 80 });
    expect(await write(['tomato'], wished({ maxPrepTime: 30 }), slow)).toMatchObject({
      error: { type: 'WishesClash', wishes: ['maxPrepTime'] },
    });
  });

  test('are not blamed if the foods alone make no dish', async () => {
    expect(await write(['ketchup'], wished({ maxPrepTime: 20 }))).toMatchObject({
      error: { type: 'NoDish' },
    });
  });
});
