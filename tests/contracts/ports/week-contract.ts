import { beforeAll, describe, expect, test } from 'vitest';
import { SECOND } from '#core/time.ts';
import { changeWeek, findWeek } from '#core/week/change-week.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import type { MealEntry } from '#core/week/meal-entry.ts';
import type { Meal } from '#core/week/meal.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

export function weekContract(open: () => TablePorts): void {
  let ports: ReturnType<typeof fakePorts>;
  beforeAll(() => {
    ports = Object.assign(fakePorts(NOON), open());
  });

  describe('weeks', () => {
    let changes = 0;
    const made = () => ({
      id: `00000000-0000-4000-8000-${String((changes += 1)).padStart(12, '0')}`,
      at: NOON,
    });
    const planned = (id: string, day: string | null, more: Partial<Meal> = {}): MealChange => ({
      ...made(),
      type: 'add',
      meal: { id, day, slot: 'dinner', title: 'Süppchen "für alle"', servings: 2.5, ...more },
    });
    const kitchenOf = async (id: string, ...cooks: string[]) => ({
      id,
      cooks,
      week: (await ports.households.head(id)).week,
    });
    const idsOf = async (kitchenId: string, from: string, to: string) =>
      (await findWeek(ports, await kitchenOf(kitchenId), { from, to })).meals.map(({ id }) => id).toSorted();

    test('a meal is read back as stored, with every field, and only in its kitchen', async () => {
      const kitchenId = aUserId();
      const entry = { type: 'change', at: NOON } as const;
      const entries: readonly MealEntry[] = [
        {
          id: '0123456789ab',
          at: NOON,
          type: 'add',
          claimedAt: NOON + 9,
          fields: {
            day: '2026-11-23',
            slot: 'snack',
            title: 'Möhren "2" = #3 <b>',
            servings: 0.1 + 0.2,
            isDone: false,
            recipeId: 61_211_292_577_884,
            cook: '-_tagtag',
            leftoversOf: 'another-meal',
            listed: 2.5,
          },
        },
        { ...entry, id: 'fedcba987654', fields: { day: null, isDone: true, listed: null } },
        { ...entry, id: '000000000000', type: 'remove', fields: {} },
        { ...entry, id: '000000000001', at: 5, type: 'restore', fields: { slot: 'breakfast' } },
      ];
      const change = { held: undefined, next: entries, day: '2026-11-23' };
      expect(await ports.meals.replace(kitchenId, 'a-meal-1', change)).toBe(true);
      const all = new Map([['a-meal-1', entries]]);
      expect(await ports.meals.all(kitchenId)).toEqual(all);
      expect(await ports.meals.find(kitchenId, ['a-meal-1', 'a-meal-2'])).toEqual(all);
      expect(await ports.meals.all(aUserId())).toEqual(new Map());
    });

    test('meals are listed by their days, and meals without a day with any days', async () => {
      const kitchenId = aUserId();
      await changeWeek(ports, await kitchenOf(kitchenId), [
        planned('on-sunday', '2026-11-22'),
        planned('on-monday', '2026-11-23'),
        planned('new-years', '2027-01-01'),
        planned('some-time', null),
      ]);
      expect(await idsOf(kitchenId, '2026-11-23', '2026-11-29')).toEqual(['on-monday', 'some-time']);
      expect(await idsOf(kitchenId, '2026-11-22', '2026-11-22')).toEqual(['on-sunday', 'some-time']);
      expect(await idsOf(kitchenId, '2026-11-23', '2027-01-01')).toHaveLength(3);
      const move: MealChange = { ...made(), type: 'change', meal: { id: 'some-time', day: '2026-11-30' } };
      const removal: MealChange = { ...made(), type: 'remove', meal: { id: 'on-monday' } };
      expect(await changeWeek(ports, await kitchenOf(kitchenId), [move, removal])).toMatchObject({
        meals: [{ id: 'some-time', day: '2026-11-30' }],
        version: 2,
      });
      expect(await idsOf(kitchenId, '2026-11-23', '2026-11-29')).toEqual([]);
    });

    test('Changes of one meal by twenty devices at once are all kept', async () => {
      const kitchenId = aUserId();
      const kitchen = await kitchenOf(kitchenId);
      await changeWeek(ports, kitchen, [planned('our-meal', '2026-11-23')]);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          changeWeek(ports, kitchen, [
            {
              ...made(),
              at: NOON - index * SECOND,
              type: 'change',
              meal: { id: 'our-meal', servings: index + 1 },
            },
          ]),
        ),
      );
      const days = { from: '2026-11-23', to: '2026-11-23' };
      expect(await findWeek(ports, await kitchenOf(kitchenId), days)).toMatchObject({
        meals: [{ servings: 1 }],
        version: 21,
      });
    });

    test('the link to a recipe is shown while its cook is a member', async () => {
      const [kitchenId, cookId] = [aUserId(), aUserId()];
      const link = { recipeId: 7, cookId };
      await changeWeek(ports, await kitchenOf(kitchenId), [planned('with-link', '2026-11-23', link)]);
      const days = { from: '2026-11-23', to: '2026-11-23' };
      const read = async (...cooks: string[]) =>
        (await findWeek(ports, await kitchenOf(kitchenId, ...cooks), days)).meals[0];
      expect(await read(cookId)).toMatchObject(link);
      const unlinked = await read(aUserId());
      expect(unlinked).toMatchObject({ title: 'Süppchen "für alle"' });
      expect(unlinked).not.toMatchObject({ recipeId: expect.anything() });
    });

    test('everything is deleted when the week is erased', async () => {
      const kitchenId = aUserId();
      await changeWeek(ports, await kitchenOf(kitchenId), [planned('one-of-two', null)]);
      await ports.meals.erase(kitchenId);
      await ports.meals.erase(kitchenId);
      expect(await ports.meals.all(kitchenId)).toEqual(new Map());
      expect((await ports.households.head(kitchenId)).week).toEqual({ version: 0, changedAt: 0 });
    });
  });
}
