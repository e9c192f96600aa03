import type { QueryClient } from '@tanstack/react-query';
import type { Preferences } from '#core/generation/preferences.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { daysBetween } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { FreePlace } from '#core/week/fill/candidate.ts';
import type { Filling } from '#core/week/fill/fill-week.ts';
import type { Slot } from '#core/week/meal.ts';
import { foodsOnTable } from '../../../detections/foods-on-table.ts';
import { householdOf } from '../../../kitchen/household.ts';
import { listOf } from '../../../kitchen/list.ts';
import { databaseOf } from '../../../offline/database.ts';
import { readableRecipeOf } from '../../../offline/recipes/member-recipes.ts';
import { EMPTY_TABLE, tableQuery } from '../../../offline/table/table.ts';
import type { WeekView } from '../plan/week-view.ts';

type FillingOptions = {
  readonly client: QueryClient;
  readonly preferences: Preferences;
  readonly weekdayMinutes: number;
  readonly seed: number;
};

/** Reads the data for the proposals from the device. */
export async function fillingFor(
  { userId, meals }: WeekView,
  { client, preferences: { dietaryPreferences, avoid }, weekdayMinutes, seed }: FillingOptions,
): Promise<Filling> {
  const database = await databaseOf(userId);
  const household = await householdOf(userId, client).read();
  const eaters = household?.household?.members.length ?? 1;
  const [own, members] = await Promise.all([database.getAll('entries'), database.getAll('memberEntries')]);
  return {
    userId,
    candidates: [...own, ...members],
    planned: meals,
    soon: await foodsToUseUp(userId, client),
    avoided: { dietaryPreferences, avoid },
    // Undefined for a single user, who may cook for guests or for two evenings.
    ...(eaters > 1 && { eaters }),
    weekdayMinutes,
    seed,
    recipeOf: (recipe) => readableRecipeOf(userId, recipe, client).read(),
  };
}

/** Returns foods marked as to be used up on the list, then photographed or typed foods of the home page. */
async function foodsToUseUp(userId: UserId, client: QueryClient): Promise<readonly FoodId[]> {
  const items = (await listOf(userId, client).read())?.items ?? [];
  const marked = items.flatMap(({ isSoon, food }) => (isSoon && food !== undefined ? [food] : []));
  const table = (await client.ensureQueryData(tableQuery(userId)).catch(() => undefined)) ?? EMPTY_TABLE;
  return [...new Set([...marked, ...foodsOnTable(table)])];
}

/** Returns the free places of a week from today on. */
export const freePlaces = ({ meals, week, today }: WeekView, slots: readonly Slot[]): readonly FreePlace[] =>
  daysBetween(week.from < today ? today : week.from, week.to)
    .flatMap((day) => slots.map((slot) => ({ day, slot })))
    .filter(({ day, slot }) => !meals.some((meal) => meal.day === day && meal.slot === slot));
