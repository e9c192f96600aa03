import type { FoodId } from '#core/nutrition/food.ts';
import { useStoredTable } from '../offline/table/use-stored-table.ts';
import { useUser } from '../session/require-user.tsx';
import { foodsOnTable } from './foods-on-table.ts';

/** Returns the foods on the table of the signed-in user. */
export const useFoodsOnTable = (): readonly FoodId[] => foodsOnTable(useStoredTable(useUser().id).table);
