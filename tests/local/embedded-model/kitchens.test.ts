import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodByName } from '#core/nutrition/foods/foods.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';
import { tries } from '#tests/long.ts';
import { composed } from './composed.ts';

// Foods of real kitchens: eggs, pasta, meat, fish, rice and pulses, not vegetables and fruit alone.

/** Number of recipes for each kitchen. */
const SEEDS = tries(2, 6);

/** Random kitchens with meat. */
const KITCHENS = tries(40, 200);

type Kitchen = { readonly foods: readonly FoodId[]; readonly language: Language; readonly seed: number };

const recipeOf = ({ foods, language, seed }: Kitchen, isConfirmed: boolean) => {
  const ingredients = { ...NO_INGREDIENTS, confirmed: isConfirmed ? foods.map((food) => ({ food })) : [] };
  return composed(foods, { language, preferences: NO_PREFERENCES, ingredients, seed });
};

const GO_TOGETHER: readonly string[] = [
  'egg pasta tomato',
  'egg rice',
  'egg tomato bell-pepper onion',
  'egg potato sausage',
  'egg bulgur',
  'minced-beef pasta',
  'minced-beef pasta carrot tomato-paste',
  'minced-beef bulgur green-pepper yoghurt',
  'minced-beef tomato kidney-beans',
  'filled-pasta yoghurt garlic parsley',
  'filled-pasta tomato cheese',
  'pasta olive tomato-paste',
  'pasta chickpeas tomato',
  'pasta red-lentils tomato',
  'bulgur parsley tomato cucumber',
  'rice chickpeas onion',
  'red-lentils carrot potato sausage',
  'red-lentils rice',
  'cod potato lemon olive',
  'salmon rice leek',
  'chicken rice yoghurt lemon',
  'sausage potato onion ketchup',
];

test.each(GO_TOGETHER)('a cook with %s gets a dish of all of it', (foods) => {
  const given = foods.split(' ');
  for (const language of Language.options)
    for (const isConfirmed of [true, false])
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const { lines } = recipeOf({ foods: given, language, seed }, isConfirmed) ?? expect.fail();
        expect(lines.map(({ food }) => foodByName(food)?.id)).toEqual(expect.arrayContaining(given));
      }
});

test.each(['bulgur', 'filled-pasta', 'olive', 'parsley', 'tomato-paste'])(
  'a cook with nothing but %s gets a dish based on it',
  (food) => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { title } = recipeOf({ foods: [food], language: 'en', seed }, true) ?? expect.fail();
      expect(title).toMatch(/bulgur|tortellini|olives|parsley|tomato/i);
    }
  },
);

const MEATS = ['chicken', 'chicken-leg', 'turkey', 'minced-beef', 'minced-pork', 'bratwurst', 'pork'];

const anyKitchenWith = (foods: readonly FoodId[]) =>
  fc.record({
    foods: fc
      .tuple(fc.constantFrom(...foods), fc.uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { maxLength: 4 }))
      .map(([food, others]) => [...new Set([food, ...others])]),
    language: fc.constantFrom(...Language.options),
    seed: fc.nat(),
  });

test('poultry, mince, pork and sausages are cooked through, and the cook is told how to check', () => {
  let dishes = 0;
  fc.assert(
    fc.property(anyKitchenWith(MEATS), (kitchen) => {
      const recipe = recipeOf(kitchen, true);
      // There is no dish of pork and tortellini: all ticked foods are used, or there is no recipe.
      if (!recipe) return;
      const { lines, steps } = recipe;
      if (!lines.some(({ food }) => MEATS.includes(foodByName(food)?.id ?? ''))) return;
      dishes += 1;
      expect(steps.join(' ')).toMatch(/no pink is left .* 75 °C|nichts mehr rosa .* 75 °C/);
    }),
    { numRuns: KITCHENS },
  );
  expect(dishes).toBeGreaterThan(0.4 * KITCHENS);
});

test('the food safety rules add nothing about meat, fish and eggs', () => {
  fc.assert(
    fc.property(anyKitchenWith([...MEATS, 'egg', 'cod', 'salmon', 'prawn', 'sausage']), (kitchen) => {
      const draft = recipeOf(kitchen, false) ?? expect.fail();
      const text = safeSteps(draft, kitchen.language).join(' ');
      for (const rule of ['cooked through', 'raw egg', 'raw meat or fish'] as const)
        expect(text).not.toContain(SAFETY_SENTENCES[rule][kitchen.language]);
    }),
    { numRuns: KITCHENS },
  );
});
