import { nutritionOfLine } from '../recipe/lines/nutrition-of.ts';
import type { Recipe } from '../recipe/recipe.ts';
import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  subtractNutrition,
  type FullNutrition,
  type Nutrition,
} from '../nutrition/nutrition.ts';
import type { Had } from './cook-mark.ts';

/** Returns the nutrition that a serving lacks because the user cooked with less of some ingredients. */
export function missingNutrition(
  { lines, servings }: Pick<Recipe, 'lines' | 'servings'>,
  had: Had['lines'],
): FullNutrition {
  const missing = had.map(({ line: index, share }) => {
    const line = lines[index];
    return line ? scaleNutrition(nutritionOfLine(line), 1 - share) : NO_NUTRITION;
  });
  return scaleNutrition(
    missing.reduce((sum, each) => addNutrition(sum, each), NO_NUTRITION),
    1 / servings,
  );
}

/** Returns the nutrition of a serving as cooked. Ignores `had` of another version: its lines may differ. */
export const nutritionAsCooked = (recipe: Recipe, had: Had | undefined): Nutrition =>
  had && had.version === (recipe.version ?? 1)
    ? roundNutrition(subtractNutrition(recipe.nutrition, missingNutrition(recipe, had.lines)))
    : recipe.nutrition;
