import type { Line } from './lines/line.ts';
import { foodsOffered } from './lines/nutrition-of.ts';
import { DIETS, EXCLUDED_BY_DIET, type Diet } from '../nutrition/diet.ts';
import type { Food } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';

/** Returns whether a food usually suits a diet. Its label may say otherwise, so this is not a promise. */
export const usuallySuits = ({ contains }: Food, diet: Diet): boolean =>
  !EXCLUDED_BY_DIET[diet].some((trait) => contains.has(trait));

/** Minimum confidence of a match for diets: below it, the food may be another one. */
const SURE = 0.8;

/**
 * Returns the diets that all foods of a recipe usually suit, including the alternatives of a line; none if a food is
 * uncertain.
 */
export function dietsOf(lines: readonly Line[]): Diet[] {
  const isSure = lines.every(({ food, confidence = 1 }) => food !== undefined && confidence >= SURE);
  const foods = lines.flatMap(foodsOffered).map(foodById);
  return DIETS.filter((diet) => isSure && foods.every((food) => food && usuallySuits(food, diet)));
}

/** Returns the diets that somebody names for a recipe, without those that one of its foods breaks. */
export const dietsUnbroken = (named: readonly Diet[], lines: readonly Line[]): Diet[] => {
  const foods = lines.flatMap(({ food }) => (food === undefined ? [] : (foodById(food) ?? [])));
  return named.filter((diet) => foods.every((food) => usuallySuits(food, diet)));
};
