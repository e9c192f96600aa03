import type { Language } from '../../language.ts';
import type { Line } from './line.ts';
import { energyOf, type Food } from '../../nutrition/food.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  type FullNutrition,
} from '../../nutrition/nutrition.ts';

/**
 * Calculates the nutrition of a serving from the weights of the lines and the food table.
 * @returns nutrition per serving, and the share of the weighed mass (0 to 1) without a matched food
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
 * Source of a line's nutrition. Without `food` the line was not counted; without `grams` it weighs too little to
 * measure.
 */
export type Provenance = {
  readonly name: string;
  readonly grams?: number;
  /** Name of the food in the language. */
  readonly food?: string;
  /** Reference of the values: "USDA SR28 no. 11124". */
  readonly source?: string;
};

/** Returns the source of each line's nutrition, in a language. */
export const provenanceOf = (lines: readonly Line[], language: Language): readonly Provenance[] =>
  lines.map((line) => {
    const food = foodOf(line);
    return {
      name: line.name,
      ...(line.grams !== undefined && { grams: line.grams }),
      ...(food && { food: food.names[language][0] ?? food.id, source: sourceText(food) }),
    };
  });

const sourceText = ({ source }: Food): string =>
  /^\d/.test(source)
    ? `USDA SR28 no. ${source}`
    : source.replace(/^BLS /, 'BLS 4.0 ').replace(/^EU /, 'Regulation (EU) ');

/** Returns the food of the table that a line was matched to. */
export const foodOf = ({ food }: Line): Food | undefined => (food === undefined ? undefined : foodById(food));

/** Returns the nutrition of a whole line; zero if its food or weight is unknown. */
export function nutritionOfLine(line: Line): FullNutrition {
  const food = foodOf(line);
  return food ? nutritionOfGrams(food, line.grams ?? 0) : NO_NUTRITION;
}

/** Returns the nutrition of a weight of a food, not rounded. */
export function nutritionOfGrams({ per100g }: Food, grams: number): FullNutrition {
  const { alcohol: _, ...nutrients } = per100g;
  return scaleNutrition({ calories: energyOf(per100g), ...nutrients }, grams / 100);
}

/** Returns the nutrition of all lines together. */
export const totalOfLines = (lines: readonly Line[]): FullNutrition =>
  lines.map(nutritionOfLine).reduce((sum, each) => addNutrition(sum, each), NO_NUTRITION);

const sumOfGrams = (lines: readonly Line[]) => lines.reduce((sum, { grams = 0 }) => sum + grams, 0);
