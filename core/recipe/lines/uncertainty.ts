import type { Line } from './line.ts';
import type { Unit } from '../../nutrition/units.ts';
import { energyOf, type Food } from '../../nutrition/food.ts';
import { foodOf, nutritionOfLine, richFood, totalOfLines } from './nutrition-of.ts';
import {
  NO_NUTRITION,
  NUTRIENT_NAMES,
  roundNutrition,
  scaleNutrition,
  type FullNutrition,
  type NutritionRange,
} from '../../nutrition/nutrition.ts';
import type { Question } from '../../nutrition/question.ts';
import { isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';

/**
 * Estimates the uncertainty of a serving's nutrition. The errors of lines are independent, so their squares add up:
 * large onions and heaped spoons rarely coincide. A weighed food counts as certain, although foods vary, unless public
 * tables differ on it by more than 15 %.
 * @param isServingsSure whether the user has confirmed the number of servings
 * @returns the range of a serving unless nothing is uncertain, and the one question whose answer would halve its
 * calories
 */
export function uncertaintyOf(
  lines: readonly Line[],
  servings: number,
  isServingsSure = false,
): { range?: NutritionRange; question?: Question } {
  const counted = { lines, servings, isServingsSure };
  const range = rangeOf(counted);
  if (isSure(range)) return {};
  const question = questionFor(counted, range);
  return { range, ...(question && { question }) };
}

type Counted = {
  readonly lines: readonly Line[];
  readonly servings: number;
  readonly isServingsSure: boolean;
};

/** Maximum grams that one person eats at a sitting, without water; a larger serving is for several. */
const LARGEST_SERVING = 1_000;

function rangeOf({ lines, servings, isServingsSure }: Counted): NutritionRange {
  const whole = totalOfLines(lines);
  const doubts = lines.map((line) => doubtOf(line, servings));
  const together = (side: keyof Doubt, of: keyof FullNutrition) =>
    Math.hypot(...doubts.map((each) => each[side][of]));
  const share = isServingsSure ? 1 : leastShare(lines, servings);
  const perServing = (amount: (of: keyof FullNutrition) => number) =>
    roundNutrition(scaleNutrition(ofEach(amount), 1 / servings));
  return {
    least: perServing((of) => Math.max(0, whole[of] - together('less', of)) * share),
    most: perServing((of) => whole[of] + together('more', of)),
  };
}

const isSure = ({ least, most }: NutritionRange): boolean =>
  Object.values(least).join() === Object.values(most).join();

/** Returns the smallest plausible share of a serving, if the stated one is too large for one person. */
function leastShare(lines: readonly Line[], servings: number): number {
  const grams = lines.reduce((sum, line) => sum + (line.food === 'water' ? 0 : (line.grams ?? 0)), 0);
  return Math.min(1, (LARGEST_SERVING * servings) / Math.max(1, grams));
}

/** Possible deviation of a whole line, downwards and upwards. */
type Doubt = { readonly less: FullNutrition; readonly more: FullNutrition };

function doubtOf(line: Line, servings: number): Doubt {
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
 * Grams of a teaspoon of an unknown food. Unmeasured food, such as salt and pepper or some cheese on top, is at most
 * a teaspoon per person.
 */
const UNKNOWN_SPOON = 5;

/** Factors for the smallest and the largest plausible value. */
type Spread = readonly [least: number, most: number];

const EXACT: Spread = [1, 1];

/** Spoons are heaped or level, cups loose or packed; the content of cans varies a little. */
const BY_MEASURE: Spread = [0.9, 1.1];

/** Natural products vary in size, as much as "small" and "large" count in a recipe. */
const BY_PIECE: Spread = [0.7, 1.3];

/** Without an amount the grams are the author's guess, with the tolerance that its grams have anyway. */
const GUESSED: Spread = [0.5, 2];

/** Returns the ratio of another public table's energy to ours, where the two differ. */
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

const FILLED: ReadonlySet<Unit> = new Set([
  'can',
  'jar',
  'packet',
  'tub',
  'bottle',
  'bar',
  'cube',
  'stick',
  'sheet',
]);

function spreadOf({ quantity, unit = 'piece', weighed }: Line): Spread {
  if (weighed === 'weight') return EXACT;
  if (quantity === undefined) return GUESSED;
  if (isWeight(unit)) return EXACT;
  return weighed === 'volume' || isVolume(unit) || FILLED.has(unit) ? BY_MEASURE : BY_PIECE;
}

/** Minimum width of a range, as a share of the calories, that is worth a question. */
const WORTH_ASKING = 0.2;

/** Returns the question whose answer would leave the narrowest range, if it would halve it. */
function questionFor(counted: Counted, range: NutritionRange): Question | undefined {
  const { lines, isServingsSure } = counted;
  const open = caloriesOpen(range);
  if (open < WORTH_ASKING * range.most.calories) return undefined;
  const candidates = [
    ...(isServingsSure
      ? []
      : [{ question: { about: 'servings' } as const, after: { ...counted, isServingsSure: true } }]),
    ...lines.flatMap((line, at) => {
      const question = questionAbout(line, at);
      const weighed = lines.map((each) => (each === line ? { ...line, weighed: 'weight' as const } : each));
      return question ? [{ question, after: { ...counted, lines: weighed } }] : [];
    }),
  ];
  const [best] = candidates
    .map(({ question, after }) => ({ question, left: caloriesOpen(rangeOf(after)) }))
    .toSorted((a, b) => a.left - b.left);
  return best && best.left <= open / 2 ? best.question : undefined;
}

const caloriesOpen = ({ least, most }: NutritionRange): number => most.calories - least.calories;

/** Poured oil is asked for in spoons, because nobody weighs it. */
const isPoured = (density: number | undefined): density is number => density !== undefined && density >= 0.9;

function questionAbout(line: Line, at: number): Question | undefined {
  const food = foodOf(line);
  if (!food || (spreadOf(line) !== GUESSED && spreadOf(line) !== BY_PIECE)) return undefined;
  const { density } = food.weights;
  return line.quantity === undefined && isPoured(density)
    ? { about: 'line', line: at, unit: 'tbsp', grams: 15 * density }
    : { about: 'line', line: at, unit: 'g', grams: 1 };
}

function ofEach(amount: (of: keyof FullNutrition) => number): FullNutrition {
  const values = { ...NO_NUTRITION };
  for (const of of NUTRIENT_NAMES) values[of] = amount(of);
  return values;
}
