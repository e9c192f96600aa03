// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { cardOf } from '#core/recipe/recipe-card.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { databaseOf, forgetUser } from '#web/offline/database.ts';
import { clearOwner, setOwner } from '#web/offline/owner.ts';
import { recipeOf, recipesOf, storeRecipe } from '#web/offline/recipes.ts';

/** Signs in a new user on this device. */
function anOwner() {
  const userId = aUserId();
  setOwner(userId);
  return userId;
}

const client = new QueryClient();
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sets the response to the next requests. */
const serverSays = (status: number, body: unknown, headers = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));

test('stored recipes are read without a request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const userId = anOwner();
  const [older, newer] = [aRecipe(userId, { id: 1 }), aRecipe(userId, { id: 2 })];
  await storeRecipe(userId, older, client);
  await storeRecipe(userId, newer, client);
  expect(await recipesOf(userId, client).read()).toEqual([cardOf(newer), cardOf(older)]);
  expect(await recipeOf(userId, 1, client).read()).toEqual(older);
  expect(await recipeOf(userId, 3, client).read()).toBeUndefined();
});

test('a recipe that was deleted elsewhere disappears with a refresh, but not with a failed one', async () => {
  const userId = anOwner();
  const [gone, kept] = [aRecipe(userId, { id: 1 }), aRecipe(userId, { id: 2 })];
  for (const recipe of [gone, kept]) await storeRecipe(userId, recipe, client);
  const recipes = recipesOf(userId, client);
  serverSays(500, { error: 'away' });
  await expect(recipes.refresh(signal)).rejects.toThrow('500');
  expect(await recipes.read()).toHaveLength(2);
  serverSays(200, [cardOf(kept)]);
  await recipes.refresh(signal);
  expect(await recipes.read()).toEqual([cardOf(kept)]);
  expect(await recipeOf(userId, 1, client).read()).toBeUndefined();
});

test('a full page keeps recipes that are older than the page', async () => {
  const userId = anOwner();
  await storeRecipe(userId, aRecipe(userId, { id: 5 }), client);
  const page = Array.from({ length: 50 }, (_, index) => cardOf(aRecipe(userId, { id: 100 + index })));
  serverSays(200, page, { link: '</api/recipes?limit=50&cursor=1>; rel="next"' });
  await recipesOf(userId, client).refresh(signal);
  expect(await recipesOf(userId, client).read()).toHaveLength(51);
});

test('a recipe that the server no longer has is deleted from the device', async () => {
  const userId = anOwner();
  await storeRecipe(userId, aRecipe(userId, { id: 1 }), client);
  serverSays(404, { error: 'Recipe not found', type: 'RecipeNotFound' });
  const recipe = recipeOf(userId, 1, client);
  await expect(recipe.refresh(signal)).rejects.toThrow('404');
  expect(await recipe.read()).toBeUndefined();
});

test('forgetting a user deletes all their recipes and none of another user', async () => {
  const one = anOwner();
  await storeRecipe(one, aRecipe(one, { id: 1 }), client);
  const other = anOwner();
  await storeRecipe(other, aRecipe(other, { id: 2 }), client);
  await forgetUser(one);
  expect(await recipesOf(other, client).read()).toHaveLength(1);
  setOwner(one);
  expect(await recipesOf(one, client).read()).toEqual([]);
});

test('a late response is not stored after a sign-out', async () => {
  const userId = anOwner();
  clearOwner();
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await storeRecipe(userId, aRecipe(userId, { id: 1 }), new QueryClient())).toBe(false);
  await expect(databaseOf(userId)).rejects.toThrow();
});

test('a device whose storage was cleared gets its recipes from the server', async () => {
  const userId = anOwner();
  const recipe = aRecipe(userId, { id: 1 });
  await storeRecipe(userId, recipe, client);
  await forgetUser(userId);
  expect(await recipesOf(userId, client).read()).toEqual([]);
  serverSays(200, [cardOf(recipe)]);
  await recipesOf(userId, client).refresh(signal);
  serverSays(200, recipe);
  await recipeOf(userId, 1, client).refresh(signal);
  expect(await recipesOf(userId, client).read()).toEqual([cardOf(recipe)]);
  expect(await recipeOf(userId, 1, client).read()).toEqual(recipe);
});
