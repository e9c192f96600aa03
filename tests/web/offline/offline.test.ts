// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { cardOf } from '#core/recipe/recipe-card.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { badgesOf } from '#web/offline/badges.ts';
import { databaseOf, forgetUser } from '#web/offline/database.ts';
import { dayOf, daysOf } from '#web/offline/days.ts';
import { goalsOf } from '#web/offline/goals.ts';
import { clearOwner, setOwner } from '#web/offline/owner.ts';
import { enqueue } from '#web/offline/outbox.ts';
import {
  fullRecipesOf,
  recipeOf,
  recipesOf,
  storeRecipe,
  variationsOf,
} from '#web/offline/recipes/recipes.ts';

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

test('The recipe that was added last comes first, also an import, whose ID is older than all others', async () => {
  const userId = anOwner();
  const at = (minutes: number) => Date.UTC(2026, 10, 20) + minutes * 60_000;
  const written = [11, 12].map((id) => aRecipe(userId, { id: 2 ** 46 + id, createdAt: at(id) }));
  const imported = aRecipe(userId, { id: 7, createdAt: at(13) });
  for (const recipe of [...written, imported]) await storeRecipe(userId, recipe, client);
  const shown = async (most?: number) => (await recipesOf(userId, client, most).read())?.map(({ id }) => id);
  expect(await shown()).toEqual([7, 2 ** 46 + 12, 2 ** 46 + 11]);
  expect(await shown(1)).toEqual([7]);
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

test('after a full page, recipes older than the page stay, and the newest are read first', async () => {
  const userId = anOwner();
  await storeRecipe(userId, aRecipe(userId, { id: 5 }), client);
  const page = Array.from({ length: 50 }, (_, index) => cardOf(aRecipe(userId, { id: 100 + index })));
  serverSays(200, page, { link: '</api/recipes?limit=50&cursor=1>; rel="next"' });
  await recipesOf(userId, client).refresh(signal);
  expect(await recipesOf(userId, client, 99).read()).toHaveLength(51);
  const newest = await recipesOf(userId, client).read();
  expect(newest?.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => 149 - index));
});

test('a recipe that the cook deletes disappears from every list at once', async () => {
  const userId = anOwner();
  for (const id of [1, 2, 3]) await storeRecipe(userId, aRecipe(userId, { id }), client);
  const variations = [2, 3].map((id) => ({ id, title: `Variation ${id}`, imageUrls: [] }));
  serverSays(200, variations);
  expect(await variationsOf(userId, 1, client).read()).toBeUndefined();
  await variationsOf(userId, 1, client).refresh(signal);
  expect(await variationsOf(userId, 1, client).read()).toEqual(variations);
  await enqueue(userId, { type: 'cook', recipeId: 3, title: '', servings: 1, day: '2026-11-20', at: 1 });
  await enqueue(userId, { type: 'delete', recipeId: 2, title: '' });
  expect(await variationsOf(userId, 1, client).read()).toEqual(variations.slice(1));
  expect((await recipesOf(userId, client).read())?.map(({ id }) => id)).toEqual([3, 1]);
  expect((await fullRecipesOf(userId).read())?.map(({ id, isCooked }) => [id, isCooked])).toEqual([
    [1, false],
    [3, true],
  ]);
});

test('a device without room shows a new recipe until the app is closed', async () => {
  const userId = anOwner();
  const visit = new QueryClient();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const recipe = aRecipe(userId, { id: 1 });
  expect(await storeRecipe(userId, recipe, visit)).toBe(false);
  expect(visit.getQueryData(recipeOf(userId, 1, visit).key)).toBe(recipe);
  expect(said).toHaveBeenCalledOnce();
});

test('Only screens whose data a refresh changes are read again', async () => {
  const userId = anOwner();
  const screens = new QueryClient();
  const shown = [
    recipesOf(userId, screens),
    recipeOf(userId, 1, screens),
    variationsOf(userId, 1, screens),
    badgesOf(userId, screens),
    goalsOf(userId, screens),
    dayOf(userId, '2026-11-20', screens),
    daysOf(userId, { from: '2026-11-19', to: '2026-11-20' }, screens),
  ];
  const reread = async (refresh: () => Promise<void>) => {
    for (const { key } of shown) screens.setQueryData(key, null);
    await refresh();
    return shown.filter(({ key }) => screens.getQueryState(key)?.isInvalidated).map(({ key }) => key[0]);
  };
  serverSays(200, []);
  const [recipes, recipe, variations, badges, goals, day, days] = shown;
  expect(await reread(async () => recipes?.refresh(signal))).toEqual(['recipes', 'recipes']);
  expect(await reread(async () => variations?.refresh(signal))).toEqual(['variations']);
  expect(await reread(async () => badges?.refresh(signal))).toEqual(['badges']);
  expect(await badges?.read()).toEqual([]);
  expect(await reread(async () => day?.refresh(signal))).toEqual(['days', 'days']);
  expect(await reread(async () => days?.refresh(signal))).toEqual(['days', 'days']);
  serverSays(200, null);
  expect(await reread(async () => goals?.refresh(signal))).toEqual(['goals']);
  serverSays(404, { error: 'Recipe not found' });
  const dropped = reread(async () => recipe?.refresh(signal).catch(() => undefined));
  expect(await dropped).toEqual(['recipes', 'recipes']);
});

test('a recipe stays on the device while the server is unreachable', async () => {
  const userId = anOwner();
  await storeRecipe(userId, aRecipe(userId, { id: 1 }), client);
  const recipe = recipeOf(userId, 1, client);
  serverSays(503, { error: 'Away.' });
  await expect(recipe.refresh(signal)).rejects.toThrow('503');
  expect(await recipe.read()).toBeDefined();
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
  expect(await recipesOf(one, client).read()).toBeUndefined();
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
  expect(await recipesOf(userId, client).read()).toBeUndefined();
  serverSays(200, [cardOf(recipe)]);
  await recipesOf(userId, client).refresh(signal);
  serverSays(200, recipe);
  await recipeOf(userId, 1, client).refresh(signal);
  expect(await recipesOf(userId, client).read()).toEqual([cardOf(recipe)]);
  expect(await recipeOf(userId, 1, client).read()).toEqual(recipe);
});
