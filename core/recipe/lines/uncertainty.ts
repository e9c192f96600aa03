import type { Line } from './line.ts';
import { isAlike } from '../../nutrition/unit-facts.ts';
import { energyOf, type Food } from '../../nutrition/food.ts';
import { foodOf, nutritionOfLine, richFood, totalOfLines } from './nutrition-of.ts';
import {
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  type FullNutrition,
  type NutritionRange,
} from '../../nutrition/nutrition.ts';
import { NUTRIENT_NAMES } from '../../nutrition/nutrients.ts';
import type { Question } from '../../nutrition/question.ts';
import { isLiquid, isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';

/**
 * Estimates the uncertainty of a serving's nutrition. Errors of lines are independent, so their squares add up: large
 * onions and heaped spoons rarely coincide. The weight of a weighed food is certain; its values are, too, unless public
 * tables differ by more than 15 %.
 * @param isServingsSure true if the user has confirmed the number of servings
 * @returns the range of a serving, absent without uncertainty, and the one question whose answer would halve the range
 * of calories
 */
export function uncertaintyOf(
  lines: readonly Line[],
  servings: number,
  isServingsSure = false,
): { range?: NutritionRange; question?: Question } {
  const estimate: Estimate = {
    whole: totalOfLines(lines),
    deviations: lines.map((line) => deviationOf(line, servings)),
    share: isServingsSure ? 1 : leastShare(lines, servings),
    servings,
  };
  const range = rangeOf(estimate);
  if (isSure(range)) return {};
  const question = questionFor(lines, estimate);
  return { range, ...(question && { question }) };
}

/** Nutrition of a whole recipe, and its uncertainties. */
type Estimate = {
  readonly whole: FullNutrition;
  readonly deviations: readonly Deviation[];
  /** Smallest plausible share of a serving. */
  readonly share: number;
  readonly servings: number;
};

/** Maximum grams that one person eats in a meal, without water. A larger serving is for several people. */
const LARGEST_SERVING = 1_000;

const rangeOf = (estimate: Estimate): NutritionRange => ({
  least: roundNutrition(ofEach((of) => leastOf(estimate, of))),
  most: roundNutrition(ofEach((of) => mostOf(estimate, of))),
});

const leastOf = ({ whole, deviations, share, servings }: Estimate, of: keyof FullNutrition): number =>
  (Math.max(0, whole[of] - together(deviations, 'less', of)) * share) / servings;

const mostOf = ({ whole, deviations, servings }: Estimate, of: keyof FullNutrition): number =>
  (whole[of] + together(deviations, 'more', of)) / servings;

const together = (deviations: readonly Deviation[], side: keyof Deviation, of: keyof FullNutrition): number =>
  Math.hypot(...deviations.map((each) => each[side][of]));

const isSure = ({ least, most }: NutritionRange): boolean =>
  Object.values(least).join() === Object.values(most).join();

/** Returns the smallest plausible share of the stated serving that one person eats. */
function leastShare(lines: readonly Line[], servings: number): number {
  const grams = lines.reduce((sum, line) => sum + (line.food === 'water' ? 0 : (line.grams ?? 0)), 0);
  return Math.min(1, (LARGEST_SERVING * servings) / Math.max(1, grams));
}

/** Possible deviation of a whole line, downwards and upwards. */
type Deviation = { readonly less: FullNutrition; readonly more: FullNutrition };

function deviationOf(line: Line, servings: number): Deviation {
  const food = foodOf(line);
  const spoons = servings * ((food && weigh(food, 1, 'tsp')) ?? UNKNOWN_SPOON);
  if (!food) {
    const less = nutritionOfLine(line);
    const most = scaleNutrition(richFood(), (line.grams || spoons) / 100);
    return { less, more: ofEach((of) => most[of] - less[of]) };
  }
  if (!line.grams) return { less: NO_NUTRITION, more: nutritionOfLine({ ...line, grams: spoons }) };
  const [least, most] = combined(spreadOf(line), spreadOfTables(food));
  const counted = nutritionOfLine(line);
  return { less: scaleNutrition(counted, 1 - least), more: scaleNutrition(counted, most - 1) };
}

/**
 * Grams of a teaspoon of an unknown food. A food without an amount, such as pepper or some cheese on top, is at most a
 * teaspoon per person.
 */
const UNKNOWN_SPOON = 5;

/** Factors for the smallest and the largest plausible value. */
type Spread = readonly [least: number, most: number];

const EXACT: Spread = [1, 1];

/** Spoons may be heaped, cups loosely filled; the content of cans varies a little. */
const BY_MEASURE: Spread = [0.9, 1.1];

/** Natural products vary in size as much as "small" and "large" say. */
const BY_PIECE: Spread = [0.7, 1.3];

/** Without an amount, the grams are the author's guess, with the tolerance of all its grams. */
const GUESSED: Spread = [0.5, 2];

/** Returns the ratio of another public table's energy to ours, where both differ. */
function spreadOfTables({ per100g, otherCalories }: Food): Spread {
  if (otherCalories === undefined) return EXACT;
  const ratio = otherCalories / energyOf(per100g);
  return [Math.min(1, ratio), Math.max(1, ratio)];
}

/** Combines two independent spreads: their squares add up. */
const combined = ([least, most]: Spread, [otherLeast, otherMost]: Spread): Spread => [
  Math.max(0, 1 - Math.hypot(1 - least, 1 - otherLeast)),
  1 + Math.hypot(most - 1, otherMost - 1),
];

function spreadOf({ quantity, unit = 'piece', weighed }: Line): Spread {
  if (weighed === 'weight') return EXACT;
  if (quantity === undefined) return GUESSED;
  if (isWeight(unit)) return EXACT;
  return weighed === 'volume' || isVolume(unit) || isAlike(unit) ? BY_MEASURE : BY_PIECE;
}

/** Minimum width of a range that is worth a question, as a share of the calories. */
const WORTH_ASKING = 0.2;

/** Returns the question whose answer leaves the narrowest range, if it at least halves the range. */
function questionFor(lines: readonly Line[], estimate: Estimate): Question | undefined {
  const { deviations, servings, share } = estimate;
  const open = caloriesOpen(estimate);
  if (open < WORTH_ASKING * Math.round(mostOf(estimate, 'calories'))) return undefined;
  const candidates = lines.flatMap((line, at) => {
    const question = questionAbout(line, at);
    if (!question) return [];
    const weighed = deviations.with(at, deviationOf({ ...line, weighed: 'weight' }, servings));
    return { question, left: caloriesOpen({ ...estimate, deviations: weighed }) };
  });
  if (share < 1)
    candidates.unshift({ question: { about: 'servings' }, left: caloriesOpen({ ...estimate, share: 1 }) });
  const [best] = candidates.toSorted((a, b) => a.left - b.left);
  return best && best.left <= open / 2 ? best.question : undefined;
}

/** Width of the range, in kcal a serving. */
const caloriesOpen = (estimate: Estimate): number =>
  Math.round(mostOf(estimate, 'calories')) - Math.round(leastOf(estimate, 'calories'));

function questionAbout(line: Line, at: number): Question | undefined {
  const food = foodOf(line);
  if (!food || (spreadOf(line) !== GUESSED && spreadOf(line) !== BY_PIECE)) return undefined;
  const spoon = weigh(food, 1, 'tbsp');
  // Poured oil is asked for in spoons: nobody weighs it.
  return line.quantity === undefined && isLiquid(food.weights) && spoon !== undefined
    ? { about: 'line', line: at, unit: 'tbsp', grams: spoon }
    : { about: 'line', line: at, unit: 'g', grams: 1 };
}

function ofEach(amount: (of: keyof FullNutrition) => number): FullNutrition {
  const values = { ...NO_NUTRITION };
  for (const of of NUTRIENT_NAMES) values[of] = amount(of);
  return values;
}
