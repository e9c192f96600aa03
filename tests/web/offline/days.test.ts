// @vitest-environment jsdom
import type { UserId } from '#core/user-id.ts';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { dayOf, daysOf } from '#web/offline/days.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { syncOutbox, type SendResult } from '#web/offline/sync-outbox.ts';
import { goalsOf } from '#web/offline/goals.ts';
import { enqueue } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes/recipes.ts';

const client = new QueryClient();
const { signal } = new AbortController();
const DAY = '2026-11-20';

const cook: OutboxOperation = { type: 'cook', recipeId: 1, title: 'Soup', servings: 2.5, day: DAY, at: 7 };
const uncook: OutboxOperation = { type: 'uncook', recipeId: 1, title: 'Soup', day: DAY };
const goals = (dailyCalories: number, at: number): OutboxOperation => ({
  type: 'goals',
  goals: { ...DEFAULT_GOALS, dailyCalories },
  at,
});

let userId: UserId;
beforeEach(async () => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  await storeRecipe(userId, aRecipe(userId, { id: 1, isCooked: false }), client);
});
afterEach(() => vi.unstubAllGlobals());

/** Sets the response to every request. */
const serverSays = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

async function synced(): Promise<SendResult[]> {
  const results: SendResult[] = [];
  await syncOutbox(userId, (result) => results.push(result));
  return results;
}

const eatenToday = async () => (await dayOf(userId, DAY, client).read())?.entries;
const caloriesWanted = async () => (await goalsOf(userId, client).read())?.active?.dailyCalories;

test('a cook mark counts at once, by its servings, and stays once the server has accepted it', async () => {
  expect(await eatenToday()).toBeUndefined();
  await enqueue(userId, cook);
  const entry = { recipeId: 1, title: 'Soup', servings: 2.5, timestamp: 7, calories: 270, protein: 5.5 };
  expect(await eatenToday()).toMatchObject([entry]);
  serverSays(200, { day: DAY, isCooked: true });
  await synced();
  expect(await eatenToday()).toMatchObject([entry]);
});

test('a dish that is written and cooked offline is in the diary at once, as last edited', async () => {
  const own = aRecipe(userId, { id: 42, title: 'Stew', isCooked: false });
  const written = (recipe: typeof own) => ({ recipeId: 42, title: 'Stew', recipe });
  const input = {} as Extract<OutboxOperation, { type: 'edit' }>['input'] & { id: number };
  await enqueue(userId, { type: 'create', ...written(own), input });
  await enqueue(userId, { ...cook, recipeId: 42, title: 'Stew', servings: 1 });
  expect(await eatenToday()).toMatchObject([{ recipeId: 42, title: 'Stew', calories: 108 }]);
  await enqueue(userId, { ...uncook, recipeId: 42 });
  const richer = { ...own, nutrition: { ...own.nutrition, calories: 500 } };
  await enqueue(userId, { type: 'edit', ...written(richer), input, version: 1 });
  await enqueue(userId, { ...cook, recipeId: 42, title: 'Stew', servings: 2 });
  expect(await eatenToday()).toMatchObject([{ recipeId: 42, calories: 1_000 }]);
});

test('a mark of a dish that is deleted afterwards still counts', async () => {
  await enqueue(userId, cook);
  await enqueue(userId, { type: 'delete', recipeId: 1, title: 'Soup' });
  expect(await eatenToday()).toMatchObject([{ recipeId: 1, calories: 270 }]);
});

test('a mark with a smaller share counts that much less at once, and sends the shares to the server', async () => {
  const had = { version: 1, lines: [{ line: 0, share: 0.5 }] };
  const missing = { ...NOTHING, calories: 40, protein: 2.1, saturates: 0, sugars: 0, salt: 0 };
  await enqueue(userId, { ...cook, had, missing });
  expect(await eatenToday()).toMatchObject([{ servings: 2.5, calories: 2.5 * 68, protein: 0.3 }]);
  const sent = vi.fn(async (_path: string, { body }: { body: string }) => {
    expect(JSON.parse(body)).toEqual({ servings: 2.5, day: DAY, date: 7, had });
    return new Response(JSON.stringify({ day: DAY, isCooked: true }));
  });
  vi.stubGlobal('fetch', sent);
  expect(await synced()).toMatchObject([{ type: 'accepted' }]);
  expect(sent).toHaveBeenCalledOnce();
});

test('a removed cook mark no longer counts, nor does one that the server refused', async () => {
  await enqueue(userId, cook);
  serverSays(404, { error: 'Recipe not found' });
  expect(await synced()).toMatchObject([{ type: 'refused' }]);
  expect(await eatenToday()).toBeUndefined();
  serverSays(200, [
    { type: 'cooked', id: 'a', recipeId: 1, title: 'Soup', servings: 1, timestamp: 1, ...NOTHING },
  ]);
  await dayOf(userId, DAY, client).refresh(signal);
  await enqueue(userId, uncook);
  expect(await eatenToday()).toEqual([]);
});

