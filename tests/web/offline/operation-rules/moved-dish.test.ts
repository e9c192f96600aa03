import { expect, test } from 'vitest';
import { trackingEntry } from '#core/eaten/tracking.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { COOK_RULES } from '#web/offline/operation-rules/cook-rules.ts';

const DAY = '2026-11-20';
const recipe = aRecipe(aUserId(), { id: 7, isCooked: true, cookedAt: NOON, timesCooked: 3 });
const mark = { type: 'cook', recipeId: 7, title: recipe.title, servings: 2, day: DAY, at: 1 } as const;
const { nutrition } = recipe;
const eaten = trackingEntry(mark, { title: recipe.title, servings: 1, at: 1, nutrition });

test('A dish that is moved to another meal keeps its nutrition, and does not count as cooked twice', () => {
  const [ofRecipe, ofDay] = COOK_RULES.changes({ ...mark, meal: 'breakfast' }, recipe);
  expect(ofRecipe?.apply(recipe as never)).toEqual(recipe);
  expect(ofDay?.apply({ day: DAY, entries: [eaten] } as never)).toEqual({
    day: DAY,
    entries: [{ ...eaten, meal: 'breakfast' }],
  });
});
