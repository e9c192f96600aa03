import { expect, test } from 'vitest';
import type { ListAmount, ListItem } from '#core/list/list-item.ts';
import { amountsToBuy } from '#core/list/to-buy.ts';
import { aUserId } from '#tests/support/examples.ts';

const of = (quantity: number, unit: ListAmount['unit']): ListAmount => ({ quantity, unit });

const from: ListItem['from'] = [{ recipeId: 1, cookId: aUserId(), title: 'Soup', servings: 2 }];

const bought = (food: string | undefined, amounts: readonly ListAmount[], source = from) => {
  const [amount, ...otherAmounts] = amounts;
  return amountsToBuy({
    ...(food !== undefined && { food }),
    ...(amount && { amount }),
    otherAmounts,
    from: source,
  });
};

test.each([
  ['half a lime is one', 'lime', [of(0.5, 'piece')], [of(1, 'piece')]],
  ['two eggs and a half are three', 'egg', [of(2.5, 'piece')], [of(3, 'piece')]],
  ['half a tin of something unknown is one', undefined, [of(0.5, 'can')], [of(1, 'can')]],
  ['seven cloves stay seven', 'garlic', [of(6.5, 'clove')], [of(7, 'clove')]],
  ['cloves and a bulb are bulbs', 'garlic', [of(7, 'clove'), of(1, 'head')], [of(2, 'head')]],
  ['pieces and a weight are a weight', 'onion', [of(3.5, 'piece'), of(1, 'kg')], [of(1.4, 'kg')]],
  ['leaves and sprigs are a bunch', 'basil', [of(8, 'leaf'), of(2, 'sprig')], [of(1, 'bunch')]],
  ['a spoon more needs no second bunch', 'parsley', [of(1, 'bunch'), of(2, 'tbsp')], [of(1, 'bunch')]],
  ['spoons and a weight are a weight', 'butter', [of(100, 'g'), of(2, 'tbsp')], [of(130, 'g')]],
  ['what is poured stays a volume', 'milk', [of(500, 'ml'), of(100, 'g')], [of(600, 'ml')]],
  ['a ball and a weight are balls', 'mozzarella', [of(1, 'ball'), of(125, 'g')], [of(2, 'ball')]],
  ['a weight stays as it is needed', 'leek', [of(300, 'g')], [of(300, 'g')]],
  [
    'what nobody can weigh stands side by side',
    undefined,
    [of(1, 'packet'), of(200, 'g')],
    [of(1, 'packet'), of(200, 'g')],
  ],
] as const)('A list in the shop has whole items and sums: %s', (_, food, amounts, expected) => {
  expect(bought(food, amounts)).toEqual(expected);
});

test('An item that a cook has typed stays as typed', () => {
  expect(bought('watermelon', [of(0.5, 'piece')], [])).toEqual([of(0.5, 'piece')]);
});
