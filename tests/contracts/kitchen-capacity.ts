import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { cooksIn, kitchenOf, type KitchenUser } from '#core/household/kitchen.ts';
import { listHouseholdRecipes } from '#core/household/shared-recipes.ts';
import { changeList, findList } from '#core/list/change-list.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { addDays, MINUTE } from '#core/time.ts';
import { changeWeek, findWeek } from '#core/week/change-week.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { aisleOf } from '#core/list/aisle-of-food.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import type { Table } from '#functions/tables/table.ts';
import { tries } from '#tests/long.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { meter } from '#tests/support/meter.ts';
import { tablePortsOf } from './engines.ts';
import { addManyRecipes } from './many-recipes.ts';

const ITEMS = 200;

/** Limits the cost of a list with 200 items, half of them ticked, in a household of eight, as counted by an engine. */
export function kitchenCapacityContract(name: string, open: () => Promise<Table>): void {
  describe(`capacity of a kitchen, counted by ${name}`, () => {
    let ports: ReturnType<typeof fakePorts>;
    let costOf: ReturnType<typeof meter>;
    const user: KitchenUser = { userId: aUserId(), kitchenId: aUserId(), householdId: aUserId() };
    const kitchen = async () => {
      const found = await kitchenOf(ports, user);
      return { ...found, cooks: cooksIn(found, user.userId) };
    };

    let table: Table;

    beforeAll(async () => {
      table = await open();
      ports = { ...fakePorts(NOON), ...tablePortsOf(table) };
      costOf = meter(table.client);
      await aFullHousehold();
    }, 120_000);

    /** Eight members with long names, an open invite, and the items they add. */
    async function aFullHousehold(): Promise<void> {
      const id = user.householdId ?? '';
      const ids = [user.userId, ...Array.from({ length: 7 }, aUserId)];
      const member = { name: 'Maximiliane-Charlotte', joinedAt: NOON };
      for (const userId of ids) {
        await ports.signIns.open({ userId, verified: true, sessions: [] });
        await ports.memberships.point(userId, { held: undefined, next: id });
      }
      await ports.households.found(id, {
        name: 'Wohngemeinschaft Sonnenallee',
        owner: user.userId,
        members: Object.fromEntries(ids.map((userId) => [userId, member])),
        invite: { hash: ports.secrets.hash('a secret'), expiresAt: NOON, by: user.userId },
      });
      const foods = FOODS.slice(0, ITEMS);
      const additions = foods.map((food): ListChange => {
        const amount = { quantity: 500, unit: 'g' } as const;
        const item = { food: food.id, name: food.names.de[0] ?? food.id, aisle: aisleOf(food.id), amount };
        return { id: randomUUID(), at: NOON - 1, type: 'add', item };
      });
      const ticks = foods.filter((_, index) => index % 2 === 0).map((food) => tick(food.id));
      for (const changes of [additions, ticks])
        await changeList(ports, await kitchen(), user.userId, changes);
    }

    const tick = (food: string): ListChange => ({
      id: randomUUID(),
      at: NOON,
      type: 'check',
      item: { id: food },
    });

    test('asking whether the list has changed: one read', async () => {
      expect(await costOf(kitchen)).toEqual({ calls: 1, read: 1, written: 0 });
    });

    test('loading it: six read units at most', async () => {
      const load = async () => {
        const { items } = await findList(ports, await kitchen());
        expect(items).toHaveLength(ITEMS);
      };
      const { read, written } = await costOf(load);
      expect(read).toBeLessThanOrEqual(6);
      expect(written).toBe(0);
    });

    test('the first page of a library that eight cooks have filled: ten read units at most', async () => {
      const { cooks } = await kitchen();
      const title = 'Geröstete Karotten mit Zitrone, Joghurt und Dukkah';
      for (const [index, cook] of cooks.entries())
        await addManyRecipes(table, tries(200, 1_000), aRecipe(cook, { id: 1e12 + index, title }));
      const { read } = await costOf(async () => {
        const { items } = await listHouseholdRecipes(ports, user, { limit: 50 });
        // Two cooks may have recipes with one ID: then both cards are returned.
        expect(items.length).toBeGreaterThanOrEqual(50);
      });
      expect(read).toBeLessThanOrEqual(10);
    });

    test('loading a week with 200 meals: six read units at most; moving one: four write units', async () => {
      const held = await kitchen();
      const meals = Array.from({ length: ITEMS }, (_, index): MealChange => {
        const day = addDays('2026-11-01', index % 60);
        const recipe = { recipeId: 61_211_292_577_884 + index, cookId: user.userId };
        const title = 'Lauchgratin mit Kartoffeln';
        return {
          id: randomUUID(),
          at: NOON - 1,
          type: 'add',
          meal: { id: randomUUID().slice(0, 11), day, slot: 'dinner', title, servings: 4, ...recipe },
        };
      });
      await changeWeek(ports, held, meals);
      ports.clock.now = () => NOON + MINUTE;
      const { read, written } = await costOf(async () => {
        const week = await findWeek(ports, await kitchen(), { from: '2026-11-01', to: '2026-12-31' });
        expect(week.meals).toHaveLength(ITEMS);
      });
      expect(read).toBeLessThanOrEqual(6);
      expect(written).toBe(0);
      const { id = '' } = meals[0]?.meal ?? {};
      const move: MealChange = {
        id: randomUUID(),
        at: NOON,
        type: 'change',
        meal: { id, day: '2026-11-30' },
      };
      expect((await costOf(() => changeWeek(ports, held, [move]))).written).toBeLessThanOrEqual(4);
    });

    test('a tick: two write units', async () => {
      const change = tick(FOODS[1]?.id ?? '');
      const held = await kitchen();
      const { written, read } = await costOf(() => changeList(ports, held, user.userId, [change]));
      expect(written).toBe(2);
      expect(read).toBeLessThanOrEqual(5);
    });
  });
}
