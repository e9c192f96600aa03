// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { storeHousehold } from '#web/kitchen/household.ts';
import { refreshList } from '#web/kitchen/list.ts';
import { refreshWeek } from '#web/kitchen/week.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';

const OURS = 'household-of-Marta-000';
const NEW = 'household-of-Theo-0000';
const WEEK = { from: '2026-11-23', to: '2026-11-29' };

/** Queries that open screens repeat every few seconds. */
const POLLS = {
  list: (userId: UserId, client: QueryClient) => refreshList(userId, client),
  week: (userId: UserId, client: QueryClient) => refreshWeek(userId, WEEK, client),
};

let userId: UserId;
let client: QueryClient;

beforeEach(async () => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  client = new QueryClient();
  await storeHousehold(userId, client, { id: OURS, name: 'Our kitchen', members: [] });
  const database = await databaseOf(userId);
  await database.put('list', { items: [], version: 7, recent: ['Leeks'] }, 'current');
  const soup = { id: 'meal-of-soup', day: WEEK.from, title: 'Soup', servings: 2, changedAt: NOON };
  await database.put('meals', { ...soup, slot: 'dinner', isDone: false });
});
afterEach(() => vi.unstubAllGlobals());

/** @param household named by every answer */
function serverNames(household: string | null): void {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/household'
        ? { id: household, name: 'The new one', members: [] }
        : { items: [], meals: [], version: 0, household },
    ),
  );
}

const kept = async () => {
  const database = await databaseOf(userId);
  const stores = ['household', 'list', 'meals'] as const;
  return JSON.stringify(await Promise.all(stores.map((store) => database.getAll(store))));
};

describe.each(Object.entries(POLLS))('an answer about the %s', (_, poll) => {
  test('without a household ends the access at once', async () => {
    serverNames(null);
    await poll(userId, client);
    expect(await kept()).not.toMatch(/Our kitchen|Leeks|Soup/);
    expect(await kept()).toContain('"household":null');
  });

  test('with another household switches to that one, and deletes the data of the former one', async () => {
    serverNames(NEW);
    await poll(userId, client);
    expect(await kept()).not.toMatch(/Our kitchen|Leeks|Soup/);
    expect(await kept()).toContain('The new one');
  });

  test('with the current household keeps the data of other screens', async () => {
    serverNames(OURS);
    await poll(userId, client);
    expect(await kept()).toContain('Our kitchen');
    expect(await kept()).toMatch(/Leeks|Soup/);
  });
});
