// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { findChanges } from '#core/recipe/library/find-changes.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { SECOND } from '#core/time.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { tries } from '#tests/long.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { syncRecipes } from '#web/library/sync-recipes.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { recipeOf, recipesOf } from '#web/offline/recipes/recipes.ts';

/** Event on another device, or an action of the cook's own device. */
const EVENT = fc.record({
  type: fc.constantFrom(
    'add',
    'import',
    'delete',
    'refresh home',
    'sync',
    'both at once',
    'sync, and be cut off',
  ),
  count: fc.integer({ min: 1, max: 45 }),
  later: fc.integer({ min: 1, max: 20 * SECOND }),
} as const);
type Event = typeof EVENT extends fc.Arbitrary<infer Each> ? Each : never;

afterEach(() => vi.unstubAllGlobals());

test('home shows every recipe, and each opens offline, whatever was added and deleted elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(EVENT, { minLength: 1, maxLength: 12 }), async (events) => {
      const world = aWorld();
      for (const event of events) await world.happen(event);
      await world.happen({ type: 'both at once', count: 1, later: 40 * SECOND });
      expect(await world.shown()).toEqual(await world.stored());
      expect(await world.readable()).toEqual(await world.stored());
    }),
    { numRuns: tries(15, 200) },
  );
}, 120_000);

test('a device that knows 20 recipes shows all 65 within one visit, after 45 were added elsewhere', async () => {
  const world = aWorld();
  const later = 1_000;
  for (const [type, count] of [
    ['add', 20],
    ['both at once', 1],
    ['add', 45],
    ['both at once', 1],
  ] as const)
    await world.happen({ type, count, later });
  expect(await world.shown()).toHaveLength(65);
  expect(await world.shown()).toEqual(await world.stored());
});

/** A cook with a server that has their recipes, and a device. */
function aWorld() {
  const userId = aUserId();
  const client = new QueryClient();
  const ports = fakePorts();
  const { recipes } = ports;
  setOwner(userId);
  const all = async () => (await recipes.list(userId, { limit: 10_000 })).items.map(({ id }) => id);

  const answer = async (path: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/api/recipes/changes') {
      const changes = await findChanges(ports, userId, searchParams.get('since') ?? undefined);
      return changes.ok ? Response.json(changes.value) : new Response('{}', { status: 410 });
    }
    const cursor = searchParams.get('cursor') ?? undefined;
    const page = await recipes.list(userId, { limit: Number(searchParams.get('limit')), cursor });
    const link = `</api/recipes?cursor=${page.cursor}>; rel="next"`;
    return Response.json(page.items, page.cursor ? { headers: { link } } : {});
  };
  vi.stubGlobal('fetch', answer);

  const refreshHome = () => recipesOf(userId, client).refresh(new AbortController().signal);
  const sync = async (requests = Infinity) => {
    let left = requests;
    const get = async (path: string) => {
      left -= 1;
      if (left < 0) throw new TypeError('cut');
      return answer(path);
    };
    const database = await databaseOf(userId);
    await syncRecipes(database, get, () => undefined).catch((failure: unknown) => {
      if (!(failure instanceof TypeError)) throw failure;
    });
  };
  let ids = 0;
  const add = async (count: number, idOf: (number: number) => number) => {
    for (let number = 0; number < count; number += 1) {
      ids += 1;
      await recipes.create(aRecipe(userId, { id: idOf(ids), createdAt: ports.now }), 'a request');
    }
  };
  const remove = async (id: RecipeId) => {
    const record = await recipes.findRecord(userId, id);
    if (record) await recipes.remove(record);
  };
  return {
    async happen({ type, count, later }: Event): Promise<void> {
      ports.now += later;
      if (type === 'add') await add(count, (number) => 2 ** 46 + number);
      // The ID of an import follows from its text, and is lower than any other.
      if (type === 'import') await add(Math.ceil(count / 9), (number) => (number * 7_919) % 2 ** 45);
      if (type === 'delete')
        for (const id of (await all()).filter((_, at) => at % 46 === count)) await remove(id);
      if (type === 'refresh home') await refreshHome();
      if (type === 'sync') await sync();
      if (type === 'both at once') await Promise.all([refreshHome(), sync()]);
      if (type === 'sync, and be cut off') await sync(1);
    },
    stored: async () => (await all()).toSorted((one, other) => one - other),
    shown: async () =>
      ((await recipesOf(userId, client, 10_000).read()) ?? [])
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    readable: async () => {
      const opened = await Promise.all(
        (await all()).map(async (id) => (await recipeOf(userId, id, client).read())?.id),
      );
      return opened.filter((id) => id !== undefined).toSorted((one, other) => one - other);
    },
  };
}
