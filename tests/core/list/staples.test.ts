import { expect, test } from 'vitest';
import { wantedOf } from '#core/list/wanted.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

test.each([
  ['olive-oil', false],
  ['flour', false],
  ['oregano', false],
  ['saffron', true],
  // Every kitchen has them, but they run out.
  ['onion', true],
  ['butter', true],
])('the list for a recipe has %s apart from the usual staples: %s', (food, isListed) => {
  const recipe = { ...aRecipe(aUserId()), lines: [{ food, name: food, quantity: 2, unit: 'tbsp' as const }] };
  expect(wantedOf(recipe, { servings: 2, withoutStaples: true })).toHaveLength(isListed ? 1 : 0);
});

test('The list leaves out what its cook always has, and nothing that they lack', () => {
  const lines = ['salt', 'canned-tomatoes', 'leek', 'onion'].map((food) => ({ food, name: food }));
  const recipe = { ...aRecipe(aUserId()), lines };
  const listed = (cupboard?: Cupboard) =>
    wantedOf(recipe, { servings: 2, withoutStaples: true, cupboard }).map(({ name }) => name);
  expect(listed()).toEqual(['canned-tomatoes', 'leek', 'onion']);
  expect(listed({ has: ['canned-tomatoes', 'onion'], lacks: ['salt'] })).toEqual(['salt', 'leek']);
});

test.each([
  ['parmesan', 'olives and basil, to serve', ['parmesan', 'olives', 'basil']],
  ['salt', 'pepper and nutmeg', ['salt', 'pepper', 'nutmeg']],
  ['chicken', 'skin and bones removed', ['chicken']],
  ['cheese', 'cheddar', ['cheese']],
])('A line of several foods becomes several items: %s, %s', (name, note, names) => {
  const recipe = { ...aRecipe(aUserId()), lines: [{ food: name, name, note }] };
  const wanted = wantedOf(recipe, { servings: 2, withoutStaples: false });
  expect(wanted.map((each) => each.name)).toEqual(names);
});
