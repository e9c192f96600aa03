import * as v from 'valibot';
import { RecipeChanges } from '#core/recipe/recipe-changes.ts';
import type { UserId } from '#core/user-id.ts';
import type { Database, RecipeSync } from '../offline/schema.ts';
import type { SyncOutcome } from './questions.ts';
import { cooksOnDevice, dropShelf, OWN_SHELF, shelfOf, type Shelf } from './shelves.ts';

/** Fetches our own API. */
type Get = (path: string) => Promise<Response>;

/**
 * Fetches changes page by page. Stores each page with the cursor of the next one, so that an interrupted sync continues
 * there.
 * @throws TypeError if the server cannot be reached, Error if it does not answer
 * @param onPage called after each page that changed something
 */
export async function syncRecipes(
  database: Database,
  get: Get,
  onPage: () => void,
  shelf: Shelf = OWN_SHELF,
): Promise<SyncOutcome> {
  let hasChanged = false;
  for (;;) {
    const held = await database.get('sync', shelf.sync);
    const parameters = [shelf.parameter, held ? `since=${held.cursor}` : ''].filter(Boolean);
    const response = await get(['/api/recipes/changes', parameters.join('&')].filter(Boolean).join('?'));
    if (response.status === 410 && held) {
      // The device was offline for too long. Resyncs from the start, but keeps local data meanwhile.
      await database.delete('sync', shelf.sync);
      continue;
    }
    if (response.status === 401) return { hasChanged, isSignedOut: true };
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const page = v.parse(RecipeChanges, await response.json());
    if (await storePage(database, shelf, held, page)) {
      hasChanged = true;
      onPage();
    }
    if (page.isLast)
      return { hasChanged, isSignedOut: false, ...(page.household === null && { isAlone: true }) };
  }
}

/**
 * Fetches the changes of household members, and deletes the recipes of former members.
 * @param cooks the other members
 * @throws as `syncRecipes`
 */
export async function syncMembers(
  database: Database,
  cooks: readonly UserId[],
  get: Get,
  onPage: () => void,
): Promise<SyncOutcome> {
  const outcomes: SyncOutcome[] = [];
  const forget = async (cookId: UserId) => {
    await dropShelf(database, cookId);
    outcomes.push({ hasChanged: true, isSignedOut: false });
    onPage();
  };
  const former = (await cooksOnDevice(database)).filter((cookId) => !cooks.includes(cookId));
  for (const cookId of former) await forget(cookId);
  for (const cookId of cooks) {
    let isClosed = false;
    const getOpen: Get = async (path) => {
      const response = await get(path);
      isClosed = response.status === 404;
      return response;
    };
    try {
      outcomes.push(await syncRecipes(database, getOpen, onPage, shelfOf(cookId)));
    } catch (failure) {
      if (!isClosed) throw failure;
      await forget(cookId);
    }
  }
  return {
    hasChanged: outcomes.some(({ hasChanged }) => hasChanged),
    isSignedOut: outcomes.some(({ isSignedOut }) => isSignedOut),
  };
}

/** @returns true if the page has changed anything on the device */
async function storePage(
  database: Database,
  shelf: Shelf,
  held: RecipeSync | undefined,
  page: RecipeChanges,
): Promise<boolean> {
  const told = new Set([...page.recipes.map(({ id }) => id), ...page.removed]);
  const before = held?.untold ?? (await shelf.ids(database));
  const untold = before.filter((id) => !told.has(id));
  const gone = page.isLast ? [...page.removed, ...untold] : page.removed;
  const sync: RecipeSync = {
    cursor: page.cursor,
    total: page.total ?? held?.total ?? 0,
    untold: page.isLast ? [] : untold,
    isComplete: page.isLast || held?.isComplete === true,
  };
  await shelf.change(database, { recipes: page.recipes, gone, sync });
  return page.recipes.length > 0 || gone.length > 0 || held?.isComplete !== sync.isComplete;
}
