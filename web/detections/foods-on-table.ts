import type { FoodId } from '#core/nutrition/food.ts';
import type { Table } from '../offline/table/table.ts';

/**
 * Returns the foods on the table, each once: confirmed and detected ones, guesses included, which are harmless here.
 */
export const foodsOnTable = ({ detections }: Pick<Table, 'detections'>): readonly FoodId[] => [
  ...new Set(
    [...detections.values()].flatMap(({ foods }) =>
      foods.filter(({ state }) => state !== 'removed').map(({ food }) => food),
    ),
  ),
];
