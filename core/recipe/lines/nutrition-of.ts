import type { Language } from '../../language.ts';
import { isEstimated } from './energy-known.ts';
import type { Line } from './line.ts';
import { energyOf, type Food, type FoodId } from '../../nutrition/food.ts';
import { foodById, FOODS } from '../../nutrition/foods/foods.ts';
import { freeFromId } from '../../nutrition/foods/free-from.ts';
import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  type FullNutrition,
} from '../../nutrition/nutrition.ts';
import { NUTRIENT_NAMES } from '../../nutrition/nutrients.ts';
import { once } from '../../language/remembered.ts';

/**
 * Calculates the nutrition of a serving from the weights of the lines and the food table.
 * @returns nutrition per serving, and the share (0 to 1) of the weight whose food is unknown
 */
export function nutritionPerServing(
  lines: readonly Line[],
  servings: number,
): { nutrition: FullNutrition; unmatchedShare: number } {
  const whole = totalOfLines(lines);
  const mass = sumOfGrams(lines);
  const unmatched = sumOfGrams(lines.filter((line) => !foodOf(line)));
  return {
    nutrition: roundNutrition(scaleNutrition(whole, 1 / servings)),
    unmatchedShare: mass > 0 ? Math.round((unmatched / mass) * 100) / 100 : 0,
  };
}

/**
 * Source of a line's nutrition. Without `food`, the line was not counted or only estimated; without `grams`, it weighs
 * too little to measure.
 */
export type Provenance = {
  readonly name: string;
  readonly grams?: number;
  readonly isEstimated?: true;
  readonly food?: string;
  /** Reference of the values: "USDA SR28 no. 11124". */
  readonly source?: string;
};

/**
 * Returns the source of each line's nutrition, in a language.
 * @param sourceOf returns the reference of a food's values; gluten-free bread has that of bread
 */
export const provenanceOf = (
  lines: readonly Line[],
  language: Language,
  sourceOf: (food: FoodId) => string | undefined,
): readonly Provenance[] =>
  lines.map((line) => {
    const food = foodOf(line);
    const source = food && (sourceOf(food.id) ?? sourceOf(freeFromId(food.id)?.base ?? ''));
    return {
      name: line.name,
      ...(line.grams !== undefined && { grams: line.grams }),
      ...(isEstimated(line) && { isEstimated: true }),
      ...(food && { food: food.names[language][0] ?? food.id }),
      ...(source !== undefined && { source }),
    };
  });

export const foodOf = ({ food }: Line): Food | undefined => (food === undefined ? undefined : foodById(food));

/** Returns the IDs of the foods that a cook may take for a line. */
export const foodsOffered = ({
  food,
  alternatives = [],
}: Pick<Line, 'food' | 'alternatives'>): readonly string[] =>
  food === undefined ? alternatives : [food, ...alternatives];

/**
 * Returns the nutrition of a whole line; zero if its weight is unknown. An unknown food with a weight by the author
 * counts half of `richFood`, because zero would be too little. An unknown word that a user has typed may be no food,
 * and counts zero.
 */
export function nutritionOfLine(line: Line): FullNutrition {
  const food = foodOf(line);
  if (food) return nutritionOfGrams(food, line.grams ?? 0);
  return isEstimated(line) ? scaleNutrition(richFood(), (line.grams ?? 0) / 200) : NO_NUTRITION;
}

/** Returns upper bounds for 100 g of an unknown food: nine of ten foods in the table have less. */
export const richFood = once((): FullNutrition => {
  const values = { ...NO_NUTRITION };
  for (const of of NUTRIENT_NAMES) {
    const all = FOODS.map(({ per100g }) => (of === 'calories' ? energyOf(per100g) : per100g[of]));
    values[of] = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.9)] ?? 0;
  }
  return values;
});

/** Returns the nutrition of a weight of a food, not rounded. */
export function nutritionOfGrams({ per100g }: Pick<Food, 'per100g'>, grams: number): FullNutrition {
  const { alcohol: _, ...nutrients } = per100g;
  return scaleNutrition({ calories: energyOf(per100g), ...nutrients }, grams / 100);
}

export const totalOfLines = (lines: readonly Line[]): FullNutrition =>
  lines.map(nutritionOfLine).reduce((sum, each) => addNutrition(sum, each), NO_NUTRITION);

const sumOfGrams = (lines: readonly Line[]) => lines.reduce((sum, { grams = 0 }) => sum + grams, 0);
