import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { DISHES, type Dish } from '#tests/cases/dishes.ts';
import { rightOf, type Figure, type GateName } from './gates.ts';

const TOLERANCE = 0.15;

/**
 * Measures how many dishes come within 15 % of their published energy; each states its source.
 * @param linesOf the dish's lines, as the measured rule understands them
 */
export function dishesNearEnergy(gate: GateName, linesOf: (dish: Dish) => readonly Line[]): Figure {
  const energyOf = (dish: Dish) => energyPer100g(linesOf(dish), dish.yields);
  return rightOf(
    gate,
    DISHES,
    (dish) => Math.abs(energyOf(dish) / dish.kcal - 1) <= TOLERANCE,
    (dish) => `${dish.title} (${Math.round(energyOf(dish))} for ${dish.kcal} kcal)`,
  );
}

/** In kcal, calculated from the lines alone. */
function energyPer100g(lines: readonly Line[], yields: number): number {
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0) * yields;
  return (nutritionPerServing(lines, 1).nutrition.calories / grams) * 100;
}
