import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateCookingBadges, updateDiaryBadges } from '#core/badge/update-badges.ts';
import { notTold, totalOf } from '#core/eaten/totals.ts';
import { DiaryRequest } from '#core/diary/diary-entry.ts';
import { logEntry, takeBackEntry } from '#core/diary/logging/log-entry.ts';
import { err } from '#core/result.ts';
import { addDays } from '#core/time.ts';
import { BISCUITS } from '#tests/fakes/ports.ts';
import { aUserId, aRecipe, NOON } from '#tests/support/examples.ts';
import { cook, ports, soup, startAnew, TODAY, tracking, userId } from '../cooking/cook.ts';

beforeEach(startAnew);

let keys = 0;
const by = (key = `diary-operation-${(keys += 1)}`, timeZone = 'UTC') => ({
  user: { userId, kitchenId: 'own-kitchen' },
  timeZone,
  key,
});

const APPLE = {
  id: 'an-apple-1',
  day: TODAY,
  meal: 'snack',
  name: 'Apple',
  source: { food: 'apple' },
  amount: { quantity: 1, unit: 'piece' },
};

const log = (changes: object = {}, operation = by()) =>
  logEntry(ports, operation, v.parse(DiaryRequest, { ...APPLE, ...changes }));
const takeBack = (day = TODAY, operation = by()) => takeBackEntry(ports, operation, { day, id: APPLE.id });

describe('An entry of the diary', () => {
  test('is tracked beside what was cooked, with its meal, amount and calculated values', async () => {
    await cook();
    const logged = await log({ at: NOON });
    const apple = {
      type: 'diary',
      id: APPLE.id,
      meal: 'snack',
      name: 'Apple',
      source: { food: 'apple' },
      amount: { quantity: 1, unit: 'piece' },
      timestamp: NOON,
      calories: 85,
      sugars: 16.6,
    };
    expect(logged).toMatchObject({ ok: true, value: { ...apple, day: TODAY } });
    expect(await tracking()).toMatchObject([{ type: 'cooked', title: soup.title }, apple]);
  });

  test('under the same ID replaces what it was, and keeps its place in the day', async () => {
    await log();
    ports.now += 1_000;
    await log({ amount: { quantity: 50, unit: 'g' }, meal: 'lunch' });
    expect(await tracking()).toMatchObject([
      { amount: { quantity: 50, unit: 'g' }, meal: 'lunch', timestamp: NOON },
    ]);
  });

  test('is logged once however often it is sent, also after it was taken back', async () => {
    for (let time = 0; time < 3; time += 1) await log({}, by('the-same-key'));
    expect(await tracking()).toHaveLength(1);
    await takeBack();
    expect((await log({}, by('the-same-key'))).ok).toBe(true);
    expect(await tracking()).toEqual([]);
    await log();
    expect(await tracking()).toHaveLength(1);
  });

  test('An entry of two devices at once is neither lost nor doubled', async () => {
    await Promise.all([log({ meal: 'lunch' }), log({ meal: 'dinner' }), log({ id: 'a-second-apple' })]);
    expect(await tracking()).toHaveLength(2);
  });

  test.each([
    ['today', 0, true],
    ['60 days ago', -60, true],
    ['tomorrow, of who has flown west since', 1, true],
    ['in two days', 2, false],
    ['long ago', -62, false],
  ])('on a day %s is open: %s', async (_, days, isOpen) => {
    const logged = await log({ day: addDays(TODAY, days) });
    expect(logged.ok).toBe(isOpen);
    if (!isOpen) expect(logged).toEqual(err({ type: 'DayClosed', days: 60 }));
  });

  test('on today of the cook’s time zone is that day', async () => {
    ports.now = Date.UTC(2026, 10, 20, 23, 30);
    const tomorrow = addDays(TODAY, 1);
    expect((await log({ day: tomorrow }, by(undefined, 'Europe/Berlin'))).ok).toBe(true);
    expect(await tracking(tomorrow)).toHaveLength(1);
  });

  test('that nobody can weigh, or that nobody knows, is refused', async () => {
    expect(await log({ amount: { quantity: 1, unit: 'sheet' }, source: { food: 'milk' } })).toEqual(
      err({ type: 'AmountUnknown' }),
    );
    expect(await log({ source: { food: 'stardust' } })).toEqual(err({ type: 'FoodUnknown' }));
    expect(await log({ source: { barcode: '20000127' } })).toEqual(err({ type: 'ProductNotFound' }));
    expect(await log({ source: { recipeId: 1 } })).toEqual(err({ type: 'RecipeNotFound' }));
    expect(await tracking()).toEqual([]);
  });

  test('fills a day with at most 200 entries', async () => {
    for (let at = 0; at < 200; at += 1) await log({ id: `entry-no-${at}` });
    expect(await log()).toEqual(err({ type: 'DayFull', most: 200 }));
    expect((await log({ id: 'entry-no-7', meal: 'lunch' })).ok).toBe(true);
  });
});

