import * as v from 'valibot';
import { foldName } from '../nutrition/fold-name.ts';
import { Unit } from '../nutrition/units.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { LineOfText, TypedName } from '../line-of-text.ts';
import { UserId } from '../user-id.ts';
import { MealId } from '../meal-id.ts';
import { Aisle } from './aisle.ts';

const MAX_NAME = 100;

/** A name may grow when it is folded: "ä" becomes "ae", and a syllable of Hangul three letters. */
const MAX_ID = 3 * MAX_NAME;

/** ID of a food in the table, or else the folded name, so that one thing cannot be on the list twice. */
export const ListItemId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ID),
  v.regex(/^[\p{L}\p{N}%& -]+$/u),
);
export type ListItemId = v.InferOutput<typeof ListItemId>;

/** In any unit; a larger number is a typing error. */
export const MAX_QUANTITY = 100_000;

export const ListAmount = v.object({
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0.001), v.maxValue(MAX_QUANTITY)),
  unit: Unit,
});
export type ListAmount = v.InferOutput<typeof ListAmount>;

/** Name as it was typed. */
export const ListItemName = v.pipe(
  TypedName,
  v.maxLength(MAX_NAME),
  v.check((name) => foldName(name) !== ''),
);

/** Recipe that an item was added from. */
export const ListSource = v.object({
  recipeId: RecipeId,
  cookId: UserId,
  title: v.pipe(LineOfText, v.maxLength(200)),
  servings: v.pipe(v.number(), v.finite(), v.minValue(0.1), v.maxValue(1_000)),
});
export type ListSource = v.InferOutput<typeof ListSource>;

/** Amounts beside the first one that cannot be added to it. */
export const OtherAmounts = v.pipe(v.array(ListAmount), v.maxLength(5));

/** An item as the list shows it. */
export const ListItem = v.object({
  id: ListItemId,
  name: v.string(),
  food: v.exactOptional(v.string()),
  amount: v.exactOptional(ListAmount),
  /** Amounts that cannot be added to the first one. */
  otherAmounts: v.exactOptional(v.array(ListAmount)),
  aisle: Aisle,
  checked: v.boolean(),
  /** Present if it is at home and to be used up soon. */
  isSoon: v.exactOptional(v.literal(true)),
  from: v.array(
    v.object({
      ...ListSource.entries,
      amount: v.exactOptional(ListAmount),
      otherAmounts: v.exactOptional(v.array(ListAmount)),
      /** Planned meal that it was added for. */
      mealId: v.exactOptional(MealId),
    }),
  ),
  /** Present if some of it was added without a recipe, beside what recipes need. */
  isAlsoAdded: v.exactOptional(v.literal(true)),
  /** Absent where the one who added it has deleted their account. */
  addedBy: v.exactOptional(UserId),
  changedAt: EpochMs,
});
export type ListItem = v.InferOutput<typeof ListItem>;

/** The whole list. Items come in no order: the device sorts them by aisle. */
export const ShoppingList = v.object({
  items: v.array(ListItem),
  version: v.number(),
  /** The household that has it in common, null for none: a device that knows another one has to catch up. */
  household: v.exactOptional(v.nullable(KitchenId)),
  /** When anything on it was last changed or removed. */
  changedAt: v.exactOptional(EpochMs),
  /** Names of what is not on it any more, the last first. */
  recent: v.exactOptional(v.array(v.string())),
  /** Present where the kitchen has arranged the aisles. */
  aisles: v.exactOptional(v.array(Aisle)),
});
export type ShoppingList = v.InferOutput<typeof ShoppingList>;
