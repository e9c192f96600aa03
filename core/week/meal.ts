import * as v from 'valibot';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { LineOfText } from '../text/line-of-text.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { LocalDayText } from '../time.ts';
import { MealId } from '../meal-id.ts';
import { UserId } from '../user-id.ts';

export { MealId } from '../meal-id.ts';

/** Slots in the order of a day. */
export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const Slot = v.picklist(SLOTS);
export type Slot = v.InferOutput<typeof Slot>;

const Servings = v.pipe(v.number(), v.finite(), v.minValue(0.1), v.maxValue(1_000));

/** Fields of a meal. Each keeps the value of its latest change. */
export const MealFields = {
  /** Null for a meal without a day. */
  day: v.nullable(LocalDayText),
  slot: Slot,
  /** Title of the recipe, or free text such as "Eating out". */
  title: v.pipe(LineOfText, v.minLength(1), v.maxLength(200)),
  servings: Servings,
  /** Recipe, and the user who owns it. */
  recipeId: v.exactOptional(RecipeId),
  cookId: v.exactOptional(UserId),
  /** Meal of which this one is the leftovers. Leftovers need no ingredients. */
  leftoversOf: v.exactOptional(MealId),
  /** Servings for which the ingredients are on the shopping list. Null after they were removed. */
  listed: v.exactOptional(v.nullable(Servings)),
};

/** Meal as shown in the week. */
export const Meal = v.object({
  id: MealId,
  ...MealFields,
  isDone: v.boolean(),
  changedAt: EpochMs,
});
export type Meal = v.InferOutput<typeof Meal>;

/** Meals of some days, and those without a day. */
export const Week = v.object({
  meals: v.array(Meal),
  version: v.number(),
  /** Household that shares the week, null for none. A device with another household resyncs. */
  household: v.exactOptional(v.nullable(KitchenId)),
});
export type Week = v.InferOutput<typeof Week>;

/** Version of a kitchen's week, which can be read without its meals. */
export type WeekHead = { readonly version: number; readonly changedAt: EpochMs };
