import { expect, test } from 'vitest';
import { paperSizeOf } from '#functions/sharing/paper-size.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const STEP = {
  text: 'Stir the sauce slowly over a low heat until it has thickened a little, and then once again.',
};

const recipeWith = (steps: number, ingredients: number) => ({
  ...aRecipe(aUserId()),
  steps: Array.from({ length: steps }, () => STEP),
  ingredients: Array.from({ length: ingredients }, (_, at) => `${at + 1}00 g finely chopped vegetable`),
});

test('an ordinary recipe is printed in 10 pt, and an endless one no smaller than is readable', () => {
  expect(paperSizeOf(recipeWith(8, 12))).toBe(10);
  expect(paperSizeOf(recipeWith(100, 200))).toBe(7.5);
});

test.each([
  ['steps', (more: number) => recipeWith(more, 5)],
  ['ingredients', (more: number) => recipeWith(5, more)],
])('the more %s a recipe has, the smaller the type', (_, make) => {
  const sizes = Array.from({ length: 60 }, (_each, at) => paperSizeOf(make(at + 1)));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes)).toEqual(new Set([10, 9, 8, 7.5]));
});
