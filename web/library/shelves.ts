import { cardOf } from '#core/recipe/recipe-card.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import { PHOTOS_CACHE } from '../offline/caches/caches.ts';
import { entryOf } from '../offline/entries.ts';
import type { Database, RecipeSync } from '../offline/schema.ts';

/** The device's stores for the recipes of one cook. */
export type Shelf = {
  /** Key of the sync state. */
  readonly sync: 'recipes' | UserId;
  /** Query parameter that names the cook to the server; '' for the user. */
  readonly parameter: string;
  readonly ids: (database: Database) => Promise<readonly RecipeId[]>;
  /** Stores and deletes recipes together with the sync state, in one transaction. */
  readonly change: (database: Database, change: ShelfChange) => Promise<void>;
};

type ShelfChange = {
  readonly recipes: readonly Recipe[];
  readonly gone: readonly RecipeId[];
  readonly sync: RecipeSync;
};

export const OWN_SHELF: Shelf = {
  sync: 'recipes',
  parameter: '',
  ids: (database) => database.getAllKeys('recipes'),
  async change(database, { recipes: told, gone, sync }) {
    const transaction = database.transaction(['recipes', 'cards', 'entries', 'sync'], 'readwrite');
    const recipes = transaction.objectStore('recipes');
    const cards = transaction.objectStore('cards');
    const entries = transaction.objectStore('entries');
    const storedAt = Date.now();
    await Promise.all([
      ...told.flatMap((recipe) => [
        recipes.put(recipe),
        cards.put(cardOf(recipe)),
        entries.put(entryOf(recipe, storedAt)),
      ]),
      ...gone.flatMap((id) => [recipes.delete(id), cards.delete(id), entries.delete(id)]),
      transaction.objectStore('sync').put(sync, 'recipes'),
      transaction.done,
    ]);
  },
};

/** The recipes of a member of the household. */
export const shelfOf = (cookId: UserId): Shelf => ({
  sync: cookId,
  parameter: `cook=${cookId}`,
  ids: async (database) => (await database.getAllKeys('memberRecipes', allOf(cookId))).map(([, id]) => id),
  async change(database, { recipes: told, gone, sync }) {
    const transaction = database.transaction(['memberRecipes', 'memberEntries', 'sync'], 'readwrite');
    const recipes = transaction.objectStore('memberRecipes');
    const entries = transaction.objectStore('memberEntries');
    const storedAt = Date.now();
    await Promise.all([
      ...told.flatMap((recipe) => [
        recipes.put(recipe),
        entries.put({ ...entryOf(recipe, storedAt), cookId }),
      ]),
      ...gone.flatMap((id) => [recipes.delete([cookId, id]), entries.delete([cookId, id])]),
      transaction.objectStore('sync').put(sync, cookId),
      transaction.done,
    ]);
  },
});

/** Returns the members whose recipes are on this device. */
export const cooksOnDevice = async (database: Database): Promise<readonly UserId[]> =>
  (await database.getAllKeys('sync')).filter((key) => key !== OWN_SHELF.sync);

/** Deletes the recipes and photos of a member whose access has ended. */
export async function dropShelf(database: Database, cookId: UserId): Promise<void> {
  const photos = (await database.getAll('memberRecipes', allOf(cookId))).flatMap(
    ({ imageUrls }) => imageUrls,
  );
  const transaction = database.transaction(['memberRecipes', 'memberEntries', 'sync'], 'readwrite');
  await Promise.all([
    transaction.objectStore('memberRecipes').delete(allOf(cookId)),
    transaction.objectStore('memberEntries').delete(allOf(cookId)),
    transaction.objectStore('sync').delete(cookId),
    transaction.done,
  ]);
  // After signing out, opening the cache would create it again.
  if (!('caches' in globalThis) || !(await caches.has(PHOTOS_CACHE))) return;
  const cache = await caches.open(PHOTOS_CACHE);
  await Promise.all(photos.map((url) => cache.delete(url)));
}

/** Range of all keys of a member. In IndexedDB an array is higher than any number or string. */
const allOf = (cookId: UserId) => IDBKeyRange.bound([cookId], [cookId, []]);
