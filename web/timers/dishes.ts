import { useMemo } from 'react';
import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { EpochMs, HOUR } from '#core/time.ts';
import { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../device/local-storage.ts';
import { DEMO_COOK } from './dish-path.ts';
import { storeText, useStoredText } from '../device/stored-text.ts';
import { timersNow, type RecipePlace } from './timers.ts';

/** A dish on the stove. Its servings and ticks are stored with its recipe's progress (`use-cooking.ts`). */
const Dish = v.object({
  recipeId: RecipeId,
  /** Household member who owns the recipe; absent for the user's own. */
  cookId: v.optional(UserId),
  /** Title of the recipe, kept because the recipe may be gone from the device. */
  title: v.string(),
  /** Current step, from 1; one more than the last step after the end. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1)),
  steps: v.number(),
  /** Set once the user has passed the first step. */
  isBegun: v.optional(v.literal(true)),
  /** Set while the user looks for another dish to cook as well. */
  isKept: v.optional(v.literal(true)),
  /** Time at which the user left cook mode in the middle; absent while the dish is on the stove. */
  leftAt: v.optional(EpochMs),
  /** Time of the user's last step. */
  at: EpochMs,
});
export type Dish = v.InferOutput<typeof Dish>;

const STORAGE_KEY = 'dishes';

/** Milliseconds after which a dish counts as abandoned. */
const EXPIRES_AFTER = 12 * HOUR;

/** Returns all dishes, including those that the user has left, in the order of their beginning. */
export function useDishes(): readonly Dish[] {
  const text = useStoredText(STORAGE_KEY);
  return useMemo(() => read(text), [text]);
}

export const useDishesOnStove = (): readonly Dish[] => useDishes().filter(isOnStove);

/**
 * Returns whether a dish is on the stove. Without recent activity or a running timer it is forgotten: the user closed
 * the app without leaving cook mode.
 */
export const isOnStove = (dish: Dish): boolean =>
  dish.leftAt === undefined && (dish.at > Date.now() - FORGOTTEN_AFTER || timersNow().some(isDish(dish)));

const FORGOTTEN_AFTER = 2 * HOUR;

export const dishesNow = (): readonly Dish[] => read(deviceStorage.get(STORAGE_KEY));

export const isDish =
  ({ recipeId, cookId }: RecipePlace) =>
  (dish: RecipePlace): boolean =>
    dish.recipeId === recipeId && dish.cookId === cookId;

/**
 * Stores the user's position in a dish. A begun dish stays begun. A dish that the user left returns to the stove,
 * together with all that were left at that time.
 */
export function putDish(dish: Omit<Dish, 'at' | 'leftAt'>): void {
  // Starting an own dish ends the demo.
  const dishes = dishesNow().filter(({ cookId }) => cookId !== DEMO_COOK || dish.cookId === DEMO_COOK);
  const held = dishes.find(isDish(dish));
  const isBegun = held?.isBegun ?? dish.isBegun ?? (dish.step > 1 || undefined);
  const next = { ...dish, isBegun, at: Date.now() };
  const taken = dishes.map((each) => (each.leftAt === held?.leftAt ? { ...each, leftAt: undefined } : each));
  write(held ? taken.map((each) => (isDish(dish)(each) ? next : each)) : [...dishes, next]);
}

export const dropDish = (place: RecipePlace): void =>
  write(dishesNow().filter((each) => !isDish(place)(each)));

/**
 * Takes the dishes off the stove when the user leaves cook mode, and drops those that are done or not begun. Dishes
 * with a timer and kept dishes stay.
 */
export function leaveDishes(is: {
  readonly used: (dish: Dish) => boolean;
  readonly timed: (dish: Dish) => boolean;
}): void {
  const leftAt = Date.now();
  const left = ({ isKept, ...dish }: Dish): Dish =>
    isKept || is.timed(dish) ? dish : { ...dish, leftAt: dish.leftAt ?? leftAt };
  const open = dishesNow().filter(({ step, steps }) => step <= steps);
  write(open.filter((dish) => dish.isBegun ?? (is.timed(dish) || is.used(dish))).map(left));
}

/** Keeps all dishes on the stove while the user chooses another one. */
export const keepDishes = (): void =>
  write(dishesNow().map((dish) => (isOnStove(dish) ? { ...dish, isKept: true, isBegun: true } : dish)));

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
