import type { UserId } from '#core/user-id.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import { VariationCard, Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import { get, getList } from '../../requests/api.ts';
import { ApiError } from '../../errors/api-error.ts';
import { databaseOf } from '../database.ts';
import { entryOf } from '../entries.ts';
import { invalidate } from '../invalidate.ts';
import { isUncreated, outboxEntries, pendingChanges } from '../outbox.ts';
import { allWithChanges, withChanges } from '../records.ts';
import type { Database } from '../schema.ts';
import { refreshKey, type Held } from '../use-held.ts';

/** Cards per page: as many as DynamoDB reads with one unit of capacity. */
const PAGE_SIZE = 16;

/**
 * Cards of the user's newest recipes, newest first. The device may hold thousands. An empty list is reliable only after
 * a complete sync.
 */
export const recipesOf = (userId: UserId, client: QueryClient, most = PAGE_SIZE): Held<RecipeCard[]> => ({
  key: ['recipes', userId, 'newest', most],
  async read() {
    const database = await databaseOf(userId);
    const changes = pendingChanges(await outboxEntries(userId));
    const ids = await idsByTime(database);
    const held = await Promise.all(ids.slice(-most).map((id) => database.get('cards', id)));
    const cards = held.filter((card) => card !== undefined);
    const changed = changes.flatMap((change) => (change.record === 'cards' ? [change.key] : []));
    const ranks = new Map([...new Set([...ids, ...changed])].map((id, rank) => [id, rank]));
    const rankOf = ({ id }: RecipeCard) => ranks.get(id) ?? 0;
    const all = allWithChanges(changes, 'cards', cards).toSorted((a, b) => rankOf(b) - rankOf(a));
    const isKnown = all.length > 0 || (await database.get('sync', 'recipes'))?.isComplete === true;
    return isKnown ? all.slice(0, most) : undefined;
  },
  refresh: (signal) => refreshNewest(userId, client, signal),
});

/**
 * Returns the IDs of all cards by the time of adding, newest last. IDs rise with this time, except those of imported
 * recipes. A card without its full recipe is sorted by ID.
 */
async function idsByTime(database: Database): Promise<readonly RecipeId[]> {
  const [ids, added] = await Promise.all([
    database.getAllKeys('cards'),
    database.getAllKeysFromIndex('entries', 'createdAt'),
  ]);
  const [listed, known] = [new Set(ids), new Set(added)];
  const highest = added.reduce((most, id) => Math.max(most, id), 0);
  const unknown = ids.filter((id) => !known.has(id));
  return [
    ...unknown.filter((id) => id < highest),
    ...added.filter((id) => listed.has(id)),
    ...unknown.filter((id) => id >= highest),
  ];
}

/** One recipe in full. */
export const recipeOf = (userId: UserId, id: RecipeId, client: QueryClient): Held<Recipe> => ({
  key: ['recipes', userId, id],
  async read() {
    const recipe = await (await databaseOf(userId)).get('recipes', id);
    const changes = pendingChanges(await outboxEntries(userId));
    return withChanges(changes, { record: 'recipes', key: id }, recipe);
  },
  async refresh(signal) {
    // The server does not know the recipe yet.
    if (isUncreated(await outboxEntries(userId), id)) return;
    try {
      await storeRecipe(userId, await get(`/api/recipes/${id}`, { schema: Recipe, signal }), client);
    } catch (error) {
      if (isMissing(error)) await dropRecipe(userId, id, client);
      throw error;
    }
  },
});

/** Number of full recipes among which a suggestion is chosen. */
const RECENT = 100;

/** The newest recipes that the device has in full. */
export const fullRecipesOf = (userId: UserId): Pick<Held<Recipe[]>, 'key' | 'read'> => ({
  key: ['recipes', userId, 'in full'],
  async read() {
    const database = await databaseOf(userId);
    const changes = pendingChanges(await outboxEntries(userId));
    const oldest = (await database.getAllKeys('recipes')).at(-RECENT);
    const range = oldest === undefined ? undefined : IDBKeyRange.lowerBound(oldest);
    return allWithChanges(changes, 'recipes', await database.getAll('recipes', range));
  },
});

/** Variations of a recipe, newest first. */
export const variationsOf = (
  userId: UserId,
  id: RecipeId,
  client: QueryClient,
): Held<readonly VariationCard[]> => ({
  key: ['variations', userId, id],
  async read() {
    const stored = await (await databaseOf(userId)).get('variations', id);
    const changes = pendingChanges(await outboxEntries(userId));
    const deleted = new Set(
      changes.filter(({ record, apply }) => record === 'cards' && apply === 'delete').map(({ key }) => key),
    );
    return stored?.variations.filter((variation) => !deleted.has(variation.id));
  },
  async refresh(signal) {
    const path = `/api/recipes/${id}/alternatives`;
    // The server does not have this recipe, so it has no variations either.
    const { items } = isUncreated(await outboxEntries(userId), id)
      ? { items: [] }
      : await getList(path, { schema: VariationCard, signal });
    await (await databaseOf(userId)).put('variations', { id, variations: items });
    await invalidate(client, ['variations', userId, id]);
  },
});

/**
 * Stores a recipe from the server. If the device has no room, the recipe is shown until the user closes the app.
 * @returns true if the device has stored it
 */
export async function storeRecipe(userId: UserId, recipe: Recipe, client: QueryClient): Promise<boolean> {
  const key = ['recipes', userId, recipe.id] as const;
  client.setQueryData(refreshKey(key), null);
  try {
    const transaction = (await databaseOf(userId)).transaction(['cards', 'recipes', 'entries'], 'readwrite');
    await Promise.all([
      transaction.objectStore('recipes').put(recipe),
      transaction.objectStore('entries').put(entryOf(recipe, Date.now())),
      transaction.objectStore('cards').put(cardOf(recipe)),
      transaction.done,
    ]);
    await invalidate(client, ['recipes', userId]);
    void navigator.storage?.persist?.();
    return true;
  } catch (error) {
    console.error(error);
    client.setQueryData(key, recipe);
    return false;
  }
}

async function dropRecipe(userId: UserId, id: RecipeId, client: QueryClient): Promise<void> {
  const database = await databaseOf(userId);
  await Promise.all([
    database.delete('cards', id),
    database.delete('recipes', id),
    database.delete('entries', id),
  ]);
  await invalidate(client, ['recipes', userId]);
}

/**
 * Fetches and stores the first page of the list. A recipe on the device that is missing from the page's range was
 * deleted on another device.
 */
async function refreshNewest(userId: UserId, client: QueryClient, signal: AbortSignal): Promise<void> {
  const database = await databaseOf(userId);
  const before = await database.getAllKeys('cards');
  const { items, next } = await getList(`/api/recipes?limit=${PAGE_SIZE}`, { schema: RecipeCard, signal });
  const listed = new Set(items.map(({ id }) => id));
  const oldest = next === undefined ? 0 : Math.min(...listed);
  const gone = before.filter((id) => id >= oldest && !listed.has(id));
  const transaction = database.transaction(['cards', 'recipes', 'entries'], 'readwrite');
  const cards = transaction.objectStore('cards');
  const recipes = transaction.objectStore('recipes');
  const entries = transaction.objectStore('entries');
  await Promise.all([
    ...items.map((card) => cards.put(card)),
    ...gone.flatMap((id) => [cards.delete(id), recipes.delete(id), entries.delete(id)]),
    transaction.done,
  ]);
  await invalidate(client, ['recipes', userId]);
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
