import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { syncMembers } from '#web/library/sync-recipes.ts';
import { openDatabase } from '#web/offline/database.ts';
import { keyOf } from '#web/offline/entries.ts';
import type { Database } from '#web/offline/schema.ts';

const [MARTA, THEO] = [aUserId(), aUserId()];

const aDevice = () => openDatabase(aUserId(), { onEnd: () => undefined });

/** A server that returns all recipes of the cooks it knows at once, and 404 for others. */
const serverOf =
  (recipes: Readonly<Record<UserId, readonly Recipe[]>>) =>
  async (path: string): Promise<Response> => {
    const told = recipes[new URL(path, 'http://localhost').searchParams.get('cook') ?? ''];
    const page = { recipes: told, removed: [], cursor: 'c1', isLast: true, total: told?.length };
    return told ? Response.json(page) : new Response('{}', { status: 404 });
  };

const nothing = () => undefined;
const keysOn = async (database: Database) => (await database.getAll('memberEntries')).map(keyOf);

test('recipes of members are stored separately for each cook, and apart from the user’s own', async () => {
  const database = await aDevice();
  await database.put('recipes', aRecipe(aUserId(), { id: 7, title: 'Mine' }));
  const get = serverOf({
    [MARTA]: [aRecipe(MARTA, { id: 7, title: 'Leek tart' })],
    [THEO]: [aRecipe(THEO, { id: 7, title: 'Stew' })],
  });
  const outcome = await syncMembers(database, [MARTA, THEO], get, nothing);
  expect(outcome).toEqual({ hasChanged: true, isSignedOut: false });
  expect((await keysOn(database)).toSorted()).toEqual([`${MARTA}/7`, `${THEO}/7`].toSorted());
  expect(await database.get('memberRecipes', [THEO, 7])).toMatchObject({ title: 'Stew' });
  expect(await database.get('recipes', 7)).toMatchObject({ title: 'Mine' });
});

test('recipes of a member who has left are deleted from the device, and those of others stay', async () => {
  const database = await aDevice();
  const get = serverOf({
    [MARTA]: [aRecipe(MARTA, { id: 1 }), aRecipe(MARTA, { id: 2 })],
    [THEO]: [aRecipe(THEO, { id: 3 })],
  });
  await syncMembers(database, [MARTA, THEO], get, nothing);
  await syncMembers(database, [THEO], get, nothing);
  expect(await keysOn(database)).toEqual([`${THEO}/3`]);
  expect(await database.count('memberRecipes')).toBe(1);
  expect(await database.getAllKeys('sync')).toEqual([THEO]);
});

test('recipes of a member are deleted when the server says that the access has ended', async () => {
  const database = await aDevice();
  const both = { [MARTA]: [aRecipe(MARTA, { id: 1 })], [THEO]: [aRecipe(THEO, { id: 3 })] };
  await syncMembers(database, [MARTA, THEO], serverOf(both), nothing);
  await syncMembers(database, [MARTA, THEO], serverOf({ [THEO]: both[THEO] ?? [] }), nothing);
  expect(await keysOn(database)).toEqual([`${THEO}/3`]);
});

test('everything stays while the server cannot be reached', async () => {
  const database = await aDevice();
  await syncMembers(database, [MARTA], serverOf({ [MARTA]: [aRecipe(MARTA, { id: 1 })] }), nothing);
  const cut = async (): Promise<Response> => {
    throw new TypeError('cut');
  };
  await expect(syncMembers(database, [MARTA], cut, nothing)).rejects.toThrow('cut');
  expect(await keysOn(database)).toEqual([`${MARTA}/1`]);
});
