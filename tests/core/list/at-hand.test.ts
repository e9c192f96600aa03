import { expect, test } from 'vitest';
import { foodsShownFor, isAtHand } from '#core/list/at-hand.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { DAY } from '#core/time.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

/** Two leeks on a photo, a confirmed carrot, and cream to buy. */
const written = (more: Partial<Recipe> = {}): Recipe => ({
  ...aRecipe(aUserId(), { createdAt: NOON }),
  asked: { confirmed: [{ food: 'carrot' }], removed: [] },
  lines: [
    { food: 'leek', name: 'leeks', quantity: 2 },
    { food: 'cream', name: 'cream', quantity: 200, unit: 'ml', isToBuy: true },
    { food: 'spaghetti', name: 'spaghetti', quantity: 200, unit: 'g' },
    { name: 'dragon fruit powder' },
  ],
  ...more,
});

test('The foods at hand for a new recipe are the confirmed ones and fresh ones that need not be bought', () => {
  expect(foodsShownFor(written(), NOON + 2 * DAY)).toEqual(['carrot', 'leek']);
});

test.each<[string, Partial<Recipe>, number?]>([
  ['was cooked, which used it up', { isCooked: true, timesCooked: 1 }],
  ['was cooked on another day', { timesCooked: 1 }],
  ['is some days old', {}, NOON + 4 * DAY],
  ['was changed by hand', { origin: { type: 'generated', isEdited: true } }],
  ['comes from a page', { origin: { type: 'imported' } }],
  ['is typed', { origin: { type: 'own' } }],
])('No foods are at hand if the recipe %s', (_, more, now = NOON) => {
  expect(foodsShownFor(written(more), now)).toEqual([]);
});

test.each([
  ['leek', ['leek'], true],
  ['tomato', ['cherry-tomato'], true],
  ['lemon-juice', ['lemon'], true],
  ['lemon', ['lime'], false],
  ['gluten-free-bread', ['bread'], false],
  [undefined, ['leek'], false],
])('%s is at hand for a cook who has %s: %s', (food, had, isThere) => {
  expect(isAtHand({ ...(food !== undefined && { food }) }, had)).toBe(isThere);
});
