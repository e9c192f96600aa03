import * as v from 'valibot';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { LineOfText } from '../line-of-text.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { LocalDayText } from '../time.ts';
import { MealId } from '../meal-id.ts';
import { UserId } from '../user-id.ts';

export { MealId } from '../meal-id.ts';

/** In the order of a day. */
export const SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const Slot = v.picklist(SLOTS);
export type Slot = v.InferOutput<typeof Slot>;

const Servings = v.pipe(v.number(), v.finite(), v.minValue(0.1), v.maxValue(1_000));

/** Plan of a meal. Each field is of the change that wrote it last. */
export const MealFields = {
  /** Null: this week, no day yet. */
  day: v.nullable(LocalDayText),
  slot: Slot,
  /** Title of the recipe, or free text such as "Eating out". */
  title: v.pipe(LineOfText, v.minLength(1), v.maxLength(200)),
  servings: Servings,
  /** Recipe of it, and whose that is. */
  recipeId: v.exactOptional(RecipeId),
  cookId: v.exactOptional(UserId),
  /** The meal that was cooked for this one, too. Leftovers need no ingredients. */
  leftoversOf: v.exactOptional(MealId),
  /** Servings for which the shopping list has what it needs; null after that was taken back. */
  listed: v.exactOptional(v.nullable(Servings)),
};

/** A meal as the week shows it. */
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
  /** The household that has it in common, null for none: a device that knows another one has to catch up. */
  household: v.exactOptional(v.nullable(KitchenId)),
});
export type Week = v.InferOutput<typeof Week>;

/** State of a kitchen's week that is told without reading the week. */
export type WeekHead = { readonly version: number; readonly changedAt: EpochMs };
