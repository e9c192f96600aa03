// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import type { Meal } from '#core/week/meal.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf } from '#web/offline/database.ts';
import { enqueue } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { plannedRecipesOf, recipeNameOf } from '#web/offline/recipes/planned-recipes.ts';

const MEAL: Meal = {
  id: 'meal-of-today',
  day: '2026-11-24',
  slot: 'dinner',
  title: 'Soup',
  servings: 2,
  isDone: false,
  changedAt: NOON,
};

let [cook, member] = ['', ''] as [UserId, UserId];

beforeEach(async () => {
  grantLocks();
  [cook, member] = [aUserId(), aUserId()];
  setOwner(cook);
  const database = await databaseOf(cook);
  await database.put('recipes', aRecipe(cook, { id: 1, title: 'Soup' }));
  await database.put('recipes', aRecipe(cook, { id: 2, title: 'Stew' }));
  await database.put('memberRecipes', aRecipe(member, { id: 1, title: 'Pie' }));
});

const planned = async (meals: readonly Partial<Meal>[]) => {
  const recipes = await plannedRecipesOf(
    cook,
    meals.map((meal) => ({ ...MEAL, ...meal })),
  ).read();
  return [...(recipes ?? [])].map(([key, { title }]) => [key, title]);
};

test("A week has each recipe of its meals once: the cook's own, and those of a member", async () => {
  const meals = [
    { recipeId: 1, cookId: cook },
    { recipeId: 1, cookId: member },
    { recipeId: 1, cookId: cook },
    { title: 'Leftovers' },
    { recipeId: 3, cookId: cook },
  ];
  expect(await planned(meals)).toEqual([
    ['1', 'Soup'],
    [`${member}/1`, 'Pie'],
  ]);
});

test('A recipe that the cook has deleted offline disappears from the week', async () => {
  await enqueue(cook, { type: 'delete', recipeId: 2, title: 'Stew' });
  const own = [
    { recipeId: 1, cookId: cook },
    { recipeId: 2, cookId: cook },
  ];
  expect(await planned(own)).toEqual([['1', 'Soup']]);
});

test('Weeks with the same recipes share the read data, whatever the order of their meals', () => {
  const [soup, stew, pie] = [
    { ...MEAL, recipeId: 1, cookId: cook },
    { ...MEAL, recipeId: 2, cookId: cook },
    { ...MEAL, recipeId: 1, cookId: member },
  ];
  const keyOf = (...meals: readonly Meal[]) => plannedRecipesOf(cook, meals).key;
  expect(keyOf(soup, stew)).toEqual(keyOf(stew, soup, stew, MEAL));
  expect(keyOf(soup, stew)).toEqual(['recipes', cook, 'planned', '1', '2']);
  expect(keyOf(soup, stew)).not.toEqual(keyOf(stew, pie));
});

test('A meal refers to a recipe by its ID, and by its cook if that is another', () => {
  expect(recipeNameOf({ recipeId: 1, cookId: cook }, cook)).toEqual({ id: 1 });
  expect(recipeNameOf({ recipeId: 1, cookId: member }, cook)).toEqual({ id: 1, cookId: member });
  for (const incomplete of [{}, { recipeId: 1 }, { cookId: member }])
    expect(recipeNameOf(incomplete, cook)).toBeUndefined();
});
