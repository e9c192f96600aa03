import type { FoodTrait } from '../nutrition/food.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import type { GuardTrait } from './vocabulary/trait.ts';

/** Returns the traits of a food in the food table, by its plain English name. */
export const tableTraits = (food: string): readonly GuardTrait[] =>
  Array.from(foodByName(food)?.contains ?? [], traitOf);

/** Returns whether the food table knows a food, by its plain English name. */
export const isInTable = (food: string): boolean => foodByName(food) !== undefined;

const traitOf = (holding: FoodTrait): GuardTrait =>
  holding === 'poultry' || holding === 'gelatine' ? 'meat' : holding;
