import { describe, expect, test } from 'vitest';
import { nutritionOfAmount } from '#core/diary/nutrition-of-amount.ts';
import { portionsOfFood, portionsOfProduct } from '#core/diary/portions.ts';
import { DISHES, eatenFoodById } from '#core/nutrition/foods/eaten/dishes.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';

function portionsOf(id: string) {
  const food = eatenFoodById(id);
  if (!food) throw new Error(`There is no ${id}.`);
  return portionsOfFood(food).map(({ amount, size }) => `${amount.quantity} ${amount.unit}, ${size} g`);
}

describe('the portions of a food', () => {
  test.each([
    ['apple', '1 piece, 160 g'],
    ['egg', '1 piece, 55 g'],
    ['bread', '1 slice, 45 g'],
    ['roll', '1 piece, 50 g'],
    ['gouda', '1 slice, 25 g'],
    ['milk', '1 glass, 206 g'],
    ['orange-juice', '1 glass, 210 g'],
    ['coffee', '1 cup, 200 g'],
    ['tea', '1 cup, 200 g'],
    ['espresso', '1 cup, 30 g'],
    ['smoothie-drink', '1 glass, 250 g'],
    ['beer', '1 bottle, 500 g'],
    ['red-wine', '1 glass, 175 g'],
    ['vodka', '4 cl, 38 g'],
    ['yoghurt', '1 tub, 150 g'],
    ['blueberry', '1 serving, 80 g'],
    ['honey', '1 tbsp, 21.3 g'],
    ['olive-oil', '1 tbsp, 13.7 g'],
    ['oats', '1 serving, 50 g'],
    ['cooked-rice', '1 serving, 190 g'],
    ['peas', '1 serving, 75 g'],
    ['hummus', '1 serving, 60 g'],
    ['crisps', '1 serving, 30 g'],
    ['pizza', '1 piece, 350 g'],
    ['muffin', '1 piece, 110 g'],
    ['porridge', '1 bowl, 270 g'],
    ['tomato-soup', '1 bowl, 300 g'],
    ['wheat-biscuit', '1 serving, 38 g'],
    ['fish-and-chips', '1 serving, 380 g'],
    ['latte-drink', '1 cup, 250 g'],
    ['sandwich', '1 piece, 160 g'],
  ])('The portions of %s begin with %s', (id, first) => {
    expect(portionsOf(id)[0]).toBe(first);
  });

  test('end with a weight, name each unit once, and can all be counted', () => {
    for (const food of [...FOODS, ...DISHES]) {
      const portions = portionsOfFood(food);
      expect(portions.at(-1)?.amount.unit, food.id).toBe('g');
      expect(new Set(portions.map(({ amount }) => amount.unit)).size, food.id).toBe(portions.length);
      for (const { amount, size } of portions) {
        expect(size, food.id).toBeGreaterThan(0);
        expect(nutritionOfAmount({ food }, amount), food.id).toBeDefined();
      }
    }
  });
});

test('the portions of a product are its serving, 100 g or ml, a glass of a drink, and the package', () => {
  const units = (product: Parameters<typeof portionsOfProduct>[0]) =>
    portionsOfProduct(product).map(({ amount, size }) => [amount.unit, size]);
  expect(
    units({ unit: 'g', serving: { quantity: 25, unit: 'g' }, package: { quantity: 200, unit: 'g' } }),
  ).toEqual([
    ['serving', 25],
    ['g', 100],
    ['packet', 200],
  ]);
  expect(units({ unit: 'ml' })).toEqual([
    ['glass', 200],
    ['ml', 100],
  ]);
});

test('a product per 100 ml is not counted in grams', () => {
  const product = { per100: { calories: 46 }, unit: 'ml' } as const;
  expect(nutritionOfAmount({ product }, { quantity: 100, unit: 'g' })).toBeUndefined();
  expect(nutritionOfAmount({ product }, { quantity: 2, unit: 'dl' })).toEqual({ calories: 92 });
});
