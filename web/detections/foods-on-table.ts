import type { FoodId } from '#core/nutrition/food.ts';
import type { Table } from '../offline/table/table.ts';

/**
 * Returns the confirmed, detected and guessed foods on the table, without repetition. Wrong guesses are harmless here.
 */
export const foodsOnTable = ({ detections }: Pick<Table, 'detections'>): readonly FoodId[] => [
  ...new Set(
    [...detections.values()].flatMap(({ foods }) =>
      foods.filter(({ state }) => state !== 'removed').map(({ food }) => food),
    ),
  ),
];
