import type { DayRange } from '../day-range.ts';
import { daysApart, type LocalDay } from '../time.ts';
import { showMeal } from './meal-entry.ts';
import type { MealEntries } from './ports.ts';

/**
 * Maximum number of meals on one day, and without a day. Three meals for each of eight members are fewer. Bounds the
 * week's response, which every device fetches.
 */
const MOST_OF_DAY = 30;
const MOST_UNDATED = 100;

const DAYS_AT_ONCE = 62;

/** Day of a meal; null for none. */
export type DayOfMeal = LocalDay | null;

/** Returns the day of each meal, without removed meals. */
export const daysOf = (meals: MealEntries): ReadonlyMap<string, DayOfMeal> =>
  new Map(
    [...meals].flatMap(([id, entries]) => {
      const meal = showMeal(id, entries);
      return meal ? [[id, meal.day] as const] : [];
    }),
  );

/**
 * Returns the meals that are moved to a full day, last ones first.
 * @param before days of the changed meals
 * @param after their new days
 * @param planned reads the meals of some days, and those without a day
 */
export async function mealsTooMany(
  before: ReadonlyMap<string, DayOfMeal>,
  after: ReadonlyMap<string, DayOfMeal>,
  planned: (days: DayRange) => Promise<MealEntries>,
): Promise<ReadonlySet<string>> {
  const coming = [...after].filter(([id, place]) => !before.has(id) || before.get(id) !== place);
  const ranges = rangesOf(coming.flatMap(([, place]) => place ?? []));
  if (coming.length === 0) return new Set();
  const anyDay = ranges[0] ?? { from: '1970-01-01', to: '1970-01-01' };
  const held = await Promise.all([anyDay, ...ranges.slice(1)].map(planned));
  const places = new Map([...held.flatMap((meals) => [...daysOf(meals)]), ...after]);
  const counts = new Map(
    [...Map.groupBy(places.values(), (place) => place)].map(([at, all]) => [at, all.length]),
  );
  return new Set(
    coming.toReversed().flatMap(([id, place]) => {
      const count = counts.get(place) ?? 0;
      if (count <= (place === null ? MOST_UNDATED : MOST_OF_DAY)) return [];
      counts.set(place, count - 1);
      return [id];
    }),
  );
}

/** Returns ranges that cover the days, none longer than one read allows. */
function rangesOf(days: readonly LocalDay[]): readonly DayRange[] {
  const ranges: { from: LocalDay; to: LocalDay }[] = [];
  for (const day of days.toSorted()) {
    const last = ranges.at(-1);
    if (last && daysApart(last.from, day) < DAYS_AT_ONCE) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
