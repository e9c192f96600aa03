import type { FoodId } from '#core/nutrition/food.ts';
import { useStoredTable } from '../table/use-stored-table.ts';
import { useUser } from '#web/shared/session/require-user.tsx';

/** Returns the foods on the table that the signed-in user has confirmed. Guesses do not count. */
export const useConfirmedFoods = (): readonly FoodId[] =>
  [...useStoredTable(useUser().id).table.detections.values()].flatMap(({ foods }) =>
    foods.filter(({ state }) => state === 'confirmed').map(({ food }) => food),
  );
