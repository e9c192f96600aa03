import type { Nutrition } from '../nutrition/nutrition.ts';
import { nutritionOf, type DailyGoals } from './goals.ts';

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;

/**
 * Which recipe fits best into what is left of a day's goals: of those of which a serving does not go beyond the energy
 * that is left, the one after which the day comes closest to all of its goals. Of two alike, the first.
 * @param eaten what was eaten on the day so far
 * @param recipes with their nutrition per serving
 * @returns undefined when none fits
 */
export function suggestionFor<Candidate extends { readonly nutrition: Nutrition }>(
  goals: DailyGoals,
  eaten: Nutrition,
  recipes: readonly Candidate[],
): Candidate | undefined {
  const wanted = nutritionOf(goals);
  const energyLeft = wanted.calories - eaten.calories;
  // A recipe of which nothing is known has no energy, and would fit whenever nothing else does.
  const fitting = recipes.filter(({ nutrition: { calories } }) => calories > 0 && calories <= energyLeft);
  const gapAfter = ({ nutrition }: Candidate) => gapBetween(wanted, eaten, nutrition);
  return fitting.toSorted((a, b) => gapAfter(a) - gapAfter(b))[0];
}

/** How far the day is from its goals after a serving, below or beyond: each nutrient as a share of its goal. */
const gapBetween = (wanted: Nutrition, eaten: Nutrition, serving: Nutrition): number =>
  NUTRIENTS.filter((nutrient) => wanted[nutrient] > 0)
    .map((nutrient) => Math.abs(wanted[nutrient] - eaten[nutrient] - serving[nutrient]) / wanted[nutrient])
    .reduce((sum, gap) => sum + gap, 0);