const NOTHING = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 };

test('a cook mark counts on its own day, whenever it is sent', async () => {
  await enqueue(userId, { ...cook, day: '2026-11-19' });
  serverSays(200, { day: '2026-11-19', isCooked: true });
  await synced();
  const days = await daysOf(userId, { from: '2026-11-14', to: DAY }, client).read();
  expect(days?.map(({ day, entries }) => [day, entries.length])).toEqual([['2026-11-19', 1]]);
});

test('days without entries are known to be empty after a refresh', async () => {
  const range = { from: '2026-11-18', to: DAY };
  expect(await daysOf(userId, range, client).read()).toBeUndefined();
  serverSays(200, []);
  await daysOf(userId, range, client).refresh(signal);
  expect(await daysOf(userId, range, client).read()).toHaveLength(3);
  expect(await eatenToday()).toEqual([]);
});

test('a week is in order, whatever was eaten last, and older days are deleted from the device', async () => {
  const week = { from: '2026-11-14', to: DAY };
  const daysShown = async (from: string) =>
    (await daysOf(userId, { from, to: DAY }, client).read())?.map(({ day }) => day);
  for (const day of [DAY, '2026-09-18', '2026-11-13', '2026-11-18', '2026-11-14']) {
    serverSays(200, []);
    await dayOf(userId, day, client).refresh(signal);
  }
  await enqueue(userId, { ...cook, day: '2026-11-19' });
  await enqueue(userId, { ...cook, day: '2026-11-16' });
  const known = ['2026-11-14', '2026-11-16', '2026-11-18', '2026-11-19', DAY];
  expect(await daysShown('2026-09-01')).toEqual(['2026-09-18', '2026-11-13', ...known]);
  expect(await daysShown(week.from)).toEqual(known);
  serverSays(200, []);
  await daysOf(userId, week, client).refresh(signal);
  expect(await daysShown('2026-09-01')).toHaveLength(8);
});

test('a removed cook mark removes only its own recipe from the day, known or not', async () => {
  const eaten = (recipeId: number) => ({
    id: String(recipeId),
    recipeId,
    title: 'Soup',
    servings: 1,
    type: 'cooked',
    timestamp: 1,
    ...NOTHING,
  });
  serverSays(200, [eaten(1), eaten(2)]);
  await dayOf(userId, DAY, client).refresh(signal);
  await enqueue(userId, uncook);
  expect(await eatenToday()).toMatchObject([{ recipeId: 2 }]);
  await enqueue(userId, { ...uncook, day: '2026-11-19' });
  expect((await dayOf(userId, '2026-11-19', client).read())?.entries).toEqual([]);
});

test('a dish that is marked twice on a day counts once', async () => {
  await enqueue(userId, cook);
  await enqueue(userId, { ...cook, servings: 4 });
  expect(await eatenToday()).toMatchObject([{ servings: 2.5 }]);
});

test('goals apply as soon as they are saved, and the last of several wins', async () => {
  await enqueue(userId, goals(1_800, 2));
  await enqueue(userId, goals(2_200, 3));
  expect(await caloriesWanted()).toBe(2_200);
  serverSays(200, { ...DEFAULT_GOALS, createdAt: 3 });
  expect(await synced()).toHaveLength(2);
  expect(await caloriesWanted()).toBe(2_200);
});

test('goals that the server refuses are replaced by the previous ones', async () => {
  serverSays(200, { ...DEFAULT_GOALS, dailyCalories: 1_500, createdAt: 1 });
  await goalsOf(userId, client).refresh(signal);
  await enqueue(userId, goals(1_800, 2));
  serverSays(400, { error: 'No.' });
  expect(await synced()).toMatchObject([{ type: 'refused' }]);
  expect(await caloriesWanted()).toBe(1_500);
});

test('the device distinguishes goals that were never set from unknown ones', async () => {
  expect(await goalsOf(userId, client).read()).toBeUndefined();
  serverSays(200, null);
  await goalsOf(userId, client).refresh(signal);
  expect(await goalsOf(userId, client).read()).toEqual({ active: undefined });
});

test('a cook mark reports its earned badges; unreadable badges do not undo it', async () => {
  const badge = { type: 'COOKING_STREAK', requirement: 7, imageUrl: '/badges/cooking-streak.svg', ...WORDS };
  await enqueue(userId, cook);
  serverSays(200, { day: DAY, isCooked: true, earnedBadges: [{ badge, currentProgress: 7, earnedAt: 5 }] });
  expect(await synced()).toMatchObject([
    { type: 'accepted', earnedBadges: [{ badge: { type: 'COOKING_STREAK' } }] },
  ]);
  await enqueue(userId, { ...cook, day: '2026-11-21' });
  serverSays(200, { earnedBadges: 'none of your business' });
  expect(await synced()).toMatchObject([{ type: 'accepted', earnedBadges: [] }]);
});

const WORDS = { name: '', description: '', name_en: '', name_de: '', description_en: '', description_de: '' };
