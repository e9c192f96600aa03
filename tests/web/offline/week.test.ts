// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import type { Meal } from '#core/week/meal.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { storeHousehold } from '#web/kitchen/household.ts';
import { heldWeekOf, refreshWeek } from '#web/kitchen/week.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { syncOutbox } from '#web/offline/sync-outbox.ts';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const SOUP: Meal = {
  id: 'meal-of-soup',
  day: '2026-11-24',
  slot: 'dinner',
  title: 'Soup',
  servings: 2,
  isDone: false,
  changedAt: NOON,
};

let userId: UserId;
let told: readonly Meal[] = [];
const asked: string[] = [];
const sent: { household?: string | null; changes: MealChange[] }[] = [];

beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  told = [];
  sent.length = asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    else asked.push(path);
    return Response.json({ meals: told, version: 1 });
  });
});
afterEach(() => vi.unstubAllGlobals());

let made = 0;
const change = (parts: object, household: string | null = null) => {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const each = { id, at: NOON + made, ...parts } as MealChange;
  return enqueue(userId, { type: 'week', household, changes: [each] });
};

const shown = async () => (await heldWeekOf(userId, WEEK, new QueryClient()).read())?.meals;

test('a week and its neighbours are known once the server has sent them, and are empty if nothing is planned', async () => {
  const client = new QueryClient();
  expect(await heldWeekOf(userId, WEEK, client).read()).toBeUndefined();
  await refreshWeek(userId, WEEK, client);
  expect(asked).toEqual(['/api/week?from=2026-11-16&to=2026-12-06']);
  expect(await heldWeekOf(userId, WEEK, client).read()).toEqual({ meals: [], isKnown: true });
});

test('a meal is in the week before the server knows it, and the server’s data replace it', async () => {
  await change({ type: 'add', meal: { ...SOUP, changedAt: undefined } });
  await change({ type: 'change', meal: { id: SOUP.id, servings: 4 } });
  expect(await shown()).toMatchObject([{ id: SOUP.id, servings: 4 }]);
  told = [{ ...SOUP, servings: 4, day: '2026-11-25' }];
  await syncOutbox(userId, () => undefined);
  expect(sent).toMatchObject([{ household: null, changes: [{ type: 'add' }, { type: 'change' }] }]);
  expect(await shown()).toEqual(told);
  expect(await outboxEntries(userId)).toEqual([]);
});

test('a meal that is removed, or moved to another week by others, disappears', async () => {
  told = [SOUP, { ...SOUP, id: 'meal-of-stew', day: null }, { ...SOUP, id: 'meal-of-rice' }];
  await refreshWeek(userId, WEEK, new QueryClient());
  await change({ type: 'remove', meal: { id: SOUP.id } });
  expect((await shown())?.map(({ id }) => id)).toEqual(['meal-of-rice', 'meal-of-stew']);
  told = [];
  await syncOutbox(userId, () => undefined);
  expect((await shown())?.map(({ id }) => id)).toEqual(['meal-of-rice', 'meal-of-stew']);
  await refreshWeek(userId, WEEK, new QueryClient());
  expect(await shown()).toEqual([]);
});

test('changes of two kitchens are not sent together, and another kitchen has another week', async () => {
  await change({ type: 'change', meal: { id: SOUP.id, servings: 4 } }, null);
  await change({ type: 'change', meal: { id: SOUP.id, servings: 4 } }, 'another-kitchen');
  await syncOutbox(userId, () => undefined);
  expect(sent.map(({ household }) => household)).toEqual([null, 'another-kitchen']);
  const client = new QueryClient();
  await storeHousehold(userId, client, null);
  told = [SOUP];
  await refreshWeek(userId, WEEK, client);
  await storeHousehold(userId, client, { id: 'a-new-kitchen', name: 'Ours', members: [] });
  expect(await heldWeekOf(userId, WEEK, client).read()).toBeUndefined();
});
