import * as v from 'valibot';
import type { Avoid } from '#core/author/avoid.ts';
import { EarnedBadges, type UserBadge } from '#core/badge/badge.ts';
import type { DailyGoals } from '#core/goals/goals.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { EpochMs, LocalDay } from '#core/time.ts';
import { Nothing, post, remove } from '../api.ts';
import { ApiError } from '../errors/api-error.ts';

/** Something that the cook did, and that the server has to learn of. */
export type OutboxOperation = RecipeDeed | GoalsDeed | AvoidDeed;

/** The goals that the cook has set at that moment. */
export type GoalsDeed = { readonly type: 'goals'; readonly goals: DailyGoals; readonly at: EpochMs };

/** What the cook does not eat from that moment on. */
type AvoidDeed = { readonly type: 'avoid'; readonly avoid: Avoid };

/** Something that was done to a recipe. */
export type RecipeDeed = {
  readonly recipeId: RecipeId;
  /** The recipe's, to tell the cook which one is meant. */
  readonly title: string;
} & (
  | { readonly type: 'cook'; readonly servings: number; readonly day: LocalDay; readonly at: EpochMs }
  | { readonly type: 'uncook'; readonly day: LocalDay }
  | { readonly type: 'delete' }
);

/** Deeds of one lane are sent one after the other; what one of them waits for holds up no other lane. */
export const laneOf = (operation: OutboxOperation): string =>
  'recipeId' in operation ? `recipe ${operation.recipeId}` : operation.type;

/** A recipe as it is once the server has learnt of a operation; undefined when it is gone. */
export function afterDeed<Known extends Pick<Recipe, 'id'>>(
  recipe: Known,
  operation: OutboxOperation,
): Known | undefined {
  if (!('recipeId' in operation) || operation.recipeId !== recipe.id) return recipe;
  switch (operation.type) {
    case 'cook':
      return { ...recipe, isCooked: true, cookedAt: operation.at };
    case 'uncook':
      return { ...recipe, isCooked: false, cookedAt: undefined };
    case 'delete':
      return undefined;
  }
}

/**
 * Whether one operation undoes another, so that neither needs to be sent. A mark that stood before cannot be told from none,
 * so only a removal undoes a mark.
 */
export const undoes = (operation: OutboxOperation, former: OutboxOperation): boolean =>
  operation.type === 'uncook' &&
  former.type === 'cook' &&
  operation.recipeId === former.recipeId &&
  operation.day === former.day;

/**
 * Tells the server of a operation. What is gone there needs no deleting and holds no mark.
 * @returns the badges that it has earned
 * @throws ApiError when the server refuses; TypeError when it cannot be reached
 */
export async function sendDeed(
  operation: OutboxOperation,
  headers: Readonly<Record<string, string>>,
): Promise<readonly UserBadge[]> {
  if (operation.type === 'goals') {
    const { goals, at } = operation;
    await post('/api/nutrition/goals', { ...goals, createdAt: at }, { schema: Nothing, headers });
    return [];
  }
  if (operation.type === 'avoid') {
    await post('/api/user/avoid', operation.avoid, { schema: Nothing, headers });
    return [];
  }
  const recipe = `/api/recipes/${operation.recipeId}`;
  switch (operation.type) {
    case 'cook': {
      const { servings, day, at } = operation;
      const body = { servings, day, date: at };
      return (await post(`${recipe}/cooked`, body, { schema: Told, headers })).earnedBadges ?? [];
    }
    case 'uncook':
      await unlessMissing(remove(`${recipe}/cooked?day=${operation.day}`, { headers }));
      return [];
    case 'delete':
      await unlessMissing(remove(recipe, { headers }));
      return [];
  }
}

/** Badges are an extra: a operation is done, whatever is said of them. */
const Told = v.fallback(EarnedBadges, {});

async function unlessMissing(removal: Promise<void>): Promise<void> {
  try {
    await removal;
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  }
}
