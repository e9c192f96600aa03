import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Draft } from '#core/generation/draft/draft.ts';
import type { ReadDraft } from '#core/generation/draft/read-draft.ts';
import { CUISINES, NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodById, foodByName } from '#core/nutrition/foods/foods.ts';
import { usuallySuits } from '#core/recipe/diets.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import { DIFFICULTIES } from '#core/recipe/facts/difficulty.ts';
import { compose, type CompositionRequest } from '#local/embedded-model/compose.ts';
import { DISH_FORMS } from '#local/embedded-model/dishes/dish-forms.ts';
import { SEASONINGS, STORE_CUPBOARD } from '#local/embedded-model/store-cupboard.ts';
import { tries } from '#tests/long.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';
import { composed, composedOnce } from './composed.ts';

const anyFoods = fc.uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { minLength: 1, maxLength: 6 });

const anyRequest: fc.Arbitrary<CompositionRequest> = fc.record({
  language: fc.constantFrom('en', 'de'),
  seed: fc.integer(),
  preferences: fc.record(
    {
      dietaryPreferences: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 3 }),
      cuisine: fc.constantFrom(...CUISINES),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      maxPrepTime: fc.integer({ min: 10, max: 90 }),
    },
    { requiredKeys: ['dietaryPreferences'] },
  ),
});

/** Checks a rule on 200 recipes for different cooks. A cook who eats only seasonings gets no recipe. */
const ofAnyRecipe = (
  rule: (recipe: ReadDraft, foods: readonly FoodId[], request: CompositionRequest) => void,
) =>
  fc.assert(
    fc.property(anyFoods, anyRequest, (foods, request) => {
      const recipe = composedOnce(foods, request);
      if (recipe) rule(recipe, foods, request);
      const { dietaryPreferences } = request.preferences;
      const carries = (food: FoodId) =>
        !SEASONINGS.has(food) && dietaryPreferences.every((diet) => isEaten(food, diet));
      expect(recipe !== undefined || !foods.some(carries)).toBe(true);
    }),
    { numRuns: tries(40, 200) },
  );

/** Other dishes take more than ten minutes, as their water alone takes longer to boil. */
const isQuick = (food: FoodId): boolean =>
  !['bulgur', 'filled-pasta', 'pasta', 'red-lentils', 'rice'].includes(food) && !SEASONINGS.has(food);

const foodsOf = ({ lines }: Draft) => lines.map(({ food }) => foodByName(food)?.id);

const recipe = (foods: readonly FoodId[], preferences: Partial<Preferences> = {}, seed = 1) =>
  compose(foods, { language: 'en', preferences: { ...NO_PREFERENCES, ...preferences }, seed });

describe('any recipe', () => {
  test('has title, amounts and storage', () =>
    ofAnyRecipe(({ description, equipment = [], servingTip, storageTip, activeTime, prepTime }) => {
      for (const text of [description, servingTip, storageTip]) expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u);
      expect(equipment.length).toBeGreaterThan(0);
      expect(activeTime).toBeLessThanOrEqual(prepTime);
    }));

  test('is a valid draft and has all weights', () =>
    ofAnyRecipe((draft) => {
      expect(v.is(Draft, draft)).toBe(true);
      for (const { quantity, unit, grams, food } of draft.lines) {
        expect(quantity).toBeGreaterThan(0);
        expect(unit).not.toBeNull();
        expect(food === 'water' || grams > 0).toBe(true);
      }
    }));

  test('uses every line in its steps', () =>
    ofAnyRecipe(({ lines, steps }) => {
      const text = steps.join(' ').toLowerCase();
      for (const { name } of lines) expect(text).toContain(name.toLowerCase());
    }));

  test('takes as long as its steps say, and no longer than the cook has for foods that cook quickly', () =>
    ofAnyRecipe(({ prepTime, steps }, foods, { preferences }) => {
      const stated = [...steps.join(' ').matchAll(/(\d+) [Mm]inute/g)].map(([, minutes]) => Number(minutes));
      expect(prepTime).toBeGreaterThanOrEqual(stated.reduce((sum, minutes) => sum + minutes, 0));
      if (foods.some(isQuick)) expect(prepTime).toBeLessThanOrEqual(preferences.maxPrepTime ?? Infinity);
    }));

  test('uses only the given foods and staples', () =>
    ofAnyRecipe((draft, foods) => {
      const known = new Set<string | undefined>([...foods, ...STORE_CUPBOARD]);
      for (const food of foodsOf(draft)) expect(known).toContain(food);
    }));

  test('names each food once', () =>
    ofAnyRecipe((draft) => {
      expect(new Set(foodsOf(draft)).size).toBe(draft.lines.length);
    }));

  test('keeps to the diets', () =>
    ofAnyRecipe((draft, _foods, { preferences }) => {
      for (const diet of preferences.dietaryPreferences) {
        expect(draft.dietaryPreferences).toContain(diet);
        for (const food of foodsOf(draft)) expect(isEaten(food ?? '', diet), food).toBe(true);
      }
    }));

  test('reads as whole sentences', () =>
    ofAnyRecipe(({ title, steps }) => {
      expect(title).toMatch(/^\p{Lu}[^{}]+$/u);
      expect(title).not.toMatch(/undefined|false| {2}/);
      for (const step of steps) {
        expect(step).toMatch(/^[\p{Lu}\d][^{}]+\.$/u);
        expect(step).not.toMatch(/undefined|false| {2}|\.\.|, \./);
        expect(step).not.toMatch(/\. \p{Ll}/u);
      }
    }));

  test('is the same for the same seed', () =>
    ofAnyRecipe((draft, foods, request) => expect(composed(foods, request)).toEqual(draft)));
});

