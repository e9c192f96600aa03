import * as v from 'valibot';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { RecipeCard } from '../recipe/recipe.ts';
import { Slot } from '../week/meal.ts';
import { EpochMs, LocalDayText, type LocalDay } from '../time.ts';

/** Recipe cooked on a calendar day. One mark per recipe and day, never deleted. */
export type CookMark = {
  readonly recipeId: RecipeId;
  readonly day: LocalDay;
  /** Undefined after the mark was removed. */
  readonly eaten: Eaten | undefined;
  /** Keys of the last operations, newest last. A repeated operation changes nothing. */
  readonly ops: readonly IdempotencyKey[];
  /** Incremented by every operation. */
  readonly version: number;
};

/** Recipe as it was when it was cooked. Outlives the recipe. */
export type Eaten = {
  readonly title: string;
  readonly servings: number;
  /** Per serving. */
  readonly nutrition: Nutrition;
  readonly at: EpochMs;
  /** Meal of the day. Default: the meal of its time of day. */
  readonly meal?: Slot;
  /** Absent if the recipe was generated. */
  readonly originType?: RecipeCard['originType'];
};

export type MarkKey = Pick<CookMark, 'recipeId' | 'day'>;

/** Number of operation keys kept per mark. No device repeats an operation after that many others. */
const REMEMBERED_OPS = 20;

export const unmarked = ({ recipeId, day }: MarkKey): CookMark => ({
  recipeId,
  day,
  eaten: undefined,
  ops: [],
  version: 0,
});

/**
 * Returns the mark after a new operation. A second mark on the same day changes only the meal.
 * @param eaten undefined removes the mark
 */
export const afterOperation = (mark: CookMark, op: IdempotencyKey, eaten: Eaten | undefined): CookMark => ({
  ...mark,
  eaten: eaten && { ...(mark.eaten ?? eaten), ...(eaten.meal && { meal: eaten.meal }) },
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

/** Lines of which the user had less than the recipe needs, with the share that was used. */
export const Had = v.object({
  /** Version of the recipe to which the line numbers refer. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lines: v.pipe(
    v.array(
      v.object({
        line: v.pipe(v.number(), v.integer(), v.minValue(0)),
        /** Part of the line's amount that was used: 0.5 for half. */
        share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      }),
    ),
    v.maxLength(200),
  ),
});
export type Had = v.InferOutput<typeof Had>;

/** Body of `POST /api/recipes/{id}/cooked`. */
export const CookRequest = v.object({
  servings: v.optional(Servings, 1),
  /** Time of the tap. */
  date: v.optional(EpochMs),
  /** Local day of the tap. */
  day: v.optional(LocalDayText),
  had: v.optional(Had),
  /** Meal of the day. Moves an existing mark. */
  meal: v.optional(Slot),
});
export type CookRequest = v.InferOutput<typeof CookRequest>;

/** State of a recipe on the requested day. */
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
