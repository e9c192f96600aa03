import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CurrentSession } from '#core/account/session.ts';
import { cookTag, MAX_CHANGES } from '#core/kitchen-change.ts';
import { applyChanges } from '#core/list/apply-changes.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { changeList, findList } from '#core/list/change-list.ts';
import { bytesInAnswer } from '#core/page.ts';
import { findChanges } from '#core/recipe/library/find-changes.ts';
import { addDays } from '#core/time.ts';
import { changeWeek, findWeek } from '#core/week/change-week.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

/** Maximum response size of Lambda, less the JSON around the items. */
const MOST = 5_000_000;

const user = (): Pick<CurrentSession, 'userId'> => ({ userId: aUserId() });

describe('a library of long recipes', () => {
  test('reaches a device complete, in pages of an allowed size', async () => {
    const ports = fakePorts(NOON);
    const { userId } = user();
    const step = { text: 'Stir the "soup". '.repeat(117) };
    const steps = Array.from({ length: 33 }, () => step);
    for (let id = 1; id <= 60; id += 1) {
      const recipe = aRecipe(userId, { id, steps, instructions: steps.map(({ text }) => text) });
      await ports.recipes.create(recipe, 'a-request');
    }
    const told = new Set<number>();
    let pages = 0;
    let since: string | undefined;
    for (let isLast = false; !isLast; pages += 1) {
      const page = await findChanges(ports, userId, since);
      if (!page.ok) return expect.fail(page.error.type);
      expect(bytesInAnswer(page.value)).toBeLessThan(MOST);
      for (const { id } of page.value.recipes) told.add(id);
      ({ cursor: since, isLast } = page.value);
    }
    expect(told.size).toBe(60);
    expect(pages).toBeGreaterThan(2);
  });
});

describe('a full list', () => {
  const kitchen = { id: aUserId(), list: { version: 0 }, cooks: [] };
  const title = '漢'.repeat(200);

  test('is answered completely, and its items can be ticked and removed', async () => {
    const ports = fakePorts(NOON);
    const { userId } = user();
    let isFull = false;
    for (let at = 0; !isFull && at < 200; at += 1) {
      const changes = Array.from({ length: MAX_CHANGES }, (_, index): ListChange => {
        const from = { recipeId: at * 50 + index + 1, cookId: userId, title, servings: 2 };
        const item = { name: `thing ${(at * 7 + index) % 900}`, from };
        return { id: randomUUID(), at: NOON, type: 'add', item };
      });
      const { refused } = await changeList(ports, kitchen, userId, changes);
      isFull = refused?.length === MAX_CHANGES;
    }
    expect(isFull).toBe(true);
    const list = await findList(ports, kitchen);
    expect(bytesInAnswer(list)).toBeLessThan(MOST);
    const [first, second] = list.items;
    const done = await changeList(ports, kitchen, userId, [
      { id: randomUUID(), at: NOON + 1, type: 'check', item: { id: first?.id ?? '' } },
      { id: randomUUID(), at: NOON + 1, type: 'remove', item: { id: second?.id ?? '' } },
    ]);
    expect(done.refused).toBeUndefined();
    expect(done.items).toHaveLength(list.items.length - 1);
  });

  test('an ordinary addition is not refused', () => {
    const change: ListChange = { id: randomUUID(), at: NOON, type: 'add', item: { name: 'Milk' } };
    const { refused } = applyChanges(new Map(), [change], { now: NOON, by: cookTag(aUserId()) });
    expect(refused).toEqual([]);
  });
});

describe('a full week', () => {
  const kitchen = { id: aUserId(), week: { version: 0, changedAt: 0 }, cooks: [] };
  const meal = (day: string | null, title = 'Soup'): MealChange => ({
    id: randomUUID(),
    at: NOON,
    type: 'add',
    meal: { id: randomUUID().slice(0, 11), day, slot: 'dinner', title, servings: 2 },
  });
  const many = (count: number, day: string | null, title?: string) =>
    Array.from({ length: count }, () => meal(day, title));

  test('has thirty meals a day: another one is refused, also one that is moved there', async () => {
    const ports = fakePorts(NOON);
    expect((await changeWeek(ports, kitchen, many(29, '2026-11-20'))).refused).toBeUndefined();
    const [thirtieth, further] = many(2, '2026-11-20');
    if (!thirtieth || !further) return expect.fail();
    const { refused, meals } = await changeWeek(ports, kitchen, [thirtieth, further]);
    expect(refused).toEqual([{ id: further.id, reason: 'full' }]);
    expect(meals.map(({ id }) => id)).toEqual([thirtieth.meal.id]);
    const other = meal('2026-11-21');
    await changeWeek(ports, kitchen, [other]);
    const move: MealChange = {
      id: randomUUID(),
      at: NOON + 1,
      type: 'change',
      meal: { id: other.meal.id, day: '2026-11-20' },
    };
    expect((await changeWeek(ports, kitchen, [move])).refused).toEqual([{ id: move.id, reason: 'full' }]);
    const removal: MealChange = {
      id: randomUUID(),
      at: NOON + 1,
      type: 'remove',
      meal: { id: thirtieth.meal.id },
    };
    const away: MealChange = {
      id: randomUUID(),
      at: NOON + 2,
      type: 'change',
      meal: { id: other.meal.id, day: '2026-11-20' },
    };
    expect((await changeWeek(ports, kitchen, [removal])).refused).toBeUndefined();
    expect((await changeWeek(ports, kitchen, [away])).refused).toBeUndefined();
  });

  test('A week of the longest titles is answered completely', async () => {
    const ports = fakePorts(NOON);
    for (let at = 0; at < 62; at += 1)
      await changeWeek(ports, kitchen, many(40, addDays('2026-11-01', at), '"漢'.repeat(100)));
    await changeWeek(ports, kitchen, many(150, null));
    const week = await findWeek(ports, kitchen, { from: '2026-11-01', to: '2027-01-01' });
    expect(week.meals).toHaveLength(62 * 30 + 100);
    expect(bytesInAnswer(week)).toBeLessThan(MOST);
  });
});
