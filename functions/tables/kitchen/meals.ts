import * as v from 'valibot';
import type { KitchenId } from '#core/kitchen-id.ts';
import { SECOND } from '#core/time.ts';
import type { MealId } from '#core/week/meal.ts';
import type { MealReader, MealWriter } from '#core/week/ports.ts';
import { changeItem, deleteItem, getItems, queryAll, type Table, type Values } from '../table.ts';
import { partitionOf } from './households.ts';
import { MEAL_LINES, packDay } from './pack-meal.ts';
import { dropUnread, entriesByRow, replacePacked } from './packed.ts';

export const mealReaderIn = (table: Table): MealReader => ({
  async planned(kitchenId, { from, to }, { isSettled }) {
    const query = { index: 'day', pk: partitionOf(kitchenId), consistent: !isSettled };
    const [undated, dated] = await Promise.all([
      queryAll(table, { ...query, from: UNDATED, to: UNDATED }),
      queryAll(table, { ...query, from: packDay(from), to: packDay(to) }),
    ]);
    return entriesOf([...undated, ...dated]);
  },

  all: async (kitchenId) => entriesOf(await rowsOf(table, kitchenId)),
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
    replacePacked(
      table,
      MEAL_LINES,
      {
        ...keyOf(kitchenId, id),
        ...(day !== undefined && { day: day === null ? UNDATED : packDay(day) }),
        ...(expiresAt !== undefined && { ttl: Math.ceil(expiresAt / SECOND) }),
      },
      { id, held, next },
    ),

  async forgetUnread(kitchenId, tag) {
    for (const row of await rowsOf(table, kitchenId)) await dropUnread(table, MEAL_LINES, MEAL, row, tag);
  },

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

const entriesOf = (rows: readonly Values[]) => entriesByRow(MEAL_LINES, MEAL, rows);

const rowsOf = (table: Table, kitchenId: KitchenId) =>
  queryAll(table, { pk: partitionOf(kitchenId), prefix: MEAL });

const keyOf = (kitchenId: KitchenId, id: MealId) => ({ pk: partitionOf(kitchenId), sk: `${MEAL}${id}` });

const headOf = (kitchenId: KitchenId) => ({ pk: partitionOf(kitchenId), sk: WEEK_HEAD });
