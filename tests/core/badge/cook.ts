import * as v from 'valibot';
import { expect } from 'vitest';
import type { BadgeType } from '#core/badge/badge.ts';
import { badgeStatuses, updateCookingBadges } from '#core/badge/update-badges.ts';
import { CookRequest } from '#core/cooking/cook-mark.ts';
import { markCooked } from '#core/cooking/mark-cooked.ts';
import { unmarkCooked } from '#core/cooking/unmark-cooked.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { setGoals } from '#core/goals/set-goals.ts';
import { NO_NUTRITION, type Nutrition } from '#core/nutrition/nutrition.ts';
import { addDays, type LocalDay } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

export const TODAY = '2026-11-20';
export const ago = (days: number): LocalDay => addDays(TODAY, -days);

export let ports: FakePorts;
export let userId: string;
export let timeZone: string;

export function startAnew(): void {
  ports = fakePorts(NOON);
  userId = aUserId();
  timeZone = 'UTC';
}

export function travelTo(zone: string): void {
  timeZone = zone;
}

/** Stores recipes of the user; the first has ID 1. */
export async function recipes(...nutrition: readonly Partial<Nutrition>[]): Promise<void> {
  for (const [index, each] of nutrition.entries()) {
    const recipe = aRecipe(userId, { id: index + 1, nutrition: { ...NO_NUTRITION, ...each } });
    await ports.recipes.add(recipe, `run-no-${index}`);
  }
}

let keys = 0;
const operation = (key = `operation-${(keys += 1)}`) => ({ userId, timeZone, key });

export async function cook(recipeId = 1, day = TODAY, key?: string, servings = 1): Promise<BadgeType[]> {
  const by = operation(key);
  const marked = await markCooked(ports, by, recipeId, v.parse(CookRequest, { day, servings }));
  expect(marked.ok).toBe(true);
  return (await updateCookingBadges(ports, by, day)).map(({ type }) => type);
}

export async function uncook(recipeId = 1, day = TODAY, key?: string): Promise<BadgeType[]> {
  const by = operation(key);
  await unmarkCooked(ports, by, recipeId, day);
  return (await updateCookingBadges(ports, by, day)).map(({ type }) => type);
}

/** Returns the progress of each badge; 'earned' once it is earned. */
export async function progress(): Promise<Record<BadgeType, number | 'earned'>> {
  const statuses = await badgeStatuses(ports, { userId, timeZone });
  return Object.fromEntries(
    statuses.map(({ type, earnedAt, currentProgress }) => [
      type,
      earnedAt === undefined ? currentProgress : 'earned',
    ]),
    // Contains every type.
  ) as Record<BadgeType, number | 'earned'>;
}

export const setKcal = (dailyCalories: number, createdAt: number) =>
  setGoals(ports, operation(), {
    ...DEFAULT_GOALS,
    dailyCalories,
    dailyProtein: 10,
    dailyFiber: 10,
    createdAt,
  });
