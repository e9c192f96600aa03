import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { cardOf } from '#core/recipe/recipe-card.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { syncRecipes } from '#web/library/sync-recipes.ts';
import { openDatabase } from '#web/offline/database.ts';
import { entryOf } from '#web/offline/entries.ts';
import type { Database } from '#web/offline/schema.ts';

const USER = aUserId();

type Page = { recipes?: Recipe[]; removed?: number[]; cursor: string; isLast: boolean; total?: number };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A server that answers a cursor with a page; an error is an interruption. */
function serverOf(pages: Readonly<Record<string, Page | number | Error>>) {
  return vi.fn(async (path: string) => {
    const page = pages[/since=(.+)/.exec(path)?.[1] ?? 'begin'];
    if (page === undefined || page instanceof Error) throw page ?? new TypeError(`Nothing at ${path}`);
    return typeof page === 'number' ? json({}, page) : json({ recipes: [], removed: [], ...page });
  });
}

const aDevice = () => openDatabase(aUserId(), { onEnd: () => undefined });
const recipe = (id: number, title = `No. ${id}`) => aRecipe(USER, { id, title });
const idsOn = (database: Database) => database.getAllKeys('entries');
const nothing = () => undefined;

test('a new device gets all recipes in pages, with the data for searching', async () => {
  const database = await aDevice();
  const onPage = vi.fn();
  const get = serverOf({
    begin: { recipes: [recipe(2)], cursor: 'a1', isLast: false, total: 2 },
    a1: { recipes: [recipe(1)], cursor: 'c1', isLast: false },
    c1: { cursor: 'c1', isLast: true },
  });
  expect(await syncRecipes(database, get, onPage)).toEqual({ hasChanged: true, isSignedOut: false });
  expect((await database.getAll('recipes')).map(({ title }) => title)).toEqual(['No. 1', 'No. 2']);
  expect(await idsOn(database)).toEqual([1, 2]);
  expect(await database.get('sync', 'recipes')).toMatchObject({ cursor: 'c1', total: 2, isComplete: true });
  expect(onPage).toHaveBeenCalledTimes(3);
});

test('after an interruption the sync continues at its last page', async () => {
  const database = await aDevice();
  const first = { recipes: [recipe(2)], cursor: 'a1', isLast: false, total: 2 };
  const cut = serverOf({ begin: first, a1: new TypeError('cut') });
  await expect(syncRecipes(database, cut, nothing)).rejects.toThrow('cut');
  expect(await idsOn(database)).toEqual([2]);
  const get = serverOf({ a1: { recipes: [recipe(1)], cursor: 'c1', isLast: true } });
  await syncRecipes(database, get, nothing);
  expect(await idsOn(database)).toEqual([1, 2]);
  expect(get).toHaveBeenCalledOnce();
});

test('A recipe that was deleted elsewhere is deleted, and a changed one replaces its old version', async () => {
  const database = await aDevice();
  await syncRecipes(
    database,
    serverOf({ begin: { recipes: [recipe(2), recipe(1)], cursor: 'c1', isLast: true, total: 2 } }),
    nothing,
  );
  const get = serverOf({
    c1: { recipes: [recipe(1, 'Leek tart')], removed: [2], cursor: 'c2', isLast: true },
  });
  await syncRecipes(database, get, nothing);
  expect((await database.getAll('entries')).map(({ title }) => title)).toEqual(['Leek tart']);
  expect(await database.getAllKeys('cards')).toEqual([1]);
});

test('a device that was away for too long starts again, and keeps the old recipes until the end', async () => {
  const database = await aDevice();
  for (const held of [recipe(1), recipe(7)]) {
    await database.put('recipes', held);
    await database.put('cards', cardOf(held));
    await database.put('entries', entryOf(held, 1));
  }
  await database.put('sync', { cursor: 'c-old', total: 2, untold: [], isComplete: true }, 'recipes');
  const cut = serverOf({
    'c-old': 410,
    begin: { recipes: [recipe(1)], cursor: 'a1', isLast: false, total: 1 },
    a1: new TypeError('cut'),
  });
  await expect(syncRecipes(database, cut, nothing)).rejects.toThrow('cut');
  expect(await idsOn(database)).toEqual([1, 7]);
  await syncRecipes(database, serverOf({ a1: { cursor: 'c1', isLast: true } }), nothing);
  expect(await idsOn(database)).toEqual([1]);
});

test.each([409, 429, 500, 503])(
  'an answer of %i changes nothing, and the request is repeated later',
  async (status) => {
    const database = await aDevice();
    await expect(syncRecipes(database, serverOf({ begin: status }), nothing)).rejects.toThrow(String(status));
    expect(await database.get('sync', 'recipes')).toBeUndefined();
  },
);

test('A signed-out cook is told so, and the recipes stay', async () => {
  const database = await aDevice();
  const outcome = await syncRecipes(database, serverOf({ begin: 401 }), nothing);
  expect(outcome).toEqual({ hasChanged: false, isSignedOut: true });
});

test('a poll without changes causes no visible write', async () => {
  const database = await aDevice();
  const onPage = vi.fn();
  const get = serverOf({
    begin: { cursor: 'c1', isLast: true, total: 0 },
    c1: { cursor: 'c1', isLast: true },
  });
  await syncRecipes(database, get, nothing);
  expect(await syncRecipes(database, get, onPage)).toEqual({ hasChanged: false, isSignedOut: false });
  expect(onPage).not.toHaveBeenCalled();
});
