import type { Diet } from './recipe.ts';
import type { Food, FoodTrait } from '../nutrition/food.ts';

const FLESH: readonly FoodTrait[] = [
  'meat',
  'pork',
  'poultry',
  'fish',
  'crustaceans',
  'molluscs',
  'gelatine',
];

/** Traits that each diet excludes. Cheese counts as vegetarian, whatever its rennet. */
const EXCLUDED_BY_DIET: Record<Diet, readonly FoodTrait[]> = {
  vegetarian: FLESH,
  vegan: [...FLESH, 'milk', 'eggs', 'honey'],
  'no-pork': ['pork'],
  'no-alcohol': ['alcohol'],
  'lactose-free': ['lactose'],
  'gluten-free': ['gluten'],
};

/** Returns whether a food usually suits a diet. Its label may say otherwise, so this is not a promise. */
export const usuallySuits = ({ contains: holds }: Food, diet: Diet): boolean =>
  !EXCLUDED_BY_DIET[diet].some((holding) => holds.has(holding));
