import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  type KnownNutrition,
  type Nutrition,
} from '../nutrition/nutrition.ts';
import { MAIN_NUTRIENTS, NUTRIENT_NAMES, type NutrientName } from '../nutrition/nutrients.ts';
import { objectOf } from '../object-of.ts';

/**
 * Adds the known values. If an entry lacks energy, protein, carbohydrate, fat or fibre, the sum is a lower bound, and
 * `notTold` names the nutrient. If an entry lacks another nutrient, its sum is absent.
 */
export const totalOf = (entries: readonly KnownNutrition[]): Nutrition =>
  roundNutrition(
    entries.reduce<Nutrition>((sum, each) => addNutrition(sum, { ...LEAST, ...each }), NO_NUTRITION),
  );

const LEAST = objectOf(MAIN_NUTRIENTS, () => 0);

/** Returns the nutrients that some entries lack. */
export const notTold = (entries: readonly KnownNutrition[]): readonly NutrientName[] =>
  NUTRIENT_NAMES.filter((name) => entries.some((entry) => entry[name] === undefined));
