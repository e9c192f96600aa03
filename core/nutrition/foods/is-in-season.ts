import type { FoodId } from '../food.ts';
import { foodById } from './foods.ts';

/** Returns whether a food is harvested in a month, from 1 to 12. */
export function isInSeason(food: FoodId, month: number): boolean {
  const { season: [from, to] = [] } = foodById(food) ?? {};
  if (from === undefined || to === undefined) return false;
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}
