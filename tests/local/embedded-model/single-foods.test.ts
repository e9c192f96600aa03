import { describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { compose } from '#local/embedded-model/compose.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { scriptedModel } from '#tests/support/models.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';

const NOT_ALONE: ReadonlySet<FoodId> = new Set(['ketchup', 'margarine', 'mayonnaise', 'olive-oil']);

const recipe = (foods: readonly FoodId[]) =>
  compose(foods, { language: 'en', preferences: NO_PREFERENCES, seed: 1 });

describe('a cook', () => {
  test('with nothing but sauces and fats gets no dish with foods that they lack', () => {
    for (const food of NOT_ALONE) expect(recipe([food])).toBeUndefined();
    expect(recipe([...NOT_ALONE])).toBeUndefined();
  });

  test('with an unknown food gets no recipe', () => {
    expect(recipe(['stardust'])).toBeUndefined();
  });

  test.each(KITCHEN_FOODS.filter((food) => !NOT_ALONE.has(food)))(
    'gets %s matched and counted in whole pieces',
    async (food) => {
      for (const language of ['en', 'de'] as const) {
        const draft = compose([food], { language, preferences: NO_PREFERENCES, seed: 7 });
        const written = await writeRecipe(
          { ...fakePorts(), models: [scriptedModel('m', draft ?? '')] },
          { photos: [], language, preferences: NO_PREFERENCES, seed: 7 },
          () => undefined,
        );
        expect(written).toMatchObject({ ok: true, value: { unmatchedShare: 0 } });
      }
    },
  );
});
