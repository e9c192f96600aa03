import { foodOf } from './lines/nutrition-of.ts';
import type { Line } from './lines/line.ts';
import { DIETS, type Diet } from '../nutrition/diet.ts';
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

/** Minimum confidence of a match that a diet may rest on: a variety of something may be something else. */
const SURE = 0.8;

/** Returns the diets that all foods of a recipe usually suit; none where a food is not known for sure. */
export function dietsOf(lines: readonly Line[]): Diet[] {
  const foods = lines.map((line) => ((line.confidence ?? 1) >= SURE ? foodOf(line) : undefined));
  return DIETS.filter((diet) => foods.every((food) => food && usuallySuits(food, diet)));
}
