import { MAIN_NUTRIENTS } from '../nutrition/nutrients.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import { targetsOf, type DailyGoals } from './goals.ts';

/**
 * Returns the recipes that fit into the rest of a day's goals, best first. One serving stays within the remaining
 * energy. The best recipe brings the day closest to all its goals. Ties keep their order.
 * @param eaten nutrition of the day so far
 * @param recipes with nutrition per serving
 */
export function fittingRecipes<Candidate extends { readonly nutrition: Nutrition }>(
  goals: DailyGoals,
  eaten: Nutrition,
  recipes: readonly Candidate[],
): readonly Candidate[] {
  const wanted = targetsOf(goals);
  const energyLeft = wanted.calories - eaten.calories;
  // A recipe without known nutrition has 0 kcal and would always fit.
  const fitting = recipes.filter(({ nutrition: { calories } }) => calories > 0 && calories <= energyLeft);
  const gapAfter = ({ nutrition }: Candidate) => gapBetween(wanted, eaten, nutrition);
  return fitting.toSorted((a, b) => gapAfter(a) - gapAfter(b));
}

/** Returns the distance from the goals after a serving: the sum of deviations, each as a share of its goal. */
const gapBetween = (wanted: Nutrition, eaten: Nutrition, serving: Nutrition): number =>
  MAIN_NUTRIENTS.filter((nutrient) => wanted[nutrient] > 0)
    .map((nutrient) => Math.abs(wanted[nutrient] - eaten[nutrient] - serving[nutrient]) / wanted[nutrient])
    .reduce((sum, gap) => sum + gap, 0);
