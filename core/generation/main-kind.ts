import type { FoodId } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';

/** Part that a food plays on a plate. */
export type MainKind = 'protein' | 'staple';

/** @returns undefined for side foods */
export function mainKindOf(id: FoodId): MainKind | undefined {
  const food = foodById(id);
  const main = food?.main ?? (food?.group === 'meat and fish' ? 'protein' : 'neither');
  return main === 'neither' ? undefined : main;
}
