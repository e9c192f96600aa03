import * as v from 'valibot';
import type { FoodTrait } from './food.ts';

/** Diets that a recipe can keep. */
export const DIETS = ['vegetarian', 'vegan', 'no-pork', 'no-alcohol', 'lactose-free', 'gluten-free'] as const;
export const Diet = v.picklist(DIETS);
export type Diet = v.InferOutput<typeof Diet>;

/** Traits that vegetarian food does not have. Hard cheese with animal rennet is not vegetarian. */
export const FROM_DEAD_ANIMALS = [
  'meat',
  'pork',
  'poultry',
  'gelatine',
  'fish',
  'crustaceans',
  'molluscs',
  'rennet',
  'insects',
] as const satisfies readonly FoodTrait[];

/** Traits that vegan food does not have. */
export const FROM_ANIMALS = [
  ...FROM_DEAD_ANIMALS,
  'milk',
  'lactose',
  'eggs',
  'honey',
] as const satisfies readonly FoodTrait[];

export const EXCLUDED_BY_DIET: Record<Diet, readonly FoodTrait[]> = {
  vegetarian: FROM_DEAD_ANIMALS,
  vegan: FROM_ANIMALS,
  'no-pork': ['pork'],
  'no-alcohol': ['alcohol'],
  'lactose-free': ['lactose'],
  'gluten-free': ['gluten'],
};
