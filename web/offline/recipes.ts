import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/account/account.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { Alternative, Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import { get, getList } from '../api.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseOf } from './database.ts';
import { afterDeed } from './operations.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { outboxEntries, type OutboxEntry } from './outbox.ts';
import { refreshKey, type Held } from './use-held.ts';

/** How many cards are asked for at once: as many as the table reads for one unit. */
const PAGE = 16;

/** The user's recipes, newest first. */
export const recipesOf = (userId: UserId, client: QueryClient): Held<RecipeCard[]> => ({
  key: ['recipes', userId],
  async read() {
    const cards = await (await databaseOf(userId)).getAll('cards');
    const entries = await outboxEntries(userId);
    return cards.toReversed().filter((card) => withDeeds(card, entries) !== undefined);
  },
  refresh: (signal) => refreshPage(userId, client, { newest: Infinity, signal }),
});

/** Whether the server has older recipes than those that were fetched; unknown, it is taken for no. */
export const hasOlderQuery = (userId: UserId) =>
  queryOptions({ queryKey: ['has older', userId], queryFn: () => false, enabled: false });

/** Fetches the page of the list after a recipe that is held already. */
export const fetchOlder = (
  userId: UserId,
  client: QueryClient,
  { after, signal }: { after: RecipeId; signal: AbortSignal },
): Promise<void> => refreshPage(userId, client, { newest: after - 1, signal });

/** One recipe in full. */
export const recipeOf = (userId: UserId, id: RecipeId, client: QueryClient): Held<Recipe> => ({
  key: ['recipes', userId, id],
  async read() {
    const recipe = await (await databaseOf(userId)).get('recipes', id);
    return recipe && withDeeds(recipe, await outboxEntries(userId));
  },
  async refresh(signal) {
    try {
      await keepRecipe(userId, await get(`/api/recipes/${id}`, { schema: Recipe, signal }), client);
    } catch (failure) {
      if (isMissing(failure)) await dropRecipe(userId, id, client);
      throw failure;
    }
  },
});

/** Every recipe that the device has in full. */
export const fullRecipesOf = (userId: UserId): Pick<Held<Recipe[]>, 'key' | 'read'> => ({
  key: ['recipes', userId, 'in full'],
  async read() {
    const entries = await outboxEntries(userId);
    const recipes = await (await databaseOf(userId)).getAll('recipes');
    return recipes.flatMap((recipe) => withDeeds(recipe, entries) ?? []);
  },
});

/** The variations of a recipe, newest first. */
export const variationsOf = (
  userId: UserId,
  id: RecipeId,
  client: QueryClient,
): Held<readonly Alternative[]> => ({
  key: ['variations', userId, id],
  async read() {
    const held = await (await databaseOf(userId)).get('variations', id);
    const entries = await outboxEntries(userId);
    return held?.variations.filter((each) => withDeeds(each, entries) !== undefined);
  },
  async refresh(signal) {
    const path = `/api/recipes/${id}/alternatives`;
    const { items } = await getList(path, { schema: Alternative, signal });
    await (await databaseOf(userId)).put('variations', { id, variations: items });
    await client.invalidateQueries({ queryKey: ['variations', userId, id] });
  },
});

/**
 * Keeps a recipe that the server has sent. Where the device cannot, it is shown for as long as the app is open.
 * @returns whether the device could
 */
export async function keepRecipe(userId: UserId, recipe: Recipe, client: QueryClient): Promise<boolean> {
  const key = ['recipes', userId, recipe.id];
  client.setQueryData(refreshKey(key), null);
  try {
    const transaction = (await databaseOf(userId)).transaction(['cards', 'recipes'], 'readwrite');
    await Promise.all([
      transaction.objectStore('recipes').put(recipe),
      transaction.objectStore('cards').put(cardOf(recipe)),
      transaction.done,
    ]);
    await changed(client, userId);
    void navigator.storage?.persist?.();
    return true;
  } catch (failure) {
    console.error(failure);
    client.setQueryData(key, recipe);
    return false;
  }
}

async function dropRecipe(userId: UserId, id: RecipeId, client: QueryClient): Promise<void> {
  const database = await databaseOf(userId);
  await Promise.all([database.delete('cards', id), database.delete('recipes', id)]);
  await changed(client, userId);
}

/**
 * Takes over a page of the list, from its newest id downwards. What the device held before and the page leaves out, in
 * the range that it covers, was deleted elsewhere.
 */
async function refreshPage(
  userId: UserId,
  client: QueryClient,
  { newest, signal }: { newest: RecipeId; signal: AbortSignal },
): Promise<void> {
  const database = await databaseOf(userId);
  const before = await database.getAllKeys('cards');
  const cursor = newest === Infinity ? '' : `&cursor=${String(newest + 1).padStart(16, '0')}`;
  const { items, next } = await getList(`/api/recipes?limit=${PAGE}${cursor}`, {
    schema: RecipeCard,
    signal,
  });
  const listed = new Set(items.map(({ id }) => id));
  const oldest = next === undefined ? 0 : Math.min(...listed);
  const gone = before.filter((id) => id >= oldest && id <= newest && !listed.has(id));
  const transaction = database.transaction(['cards', 'recipes'], 'readwrite');
  const cards = transaction.objectStore('cards');
  const recipes = transaction.objectStore('recipes');
  await Promise.all([
    ...items.map((card) => cards.put(card)),
    ...gone.flatMap((id) => [cards.delete(id), recipes.delete(id)]),
    transaction.done,
  ]);
  client.setQueryData(hasOlderQuery(userId).queryKey, next !== undefined);
  await changed(client, userId);
}

/** A recipe with what was done to it and waits to be sent; undefined when it is to be deleted. */
const withDeeds = <Known extends Pick<Recipe, 'id'>>(
  recipe: Known,
  entries: readonly OutboxEntry[],
): Known | undefined =>
  entries
    .filter(({ refusal }) => refusal === undefined)
    .reduce<Known | undefined>((known, { operation }) => known && afterDeed(known, operation), recipe);

const isMissing = (failure: unknown) => failure instanceof ApiError && failure.status === 404;

const cardOf = ({ id, title, imageUrls, prepTime, difficulty, nutrition }: Recipe): RecipeCard => ({
  id,
  title,
  prepTime,
  difficulty,
  imageUrls: imageUrls.slice(0, 1),
  calories: nutrition.calories,
});

async function changed(client: QueryClient, userId: UserId): Promise<void> {
  tellOtherTabs({ type: 'changed', queryKey: ['recipes', userId] });
  await client.invalidateQueries({ queryKey: ['recipes', userId] });
}
