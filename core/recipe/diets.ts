import type { Diet } from './recipe.ts';
import type { Food, Holding } from '../nutrition/food.ts';

const FLESH: readonly Holding[] = ['meat', 'pork', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine'];

/** What each way of eating leaves out. A cheese counts as vegetarian, whatever its rennet. */
const LEFT_OUT: Record<Diet, readonly Holding[]> = {
  vegetarian: FLESH,
  vegan: [...FLESH, 'milk', 'eggs', 'honey'],
  'no-pork': ['pork'],
  'no-alcohol': ['alcohol'],
  'lactose-free': ['lactose'],
  'gluten-free': ['gluten'],
};

/** Whether a food usually suits a way of eating. What its label says may differ: this is no promise. */
export const usuallySuits = ({ holds }: Food, diet: Diet): boolean =>
  !LEFT_OUT[diet].some((holding) => holds.has(holding));
