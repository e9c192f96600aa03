import * as v from 'valibot';
import { foldName } from '../nutrition/fold-name.ts';
import { Unit } from '../nutrition/units.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { LineOfText, TypedName } from '../text/line-of-text.ts';
import { UserId } from '../user-id.ts';
import { MealId } from '../meal-id.ts';
import { Aisle } from './aisles.ts';

const MAX_NAME = 100;

/** Folding may lengthen a name: "ä" becomes "ae", and a Hangul syllable becomes three letters. */
const MAX_ID = 3 * MAX_NAME;

/** ID of a food, or the folded name without a food, so that no item is on the list twice. */
export const ListItemId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ID),
  v.regex(/^[\p{L}\p{N}%& -]+$/u),
);
export type ListItemId = v.InferOutput<typeof ListItemId>;

/** Maximum in any unit. Larger numbers are typos. */
export const MAX_QUANTITY = 100_000;

export const ListAmount = v.object({
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0.001), v.maxValue(MAX_QUANTITY)),
  unit: Unit,
});
export type ListAmount = v.InferOutput<typeof ListAmount>;

/** Name as typed. */
export const ListItemName = v.pipe(
  TypedName,
  v.maxLength(MAX_NAME),
  v.check((name) => foldName(name) !== ''),
);

/** Recipe from which an item was added. */
export const ListSource = v.object({
  recipeId: RecipeId,
  cookId: UserId,
  title: v.pipe(LineOfText, v.maxLength(200)),
  servings: v.pipe(v.number(), v.finite(), v.minValue(0.1), v.maxValue(1_000)),
});
export type ListSource = v.InferOutput<typeof ListSource>;

/** Amounts that cannot be added to the first one. */
export const OtherAmounts = v.pipe(v.array(ListAmount), v.maxLength(5));

export const ListItem = v.object({
  id: ListItemId,
  name: v.string(),
  food: v.exactOptional(v.string()),
  amount: v.exactOptional(ListAmount),
  /** Amounts that cannot be added to the first one. */
  otherAmounts: v.exactOptional(v.array(ListAmount)),
  aisle: Aisle,
  checked: v.boolean(),
  /** Present if the item is at home and must be used up. */
  isSoon: v.exactOptional(v.literal(true)),
  from: v.array(
    v.object({
      ...ListSource.entries,
      amount: v.exactOptional(ListAmount),
      otherAmounts: v.exactOptional(v.array(ListAmount)),
      /** Planned meal for which the item was added. */
      mealId: v.exactOptional(MealId),
    }),
  ),
  /** Present if a part was added without a recipe. */
  isAlsoAdded: v.exactOptional(v.literal(true)),
  /** Absent if the user who added it has deleted their account. */
  addedBy: v.exactOptional(UserId),
  changedAt: EpochMs,
});
export type ListItem = v.InferOutput<typeof ListItem>;

/** The whole list, unordered. The device sorts items by aisle. */
export const ShoppingList = v.object({
  items: v.array(ListItem),
  version: v.number(),
  /** Household that shares the list, null for none. A device with another household resyncs. */
  household: v.exactOptional(v.nullable(KitchenId)),
  /** Time of the last change or removal. */
  changedAt: v.exactOptional(EpochMs),
  /** Names of former items, latest first. */
  recent: v.exactOptional(v.array(v.string())),
  /** Present if the kitchen has an order of its own. */
  aisles: v.exactOptional(v.array(Aisle)),
});
export type ShoppingList = v.InferOutput<typeof ShoppingList>;
