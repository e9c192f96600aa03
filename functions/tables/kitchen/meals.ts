import type { MealReader, MealWriter } from '#core/week/ports.ts';
import { getItems, queryAll, type Table } from '../table.ts';
import { entriesIn, keyIn, logWriterIn, rowsIn } from './change-log.ts';
import { partitionOf } from './households.ts';
import { MEAL_LINES, packDay } from './pack-meal.ts';

const WEEK = { codec: MEAL_LINES, prefix: '~', head: 'HEAD#WEEK' };

/** Sorts before all days. */
const UNDATED = '-';

export const mealReaderIn = (table: Table): MealReader => ({
  async planned(kitchenId, { from, to }, { isSettled }) {
    const query = { index: 'day', pk: partitionOf(kitchenId), consistent: !isSettled };
    const [undated, dated] = await Promise.all([
      queryAll(table, { ...query, from: UNDATED, to: UNDATED }),
      queryAll(table, { ...query, from: packDay(from), to: packDay(to) }),
    ]);
    return entriesIn(WEEK, [...undated, ...dated]);
  },

  all: async (kitchenId) => entriesIn(WEEK, await rowsIn(table, WEEK, kitchenId)),
});

export function mealsIn(table: Table): MealReader & MealWriter {
  const log = logWriterIn(table, WEEK);
  return {
    ...mealReaderIn(table),
    ...log,

    find: async (kitchenId, ids) =>
      entriesIn(
        WEEK,
        await getItems(
          table,
          ids.map((id) => keyIn(WEEK, kitchenId, id)),
        ),
      ),

    replace: (kitchenId, id, { day, ...change }) =>
      log.replace(
        kitchenId,
        id,
        change,
        day === undefined ? {} : { day: day === null ? UNDATED : packDay(day) },
      ),

    raiseVersion: (kitchenId, changedAt) => log.raiseVersion(kitchenId, { changedAt }),
  };
}
