import { describe, expect, test } from 'vitest';
import { lineOf } from '#core/generation/draft/draft.ts';
import { feedbackOnRemoved, unusedOf } from '#core/generation/ingredients-check.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { linesToBuy } from '#core/generation/to-buy.ts';
import { dietsOf } from '#core/recipe/diets.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

test.each([
  ['100 g butter or margarine', 'en', 'butter margarine'],
  ['100 g butter or vegan butter', 'en', 'butter margarine'],
  ['2 tbsp honey (or maple syrup)', 'en', 'honey maple-syrup'],
  ['200 g chicken breast, or tofu', 'en', 'chicken-breast tofu'],
  ['1 tbsp butter or 2 tbsp olive oil', 'en', 'butter olive-oil'],
  ['500 ml vegetable or chicken stock', 'en', 'stock chicken-stock'],
  ['1 kg Pflaumen oder Zwetschgen oder Aprikosen', 'de', 'plum apricot'],
  ['50 g Butter/Margarine', 'de', 'butter margarine'],
  ['2 EL Butterschmalz bzw. Öl', 'de', 'ghee rapeseed-oil'],
  ['250 ml Hafer- oder Mandelmilch', 'de', 'oat-drink almond-drink'],
  ['200 g Tofu (wahlweise Feta)', 'de', 'tofu feta'],
  // Varieties of one food, and words that are no other food.
  ['1 red or yellow pepper, sliced', 'en', 'yellow-pepper'],
  ['300 g penne or fusilli', 'en', 'pasta'],
  ['2 tbsp lemon juice, or to taste', 'en', 'lemon-juice'],
  ['2 EL Öl (oder mehr)', 'de', 'rapeseed-oil'],
] as const)('A cook may choose for "%s" (%s): %s', (text, language, foods) => {
  const { food, alternatives = [] } = parseLine(text, language);
  expect([food, ...alternatives].join(' ')).toBe(foods);
});

const drafted = (food: string, name = food, note: string | null = null) =>
  lineOf({ food, name, quantity: 100, unit: 'g', grams: 100, note }, 'en');

test.each([
  ['butter', 'butter or margarine', null, 'butter', 'margarine'],
  ['tofu', 'tofu', 'or chicken breast', 'tofu', 'chicken-breast'],
  ['honey or maple syrup', 'honey', null, 'honey', 'maple-syrup'],
  ['butter, or margarine', 'butter', null, 'butter', 'margarine'],
] as const)('A model may leave the choice to the cook: %s (%s, %s)', (food, name, note, first, other) => {
  expect(drafted(food, name, note)).toMatchObject({ food: first, alternatives: [other] });
});

describe('A line with alternative foods', () => {
  test.each([
    ['100 g margarine or butter', 'vegan'],
    ['200 ml oat milk or milk', 'lactose-free'],
    ['200 g tofu, or chicken breast', 'vegetarian'],
    ['500 ml vegetable or chicken stock', 'vegetarian'],
    ['1 tbsp maple syrup (or honey)', 'vegan'],
    ['2 tbsp water or white wine', 'no-alcohol'],
  ] as const)('suits a diet only if each of its foods does: %s, %s', (text, diet) => {
    expect(dietsOf([parseLine(text, 'en')])).not.toContain(diet);
  });

  test('suits the diets that all of its foods suit', () => {
    expect(dietsOf([parseLine('1 tbsp olive oil or rapeseed oil', 'en')])).toContain('vegan');
    expect(dietsOf([parseLine('100 g butter or vegan butter', 'en')])).toContain('vegetarian');
  });

  test('is bought only if none of its foods is at hand', () => {
    const line = drafted('feta', 'feta', 'or mozzarella');
    expect(linesToBuy([line], ['mozzarella'], [])).toEqual([false]);
    expect(linesToBuy([line], ['quark'], [])).toEqual([true]);
  });

  test('uses the food that the cook has ticked, and none that was removed', () => {
    const line = drafted('feta', 'feta', 'or tofu');
    const ticked = { ...NO_INGREDIENTS, confirmed: [{ food: 'tofu' }] };
    expect(unusedOf([line], ticked, 'en')).toEqual([]);
    const gone = { ...NO_INGREDIENTS, removed: ['tofu'] };
    expect(feedbackOnRemoved({ title: 'Salad', read: [line], steps: [] }, gone, 'en')).toContain('tofu');
  });
});
