import type { FoodId } from '#core/nutrition/food.ts';
import type { Table } from '../offline/table/table.ts';

/** Returns the foods on the table, each once: confirmed, or seen and not taken away. A guess costs nothing here. */
export const foodsOnTable = ({ detections }: Pick<Table, 'detections'>): readonly FoodId[] => [
  ...new Set(
    [...detections.values()].flatMap(({ foods }) =>
      foods.filter(({ state }) => state !== 'removed').map(({ food }) => food),
    ),
  ),
];
