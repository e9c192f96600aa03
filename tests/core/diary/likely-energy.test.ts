import { expect, test } from 'vitest';
import { likelyEnergy, type CountedFood } from '#core/diary/likely-energy.ts';

const eaten = (
  food: string,
  unit: CountedFood['amount']['unit'],
  calories: number,
  more: Partial<CountedFood> = {},
): CountedFood => ({ source: { food }, amount: { quantity: 1, unit }, calories, ...more });

test.each([
  ['a slice of bread is as thick as it is', eaten('bread', 'slice', 100), [70, 130]],
  ['a glass of milk is filled by eye', eaten('milk', 'glass', 130), [90, 170]],
  ['a weighed quark is off by little', eaten('quark', 'g', 100), [90, 110]],
  ['a tin holds as much as it says', eaten('shandy', 'can', 100), [90, 110]],
  [
    'a serving of a product is on its packet',
    eaten('', 'serving', 100, { source: { barcode: '4001234567890' } }),
    [90, 110],
  ],
  [
    'a dish is cooked differently everywhere, even if it is weighed',
    eaten('lasagne', 'g', 800),
    [580, 1_020],
  ],
  ['a plate of a dish is uncertain twice', eaten('lasagne', 'serving', 800), [480, 1_120]],
  [
    'a serving of an own recipe is taken by eye',
    eaten('', 'serving', 500, { source: { recipeId: 'r' as never } }),
    [340, 660],
  ],
  ['butter that nobody has weighed is by eye', eaten('butter', 'g', 100, { isGuessed: true }), [70, 130]],
] as const)('The likely energy: %s', (_, food, [least, most]) => {
  expect(likelyEnergy([food])).toEqual({ least, most });
});

test('Too much of one food is too little of another: a meal is surer than its parts', () => {
  const meal = [eaten('bread', 'slice', 200), eaten('cheese', 'slice', 200), eaten('apple', 'piece', 100)];
  expect(likelyEnergy(meal)).toEqual({ least: 400, most: 600 });
});

test.each([[[]], [[eaten('espresso', 'glass', 2)]]])('Hardly any energy has no range', (meal) => {
  expect(likelyEnergy(meal)).toBeUndefined();
});
