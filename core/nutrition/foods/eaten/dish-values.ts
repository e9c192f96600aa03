import type { Food, FoodId } from '../../food.ts';
import { foodTable } from '../food-table.ts';
import dishes from './dishes.json' with { type: 'json' };

/** Part of a food that the calculation of an amount needs. */
export type FoodValues = Pick<Food, 'id' | 'per100g' | 'weights'>;

/** Values and weights of the dishes, without names: the Lambda that logs amounts has no room for names. */
export const DISH_VALUES: ReadonlyMap<FoodId, FoodValues> = new Map(
  foodTable(
    dishes.map((values) => [...values, [], '', '']),
    'pantry',
  ).map(({ id, per100g, weights }) => [id, { id, per100g, weights }]),
);
