import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missOf, preferencesWith } from '#core/generation/aim-check.ts';
import { AIMS, type Aim } from '#core/generation/aim.ts';
import type { Parent } from '#core/generation/generation-input.ts';
import { lineOf, type AnsweredDraft, type Draft } from '#core/generation/draft/draft.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { mainKindOf } from '#core/generation/main-kind.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodByName } from '#core/nutrition/foods/foods.ts';
import { compose, type CompositionRequest } from '#local/embedded-model/compose.ts';
import { DISH_FORMS } from '#local/embedded-model/dishes/dish-forms.ts';
import { parseWish } from '#local/embedded-model/parse-wish.ts';
import { isInAnyKitchen, SEASONINGS } from '#local/embedded-model/store-cupboard.ts';
import { FRIDGES } from '#tests/cases/fridges.ts';
import { tries } from '#tests/long.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';

const plain = (seed: number): CompositionRequest => ({ language: 'en', preferences: NO_PREFERENCES, seed });

/** The recipe to vary, as a request describes it. */
function parentOf(draft: Draft): Parent {
  const lines = draft.lines.map((line) => lineOf(line, 'en'));
  return { ...draft, lines, ...nutritionPerServing(lines, draft.servings) };
}

function vary(
  foods: readonly FoodId[],
  parent: Parent,
  aims: readonly Aim[],
  wish = '',
  seed = 2,
): AnsweredDraft {
  const { title, cuisine, nutrition } = parent;
  const variation = { aims, wish, title, cuisine, protein: nutrition.protein };
  const preferences = preferencesWith(aims, NO_PREFERENCES, parent);
  return compose(foods, { ...plain(seed), preferences, variation }) ?? expect.fail('There is no dish.');
}

const brief = (parent: Parent, aims: readonly Aim[]) => ({
  photos: [],
  language: 'en' as const,
  preferences: NO_PREFERENCES,
  seed: 1,
  parent,
  aims,
});

const VARIATIONS = tries(20, 200);
const OTHERS = tries(12, 150);

const FOODS = ['tomato', 'courgette', 'carrot', 'egg', 'milk', 'leek'] as const;
const someFoods = fc
  .uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { minLength: 2, maxLength: 5 })
  .filter((foods) => foods.some((food) => !SEASONINGS.has(food)));

describe('a variation by the embedded author', () => {
  test.each(AIMS)('fulfils the aim %s nine times out of ten, whatever the foods', (aim) => {
    let varied = 0;
    let met = 0;
    fc.assert(
      fc.property(someFoods, fc.nat(), (foods, seed) => {
        const parent = parentOf(compose(foods, plain(seed)) ?? expect.fail());
        // A dish that is already quick is refused.
        if (aim === 'quicker' && (parent.prepTime ?? 0) < 20) return;
        varied += 1;
        const variation = readDraft(vary(foods, parent, [aim], '', seed + 1), 'en');
        if (missOf(variation, brief(parent, [aim])) === undefined) met += 1;
      }),
      { numRuns: VARIATIONS, seed: 7 },
    );
    expect(varied).toBeGreaterThan(0.45 * VARIATIONS);
    expect(met / varied).toBeGreaterThan(0.9);
  });

  test('is another dish, if there is one', () => {
    let others = 0;
    fc.assert(
      fc.property(someFoods, fc.nat(), (foods, seed) => {
        const parent = parentOf(compose(foods, plain(seed)) ?? expect.fail());
        const titles = DISH_FORMS.map((form) => compose(foods, plain(seed), [form])?.title);
        if (titles.every((title) => title === undefined || title === parent.title)) return;
        others += 1;
        expect(vary(foods, parent, [], '', seed).title).not.toBe(parent.title);
      }),
      { numRuns: OTHERS },
    );
    expect(others).toBeGreaterThan(0.8 * OTHERS);
  });

  const parent = parentOf(compose(FOODS, plain(1)) ?? expect.fail());
  const foodsOf = ({ lines }: Draft) => lines.map(({ food }) => foodByName(food)?.id);

  test('for children has neither pepper nor nuts nor ginger', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const foods = foodsOf(vary(['apple', 'carrot', 'milk'], parent, ['children'], '', seed));
      for (const food of ['black-pepper', 'walnut', 'almond', 'mustard']) expect(foods).not.toContain(food);
    }
  });

  test('with the aim cheaper adds no expensive food', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const foods = foodsOf(vary(FOODS, parent, ['cheaper'], '', seed));
      for (const food of ['parmesan', 'feta', 'walnut', 'butter']) expect(foods).not.toContain(food);
    }
  });

  test('keeps eggs and other proteins in a third of the fridges, and most of the rest', () => {
    const kitchens = FRIDGES.filter((_, index) => index % 3 === 0);
    const dropped = kitchens.flatMap((foods, seed) => {
      const ticked = { ...NO_INGREDIENTS, confirmed: foods.map((food) => ({ food })) };
      const dish = parentOf(compose(foods, { ...plain(seed), ingredients: ticked }) ?? expect.fail());
      const own = dish.lines.flatMap(({ food }) => (food && !isInAnyKitchen(food) ? [food] : []));
      const kept = foodsOf(vary(own, dish, [], '', seed));
      return own.filter((food) => !kept.includes(food)).map((food) => ({ food, dish: dish.title }));
    });
    expect(dropped.filter(({ food }) => food === 'egg' || mainKindOf(food) === 'protein')).toEqual([]);
    expect(dropped.length / kitchens.length).toBeLessThan(1 / 5);
  });

  test.each([
    ['as a soup please', /soup$|soup with/],
    ['lieber eine Suppe', /soup$|soup with/],
    ['Could we have pasta?', /pasta|tagliatelle/i],
  ])('follows the wish "%s"', (wish, title) => {
    expect(vary(FOODS, parent, [], wish).title).toMatch(title);
  });

  test('leaves out foods that the wish excludes', () => {
    for (const wish of ['without onion', 'bitte ohne Zwiebeln']) {
      for (let seed = 0; seed < 10; seed += 1)
        expect(foodsOf(vary(FOODS, parent, [], wish, seed))).not.toContain('onion');
    }
  });

  test('follows words that name an aim or a cuisine, in both languages', () => {
    expect(parseWish('something quicker and cheaper')).toMatchObject({ aims: ['quicker', 'cheaper'] });
    expect(parseWish('etwas Schnelleres mit mehr Eiweiß')).toMatchObject({ aims: ['quicker', 'protein'] });
    expect(parseWish('less protein')).toMatchObject({ aims: [] });
    expect(parseWish('lieber italienisch')).toMatchObject({ cuisine: 'Italian' });
    expect(vary(FOODS, parent, [], 'Indian please').cuisine).toBe('Indian');
  });
});
