import { useMemo } from 'react';
import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { EpochMs, HOUR } from '#core/time.ts';
import { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../local-storage.ts';
import { storeText, useStoredText } from '../stored-text.ts';
import type { RecipePlace } from './timers.ts';

/** A dish that is being cooked. Its servings and ticks are stored with its recipe's progress (`use-cooking.ts`). */
const Dish = v.object({
  recipeId: RecipeId,
  /** Member of the household whose recipe it is; absent for the user's own. */
  cookId: v.optional(UserId),
  /** Title of the recipe, which may not be on the device any more. */
  title: v.string(),
  /** Current step, from 1; one more than the steps when all are done. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1)),
  steps: v.number(),
  /** Set once the user has got further than a look at the first step. */
  isBegun: v.optional(v.literal(true)),
  /** Time of the last step. */
  at: EpochMs,
});
export type Dish = v.InferOutput<typeof Dish>;

const STORAGE_KEY = 'dishes';

/** Time after which the user is no longer at the stove. */
const EXPIRES_AFTER = 12 * HOUR;

/** Returns the dishes that are being cooked, in the order in which they were begun. */
export function useDishes(): readonly Dish[] {
  const text = useStoredText(STORAGE_KEY);
  return useMemo(() => read(text), [text]);
}

export const dishesNow = (): readonly Dish[] => read(deviceStorage.get(STORAGE_KEY));

export const isDish =
  ({ recipeId, cookId }: RecipePlace) =>
  (dish: RecipePlace): boolean =>
    dish.recipeId === recipeId && dish.cookId === cookId;

/** Stores where the user is in a dish. One that was begun stays so. */
export function putDish(dish: Omit<Dish, 'at'>): void {
  const dishes = dishesNow();
  const held = dishes.find(isDish(dish));
  const isBegun = held?.isBegun ?? dish.isBegun ?? (dish.step > 1 || undefined);
  const next = { ...dish, isBegun, at: Date.now() };
  write(held ? dishes.map((each) => (each === held ? next : each)) : [...dishes, next]);
}

export const dropDish = (place: RecipePlace): void =>
  write(dishesNow().filter((each) => !isDish(place)(each)));

/** Drops the dishes that the user has only looked at, and those that are done. */
export const dropIdleDishes = (isUsed: (dish: Dish) => boolean): void =>
  write(dishesNow().filter((dish) => dish.step <= dish.steps && (dish.isBegun ?? isUsed(dish))));

const write = (dishes: readonly Dish[]): void =>
  storeText(STORAGE_KEY, dishes.length > 0 ? JSON.stringify(dishes) : undefined);

function read(text: string | null): readonly Dish[] {
  try {
    const since = Date.now() - EXPIRES_AFTER;
    return v.parse(v.array(Dish), JSON.parse(text ?? '[]')).filter(({ at }) => at > since);
  } catch {
    return [];
  }
}
