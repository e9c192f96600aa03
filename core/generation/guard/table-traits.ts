import type { Holding } from '../../nutrition/food.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import type { Trait } from './vocabulary/trait.ts';

/** What the food table knows to be in a food, by its plain English name. */
export const tableTraits = (food: string): readonly Trait[] =>
  Array.from(foodByName(food)?.holds ?? [], traitOf);

const traitOf = (holding: Holding): Trait =>
  holding === 'poultry' || holding === 'gelatine' ? 'meat' : holding;
