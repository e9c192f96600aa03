import * as v from 'valibot';
import type { KitchenId } from '#core/kitchen-id.ts';
import { SECOND } from '#core/time.ts';
import type { MealId } from '#core/week/meal.ts';
import type { MealReader, MealWriter } from '#core/week/ports.ts';
import { changeItem, deleteItem, getItems, putItem, queryAll, type Table } from '../table.ts';
import { partitionOf } from './households.ts';
import { packDay, packMeal, unpackMeal } from './pack-meal.ts';

export const mealReaderIn = (table: Table): MealReader => ({
  async planned(kitchenId, { from, to }, { isSettled }) {
    const query = { index: 'day', pk: partitionOf(kitchenId), consistent: !isSettled };
    const [undated, dated] = await Promise.all([
      queryAll(table, { ...query, from: UNDATED, to: UNDATED }),
      queryAll(table, { ...query, from: packDay(from), to: packDay(to) }),
    ]);
    return entriesOf([...undated, ...dated]);
  },

  all: async (kitchenId) => entriesOf(await queryAll(table, { pk: partitionOf(kitchenId), prefix: MEAL })),
});

export const mealsIn = (table: Table): MealReader & MealWriter => ({
  ...mealReaderIn(table),

  find: async (kitchenId, ids) =>
    entriesOf(
      await getItems(
        table,
        ids.map((id) => keyOf(kitchenId, id)),
      ),
    ),

  replace: (kitchenId, id, { held, next, day, expiresAt }) =>
    putItem(
      table,
      {
        ...keyOf(kitchenId, id),
        e: packMeal(next),
        ...(day !== undefined && { day: day === null ? UNDATED : packDay(day) }),
        ...(expiresAt !== undefined && { ttl: Math.ceil(expiresAt / SECOND) }),
      },
      held ? { if: 'e = :held', values: { ':held': packMeal(held) } } : { if: 'attribute_not_exists(pk)' },
    ),

  async raiseVersion(kitchenId, now) {
    const changed = await changeItem(table, headOf(kitchenId), {
      set: 'SET version = if_not_exists(version, :none) + :one, changedAt = :now',
      values: { ':none': 0, ':one': 1, ':now': now },
    });
    return v.parse(v.object({ version: v.number() }), changed).version;
  },

  async erase(kitchenId) {
    const pk = partitionOf(kitchenId);
    for (const prefix of [MEAL, WEEK_HEAD]) {
      const items = await queryAll(table, { pk, prefix });
      await Promise.all(items.map(({ sk }) => deleteItem(table, { pk, sk: String(sk) })));
    }
  },
});

/** Short, like the names of the attributes: they are read with each of 200 meals. */
const MEAL = '~';

/** Sorts before all days. */
const UNDATED = '-';

const WEEK_HEAD = 'HEAD#WEEK';

const Stored = v.object({ sk: v.string(), e: v.string() });

const entriesOf = (items: readonly unknown[]) =>
  new Map(
    items.map((item) => {
      const { sk, e } = v.parse(Stored, item);
      return [sk.slice(MEAL.length), unpackMeal(e)];
    }),
  );

const keyOf = (kitchenId: KitchenId, id: MealId) => ({ pk: partitionOf(kitchenId), sk: `${MEAL}${id}` });

const headOf = (kitchenId: KitchenId) => ({ pk: partitionOf(kitchenId), sk: WEEK_HEAD });
