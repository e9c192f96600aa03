import type { FoodId } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';

/** Part that a food plays on a plate: it makes the dish a meal, or it fills. */
export type MainKind = 'protein' | 'staple';

/** @returns undefined for a food that goes beside the main ones */
export function mainKindOf(id: FoodId): MainKind | undefined {
  const food = foodById(id);
  const main = food?.main ?? (food?.group === 'meat and fish' ? 'protein' : 'neither');
  return main === 'neither' ? undefined : main;
}
