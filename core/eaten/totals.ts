import {
  addNutrition,
  NO_NUTRITION,
  NUTRIENT_NAMES,
  roundNutrition,
  type KnownNutrition,
  type Nutrition,
} from '../nutrition/nutrition.ts';

/**
 * Adds the known values. If an entry lacks energy, protein, carbohydrate, fat or fibre, the sum is a lower bound, and
 * `notTold` names the nutrient. Other sums are absent then.
 */
export const totalOf = (entries: readonly KnownNutrition[]): Nutrition =>
  roundNutrition(
    entries.reduce<Nutrition>((sum, each) => addNutrition(sum, { ...LEAST, ...each }), NO_NUTRITION),
  );

const LEAST = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 };

/** Returns the nutrients that some entries lack. */
export const notTold = (entries: readonly KnownNutrition[]): readonly (keyof Nutrition)[] =>
  NUTRIENT_NAMES.filter((name) => entries.some((entry) => entry[name] === undefined));
