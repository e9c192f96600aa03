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

/** What each way of eating leaves out. A cheese counts as vegetarian, whatever its rennet. */
const EXCLUDED_BY_DIET: Record<Diet, readonly FoodTrait[]> = {
  vegetarian: FLESH,
  vegan: [...FLESH, 'milk', 'eggs', 'honey'],
  'no-pork': ['pork'],
  'no-alcohol': ['alcohol'],
  'lactose-free': ['lactose'],
  'gluten-free': ['gluten'],
};

/** Whether a food usually suits a way of eating. What its label says may differ: this is no promise. */
export const usuallySuits = ({ contains: holds }: Food, diet: Diet): boolean =>
  !EXCLUDED_BY_DIET[diet].some((holding) => holds.has(holding));
