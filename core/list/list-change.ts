import * as v from 'valibot';
import { Made, MAX_CHANGES } from '../kitchen-change.ts';
import { KitchenId } from '../kitchen-id.ts';
import { foldName } from '../nutrition/fold-name.ts';
import { MealId } from '../meal-id.ts';
import { Aisle } from './aisles.ts';
import { ListAmount, ListItemId, ListItemName, ListSource, OtherAmounts } from './list-item.ts';

const FOOD_ID = /^[a-z-]{1,60}$/;

/** Fields that identify an item, by ID, food or name. */
const Identity = {
  id: v.exactOptional(ListItemId),
  food: v.exactOptional(v.pipe(v.string(), v.regex(FOOD_ID))),
  name: v.exactOptional(ListItemName),
};

const isIdentified = ({ id, food, name }: { id?: string; food?: string; name?: string }) =>
  (id ?? food ?? name) !== undefined;

/**
 * Planned meal of a change. An item has one amount per meal: adding it again replaces that amount, and changing or
 * removing affects only that amount.
 */
const OfMeal = { mealId: v.exactOptional(MealId) };

/** One change to one item. Idempotent. */
export const ListChange = v.variant('type', [
  v.object({
    ...Made,
    type: v.literal('add'),
    item: v.object({
      food: Identity.food,
      name: ListItemName,
      amount: v.exactOptional(ListAmount),
      otherAmounts: v.exactOptional(OtherAmounts),
      aisle: v.exactOptional(Aisle),
      from: v.exactOptional(ListSource),
      ...OfMeal,
    }),
  }),
  v.object({
    ...Made,
    type: v.literal('change'),
    item: v.pipe(
      v.object({
        ...Identity,
        /** Replaces all amounts, or those of the meal. Null removes them. */
        amount: v.exactOptional(v.nullable(ListAmount)),
        otherAmounts: v.exactOptional(OtherAmounts),
        aisle: v.exactOptional(Aisle),
        /** True for an item that is at home and must be used up. */
        isSoon: v.exactOptional(v.boolean()),
        from: v.exactOptional(ListSource),
        ...OfMeal,
      }),
      v.check((item) => isIdentified(item)),
    ),
  }),
  v.object({
    ...Made,
    type: v.literal('remove'),
    item: v.pipe(
      v.object({ ...Identity, ...OfMeal }),
      v.check((item) => isIdentified(item)),
    ),
  }),
  v.object({
    ...Made,
    type: v.picklist(['check', 'uncheck', 'restore']),
    item: v.pipe(
      v.object(Identity),
      v.check((item) => isIdentified(item)),
    ),
  }),
]);
export type ListChange = v.InferOutput<typeof ListChange>;

/** Body of `POST /api/list/changes`. */
export const ListChanges = v.object({
  /** Household for which the changes were made, null for none. They are refused in any other kitchen. */
  household: v.exactOptional(v.nullable(KitchenId)),
  changes: v.pipe(v.array(ListChange), v.minLength(1), v.maxLength(MAX_CHANGES)),
});

/** Returns the ID of a change's item. */
export const itemIdOf = ({ item }: Pick<ListChange, 'item'>): string =>
  ('id' in item ? item.id : undefined) ?? item.food ?? foldName(item.name ?? '');
