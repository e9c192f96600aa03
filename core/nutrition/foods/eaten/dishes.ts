import type { Food, FoodId } from '../../food.ts';
import { foodTable } from '../food-table.ts';
import { foodById } from '../foods.ts';
import names from './dish-names.json' with { type: 'json' };
import dishes from './dishes.json' with { type: 'json' };

/** Foods that are eaten as they are: ready dishes, pastries, sweets and drinks. Not used in recipes. */
export const DISHES: readonly Food[] = foodTable(
  dishes.map((values, at) => [...values, ...(names[at]?.slice(1) ?? [])]),
  'pantry',
);

const byId = new Map(DISHES.map((dish) => [dish.id, dish]));

/** Returns an ingredient or a dish by its ID. */
export const eatenFoodById = (id: FoodId): Food | undefined => foodById(id) ?? byId.get(id);
