import * as v from 'valibot';
import { Made, MAX_CHANGES } from '../kitchen-change.ts';
import { KitchenId } from '../kitchen-id.ts';
import { MealFields, MealId } from './meal.ts';

const { day, slot, title, servings, recipeId, cookId, leftoversOf, listed } = MealFields;

/** One change to one meal. Idempotent. */
export const MealChange = v.variant('type', [
  v.object({
    ...Made,
    type: v.literal('add'),
    meal: v.object({
      id: MealId,
      ...MealFields,
      isDone: v.exactOptional(v.boolean()),
    }),
  }),
  v.object({
    ...Made,
    type: v.literal('change'),
    meal: v.pipe(
      v.object({
        id: MealId,
        day: v.exactOptional(day),
        slot: v.exactOptional(slot),
        title: v.exactOptional(title),
        servings: v.exactOptional(servings),
        recipeId,
        cookId,
        leftoversOf,
        listed,
        isDone: v.exactOptional(v.boolean()),
      }),
      v.check((meal) => Object.keys(meal).length > 1),
    ),
  }),
  v.object({ ...Made, type: v.picklist(['remove', 'restore']), meal: v.object({ id: MealId }) }),
]);
export type MealChange = v.InferOutput<typeof MealChange>;

/** Body of `POST /api/week/changes`. */
export const MealChanges = v.object({
  /** Household for which the changes were made, null for none. They are refused in any other kitchen. */
  household: v.exactOptional(v.nullable(KitchenId)),
  changes: v.pipe(v.array(MealChange), v.minLength(1), v.maxLength(MAX_CHANGES)),
});