const isEaten = (food: FoodId, diet: Diet): boolean => {
  const known = foodById(food);
  return known !== undefined && usuallySuits(known, diet) && !UNEATEN[diet].includes(food);
};

const WITH_LACTOSE = [
  'milk',
  'soured-milk',
  'butter',
  'sour-cream',
  'cream',
  'yoghurt',
  'feta',
  'filled-pasta',
];
/** Ripe cheeses without lactose. */
const HARD_CHEESES = ['parmesan', 'gouda', 'cheese'];

const UNEATEN: Record<Diet, readonly string[]> = {
  vegetarian: ['parmesan'],
  vegan: [...WITH_LACTOSE, ...HARD_CHEESES, 'egg', 'honey'],
  'no-pork': [],
  'no-alcohol': [],
  'lactose-free': WITH_LACTOSE,
  'gluten-free': [
    'flour',
    'oats',
    'pasta',
    'couscous',
    'bread',
    'breadcrumbs',
    'soy-sauce',
    'oat-drink',
    'oat-yoghurt',
  ],
};

describe('a cook', () => {
  test('with one food gets different dishes from time to time', () => {
    const titles = Array.from({ length: 20 }, (_, seed) => recipe(['tomato'], {}, seed)?.title);
    expect(new Set(titles).size).toBeGreaterThan(5);
  });

  test('with bananas and onions gets a dish of one of the two', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const foods = foodsOf(recipe(['banana', 'onion'], {}, seed) ?? expect.fail());
      expect(foods.includes('banana') && foods.includes('onion')).toBe(false);
    }
  });

  test('with many foods gets a share of each and not a meal of each', () => {
    const grams = (foods: readonly FoodId[]) => {
      const { lines, servings } = recipe(foods) ?? expect.fail();
      const own = lines.filter(({ food }) => foods.includes(foodByName(food)?.id ?? ''));
      return own.reduce((sum, line) => sum + line.grams, 0) / servings;
    };
    // In whole pieces.
    expect(grams(['carrot', 'potato', 'leek', 'cabbage'])).toBeLessThan(300);
    expect(grams(['apple', 'pear', 'plum', 'peach'])).toBeLessThan(300);
  });

  test('never gets foods raw that must be cooked', () => {
    const cold = DISH_FORMS.filter(({ name }) =>
      ['salad', 'couscous', 'tabbouleh', 'bulgur salad', 'fruit salad', 'smoothie', 'muesli'].includes(name),
    );
    const vegetables = ['potato', 'sweet-potato', 'aubergine', 'mushroom', 'leek', 'asparagus', 'beetroot'];
    const hot = [...vegetables, 'chicken', 'minced-beef', 'sausage', 'egg'];
    fc.assert(
      fc.property(anyFoods, anyRequest, (foods, request) => {
        const draft = compose(foods, request, cold);
        for (const food of draft ? foodsOf(draft) : []) expect(hot).not.toContain(food);
      }),
      { numRuns: tries(40, 200) },
    );
  });

  test.each(CUISINES)('gets %s cooking if asked for it, of vegetables and of fruit', (cuisine) => {
    expect(recipe(['carrot'], { cuisine })?.cuisine).toBe(cuisine);
    expect(recipe(['pear'], { cuisine })?.cuisine).toBe(cuisine);
  });

  test.each(DIFFICULTIES)('gets a recipe of the difficulty %s', (difficulty) => {
    expect(recipe(['courgette'], { difficulty })?.difficulty).toBe(difficulty);
  });

  test('with ten minutes gets potatoes done in ten minutes', () => {
    expect(recipe(['potato'], { maxPrepTime: 10 })).toMatchObject({ prepTime: 10 });
  });

  test.each<[Diet[], RegExp]>([
    [[], /bread and cheese/],
    [['vegan'], /bread and potatoes/],
    [['gluten-free'], /cheese and potatoes/],
    [['gluten-free', 'vegan'], /potatoes and white beans/],
  ])('on the diets %j is told with a thin soup what would make it a meal', (dietaryPreferences, tip) => {
    const soups = DISH_FORMS.filter(({ family }) => family === 'soups');
    const tips = Array.from({ length: 20 }, (_, seed) => {
      const preferences = { ...NO_PREFERENCES, dietaryPreferences };
      return compose(['tomato'], { language: 'en', preferences, seed }, soups)?.servingTip ?? '';
    }).filter((each) => each.startsWith('A starter'));
    expect(tips.length).toBeGreaterThan(0);
    for (const each of tips) expect(each).toMatch(tip);
  });

  test('gets no recipe with milk alone if vegan', () => {
    expect(recipe(['milk'], { dietaryPreferences: ['vegan'] })).toBeUndefined();
  });

  test('gets neither nuts nor onions if both are avoided', () => {
    const avoid = { allergens: ['nuts'], words: ['Zwiebel'] } as const;
    for (let seed = 0; seed < 20; seed += 1) {
      const request = { language: 'en', preferences: { ...NO_PREFERENCES, avoid }, seed } as const;
      const foods = foodsOf(compose(['apple', 'yoghurt', 'onion', 'tomato'], request) ?? expect.fail());
      for (const food of ['walnut', 'almond', 'onion']) expect(foods).not.toContain(food);
    }
  });
});
