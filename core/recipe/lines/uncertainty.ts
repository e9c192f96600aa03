import type { Line } from './line.ts';
import type { Unit } from '../../nutrition/units.ts';
import { energyOf } from '../../nutrition/food.ts';
import { FOODS } from '../../nutrition/foods/foods.ts';
import { foodOf, nutritionOfLine } from './nutrition-of.ts';
import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  type Nutrition,
  type NutritionRange,
} from '../../nutrition/nutrition.ts';
import type { Question } from '../../nutrition/question.ts';
import { isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';

/**
 * How sure the nutrition of a serving is. Lines are off independently of one another, so what each may be off by adds up
 * by its squares: it is not all the onions and all the spoons that turn out large. A food that is weighed counts as
 * sure, although no tomato is quite like another.
 * @param isServingsSure whether a cook has said how many it serves
 * @returns the range of a serving, unless nothing is open, and the one question whose answer would halve its calories
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

/** Nobody eats more at a sitting, water left aside, in g: such a serving is one for several. */
const LARGEST_SERVING = 1_000;

function rangeOf({ lines, servings, isServingsSure }: Counted): NutritionRange {
  const whole = lines.map(nutritionOfLine).reduce(addNutrition, NO_NUTRITION);
  const doubts = lines.map((line) => doubtOf(line, servings));
  const together = (side: keyof Doubt, of: keyof Nutrition) =>
    Math.hypot(...doubts.map((each) => each[side][of]));
  const share = isServingsSure ? 1 : leastShare(lines, servings);
  const perServing = (amount: (of: keyof Nutrition) => number) =>
    roundNutrition(scaleNutrition(ofEach(amount), 1 / servings));
  return {
    least: perServing((of) => Math.max(0, whole[of] - together('less', of)) * share),
    most: perServing((of) => whole[of] + together('more', of)),
  };
}

const isSure = ({ least, most }: NutritionRange): boolean =>
  Object.values(least).join() === Object.values(most).join();

/** What a serving may be of the one that the recipe says, where that one is too large for anybody. */
function leastShare(lines: readonly Line[], servings: number): number {
  const grams = lines.reduce((sum, line) => sum + (line.food === 'water' ? 0 : (line.grams ?? 0)), 0);
  return Math.min(1, (LARGEST_SERVING * servings) / Math.max(1, grams));
}

/** By how much less, and by how much more, a whole line may hold than was counted. */
type Doubt = { readonly less: Nutrition; readonly more: Nutrition };

function doubtOf(line: Line, servings: number): Doubt {
  const food = foodOf(line);
  const spoons = servings * ((food && weigh(food, 1, 'tsp')) ?? UNKNOWN_SPOON);
  if (!food) return { less: NO_NUTRITION, more: scaleNutrition(unknownFood(), (line.grams || spoons) / 100) };
  if (!line.grams) return { less: NO_NUTRITION, more: nutritionOfLine({ ...line, grams: spoons }) };
  const [least, most] = spreadOf(line);
  const counted = nutritionOfLine(line);
  return { less: scaleNutrition(counted, 1 - least), more: scaleNutrition(counted, most - 1) };
}

/**
 * A teaspoon of something unknown, in g. What nobody weighs, salt and pepper or a little cheese on top, is at most a
 * teaspoon for each at the table.
 */
const UNKNOWN_SPOON = 5;

/** What 100 g of a food hold at most that the table does not know: nine of ten foods of the table hold less. */
function unknownFood(): Nutrition {
  unknown ??= ofEach((of) => {
    const all = FOODS.map(({ per100g }) => (of === 'calories' ? energyOf(per100g) : per100g[of]));
    return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.9)] ?? 0;
  });
  return unknown;
}

let unknown: Nutrition | undefined;

/** So many times what was counted, at least and at most. */
type Spread = readonly [least: number, most: number];

const EXACT: Spread = [1, 1];

/** A spoon is heaped or level, a cup loose or packed; a can holds a little more or less, whoever fills it. */
const BY_MEASURE: Spread = [0.9, 1.1];

/** What grows comes small or large: by as much as a recipe's "small" and "large" count. */
const BY_PIECE: Spread = [0.7, 1.3];

/** Where a recipe names no amount its grams are the author's guess: as much off as the author's grams ever may be. */
const GUESSED: Spread = [0.5, 2];

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

/** A range that spans less of the calories is not worth a question. */
const WORTH_ASKING = 0.2;

/** The question whose answer would leave the narrowest range, if it would halve it. */
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

/** Nobody weighs oil that was poured: it is asked for in spoons. */
const isPoured = (density: number | undefined): density is number => density !== undefined && density >= 0.9;

function questionAbout(line: Line, at: number): Question | undefined {
  const food = foodOf(line);
  if (!food || (spreadOf(line) !== GUESSED && spreadOf(line) !== BY_PIECE)) return undefined;
  const { density } = food.weights;
  return line.quantity === undefined && isPoured(density)
    ? { about: 'line', line: at, unit: 'tbsp', grams: 15 * density }
    : { about: 'line', line: at, unit: 'g', grams: 1 };
}

const ofEach = (amount: (of: keyof Nutrition) => number): Nutrition => ({
  calories: amount('calories'),
  protein: amount('protein'),
  carbs: amount('carbs'),
  fat: amount('fat'),
  fiber: amount('fiber'),
});
