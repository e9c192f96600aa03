import * as v from 'valibot';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { EpochMs, LocalDayText, type LocalDay } from '../time.ts';

/** That a recipe was cooked on a calendar day. There is one mark for each, and it is never deleted. */
export type CookMark = {
  readonly recipeId: RecipeId;
  readonly day: LocalDay;
  /** What was eaten; undefined when the mark was taken back. */
  readonly eaten: Eaten | undefined;
  /** The last operations that were carried out on it, newest last: each is carried out once. */
  readonly ops: readonly IdempotencyKey[];
  /** Rises with every operation. */
  readonly version: number;
};

/** What stands in the tracking of a day, as it was when the recipe was cooked: it outlives the recipe. */
export type Eaten = {
  readonly title: string;
  readonly servings: number;
  /** Of one serving. */
  readonly nutrition: Nutrition;
  readonly at: EpochMs;
};

/** Which mark. */
export type MarkKey = Pick<CookMark, 'recipeId' | 'day'>;

/** How many operations a mark remembers: later than that no phone sends one again. */
const REMEMBERED_OPS = 20;

export const unmarked = ({ recipeId, day }: MarkKey): CookMark => ({
  recipeId,
  day,
  eaten: undefined,
  ops: [],
  version: 0,
});

/**
 * A mark after an operation that it has not seen yet. Cooked is cooked: a second mark on the same day leaves the first
 * one as it is.
 * @param eaten what is marked; undefined takes the mark back
 */
export const afterOperation = (mark: CookMark, op: IdempotencyKey, eaten: Eaten | undefined): CookMark => ({
  ...mark,
  eaten: eaten && (mark.eaten ?? eaten),
  ops: [...mark.ops, op].slice(-REMEMBERED_OPS),
  version: mark.version + 1,
});

/** Servings eaten, to one decimal. */
export const Servings = v.pipe(
  v.number(/*i18n*/ 'servings_min'),
  v.minValue(0.1, /*i18n*/ 'servings_min'),
  v.maxValue(10, /*i18n*/ 'servings_max'),
  v.transform((servings) => Math.round(servings * 10) / 10),
);

/** The body of `POST /api/recipes/{id}/cooked`. */
export const CookRequest = v.object({
  servings: v.optional(Servings, 1),
  /** When it was tapped. */
  date: v.optional(EpochMs),
  /** The calendar day it was then, where the cook was. */
  day: v.optional(LocalDayText),
});
export type CookRequest = v.InferOutput<typeof CookRequest>;

/** How a recipe stands on the day that was asked about. */
export const CookState = v.object({
  day: v.string(),
  isCooked: v.boolean(),
  cookedAt: v.optional(EpochMs),
});
export type CookState = v.InferOutput<typeof CookState>;

export const stateOf = ({ day, eaten }: CookMark): CookState => ({
  day,
  isCooked: eaten !== undefined,
  ...(eaten && { cookedAt: eaten.at }),
});