describe('the values of an entry', () => {
  test('The values of a saved recipe are those of its servings; somebody else’s recipe is not found', async () => {
    const source = { recipeId: soup.id };
    const logged = await log({ source, amount: { quantity: 1.5, unit: 'serving' } });
    expect(logged).toMatchObject({
      ok: true,
      value: { calories: Math.round(soup.nutrition.calories * 1.5) },
    });
    const other = aUserId();
    await ports.recipes.add(aRecipe(other, { id: 77 }), 'a-key-of-theirs');
    expect(await log({ source: { recipeId: 77, cookId: other } })).toEqual(err({ type: 'RecipeNotFound' }));
  });

  test('The recipe of a member is logged by its cook and kept without them, and can be eaten again', async () => {
    const cookId = aUserId();
    const member = { name: 'Ben', joinedAt: NOON };
    const members = { [userId]: member, [cookId]: member };
    await ports.households.found('home', { name: 'Home', owner: cookId, members });
    for (const id of [userId, cookId]) {
      await ports.signIns.open({ userId: id, verified: true, sessions: [] });
      await ports.memberships.point(id, { held: undefined, next: 'home' });
    }
    await ports.recipes.add(aRecipe(cookId, { id: 78 }), 'a-key-of-theirs');
    const operation = () => ({ ...by(), user: { userId, kitchenId: 'own-kitchen', householdId: 'home' } });
    const amount = { quantity: 1, unit: 'serving' };
    for (const source of [{ recipeId: 78, cookId }, { recipeId: 78 }])
      expect(
        await log({ id: `soup-of-ben-${Object.keys(source).length}`, source, amount }, operation()),
      ).toMatchObject({
        ok: true,
        value: { source: { recipeId: 78 } },
      });
    const { entries } = await ports.days.between(userId, { from: TODAY, to: TODAY });
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(cookId);
  });

  test('The values of a product lack what its label lacks, and the sum says so', async () => {
    await log({
      id: 'biscuits-1',
      source: { barcode: BISCUITS.barcode },
      amount: { quantity: 2, unit: 'serving' },
    });
    await log();
    const entries = await tracking();
    const biscuits = entries.find(({ id }) => id === 'biscuits-1');
    expect(biscuits).toMatchObject({ calories: 226, fat: 9, salt: 0.38 });
    expect(biscuits).not.toHaveProperty('fiber');
    expect(totalOf(entries)).toMatchObject({ calories: 311, fiber: 3.8 });
    expect(notTold(entries)).toEqual(['fiber']);
  });

  test('The values of an own dish are those that were typed; of everything else the typed ones are ignored', async () => {
    const nutrition = { calories: 640.4, protein: 31.26 };
    const own = await log({ source: { own: true }, amount: { quantity: 1, unit: 'serving' }, nutrition });
    expect(own.ok && own.value).toMatchObject({ calories: 640, protein: 31.3 });
    expect(own.ok && own.value).not.toHaveProperty('fat');
    expect(await log({ nutrition: { calories: 1 } })).toMatchObject({ ok: true, value: { calories: 85 } });
  });
});

describe('the badges', () => {
  const GOALS = { dailyCalories: 2_000, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };
  const FULL_DAY = { calories: 2_000, protein: 60, fiber: 30 };
  const user = () => ({ userId, timeZone: 'UTC' });

  async function eat(day: string, nutrition: object = FULL_DAY, id = 'all-of-the-day') {
    const amount = { quantity: 1, unit: 'serving' };
    await log({ id, day, source: { own: true }, amount, nutrition });
    return (await updateDiaryBadges(ports, user(), day)).map(({ type }) => type);
  }
  const counted = async (type: 'NUTRITION_GOALS' | 'COOKING_STREAK') =>
    (await ports.badgeProgress.find(userId))?.badges[type].counted ?? [];

  beforeEach(async () => {
    await ports.goals.add(userId, { ...GOALS, createdAt: Date.UTC(2026, 8, 1), ops: [] });
  });

  test('The badge of the goals counts everything that was eaten, and past days rightly', async () => {
    const day = addDays(TODAY, -20);
    await eat(day);
    await eat(addDays(day, 1), { ...FULL_DAY, calories: 1_700 });
    expect(await counted('NUTRITION_GOALS')).toEqual([day]);
    await eat(addDays(day, 1), { calories: 200, protein: 0, fiber: 0 }, 'and-a-biscuit');
    expect(await counted('NUTRITION_GOALS')).toEqual([day, addDays(day, 1)]);
    await takeBackEntry(ports, by(), { day, id: 'all-of-the-day' });
    await updateDiaryBadges(ports, user(), day);
    expect(await counted('NUTRITION_GOALS')).toEqual([addDays(day, 1)]);
  });

  test('The badge of the goals counts no day on which an entry’s energy is unknown', async () => {
    await eat(TODAY);
    await eat(TODAY, {}, 'something-at-a-party');
    expect(await counted('NUTRITION_GOALS')).toEqual([]);
  });

  test('The badge of the goals is earned on the fifth such day', async () => {
    for (const days of [4, 3, 2, 1]) expect(await eat(addDays(TODAY, -days))).toEqual([]);
    expect(await eat(TODAY)).toEqual(['NUTRITION_GOALS']);
  });

  test('about cooking count no meal that was only eaten', async () => {
    for (const days of [1, 2, 3]) await eat(addDays(TODAY, -days));
    await log({ source: { recipeId: soup.id }, amount: { quantity: 1, unit: 'serving' } });
    await updateCookingBadges(ports, user(), TODAY);
    const { badges } = (await ports.badgeProgress.find(userId)) ?? {};
    expect(badges).toMatchObject({
      FIRST_RECIPE: { counted: [] },
      COOKING_STREAK: { counted: [] },
      RECIPE_MASTER: { counted: [] },
      HEALTHY_CHOICE: { counted: [] },
    });
    expect(await counted('NUTRITION_GOALS')).toHaveLength(3);
  });
});
