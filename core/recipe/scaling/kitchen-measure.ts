import { isLiquid, weigh } from '../../nutrition/weigh.ts';
import type { Food } from '../../nutrition/food.ts';
import { CUSTOMARY, INDIVISIBLE } from '../../nutrition/unit-facts.ts';
import type { Unit } from '../../nutrition/units.ts';

/** Quantity of a food, counted if it has no unit. */
export type Measure = { readonly quantity: number; readonly unit?: Unit | undefined };

export type Measured = Pick<Food, 'weights'>;

/**
 * Returns the nearest measure that a cook can take. It is off by 5 % at most, or by less than one of the smallest steps
 * below, and never zero. It is only shown: nutrition is calculated from exact weights.
 *
 * | unit | range | steps |
 * | --- | --- | --- |
 * | g, ml | below 1 · 1 to 10 | 0.1 · ½ |
 * | g | 10 to 50 · 50 to 100 | 1 · 5 |
 * | ml | 10 to 100 | 5 |
 * | g, ml | 100 to 1,000 | 10 or 25, whichever is nearer |
 * | kg, l | 1 to 10 · from 10 | 0.1 or ¼, whichever is nearer · 1 |
 * | tsp | below 3/16 · below 1 · from 1 | pinches · ¼ · ½ |
 * | tbsp | ½ to 8 · more | ½, else teaspoons · g of a dry food, ml of anything else |
 * | cup, oz, lb, pint, quart, fl oz | below 10 · from 10 | quarters and thirds · 1 |
 * | pinch, dash, drop, leaf, sprig … | all | 1 |
 * | pieces and other counts | below 1 · 1 to 5 · from 5 | ¼ · ½ · 1 |
 */
export function kitchenMeasure({ quantity, unit }: Measure, food?: Measured): Measure {
  if (unit === undefined) return { quantity: countNumber(quantity), unit };
  const metric = METRIC[unit];
  if (metric) return inMetric(quantity, unit, metric);
  if (unit === 'tsp' || unit === 'tbsp')
    return inSpoons(unit === 'tsp' ? quantity : quantity * 3, unit, food);
  if (unit === 'cup' && quantity < 1 / 4) return inSpoons(quantity * TEASPOONS_PER_CUP, 'tbsp', food);
  if (unit === 'pinch' && quantity >= 4) return inSpoons(quantity / PINCHES, 'tsp', food);
  if (CUSTOMARY.includes(unit)) return { quantity: kitchenNumber(quantity), unit };
  if (INDIVISIBLE.includes(unit)) return { quantity: Math.max(1, Math.round(quantity)), unit };
  return { quantity: countNumber(quantity), unit };
}

/** Returns the nearest whole, quarter or third; from ten on, the nearest whole; at least a quarter. */
export function kitchenNumber(quantity: number): number {
  if (quantity >= 10) return Math.round(quantity);
  const whole = Math.floor(quantity);
  return Math.max(1 / 4, whole + nearestOf(PARTS, quantity - whole));
}

const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

const nearestOf = (numbers: readonly number[], wanted: number): number =>
  numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

type Metric = { readonly small: 'g' | 'ml'; readonly large: 'kg' | 'l'; readonly holds: number };

/** Metric units, and their size in g or ml. */
export const METRIC: Partial<Record<Unit, Metric>> = {
  g: { small: 'g', large: 'kg', holds: 1 },
  kg: { small: 'g', large: 'kg', holds: 1_000 },
  ml: { small: 'ml', large: 'l', holds: 1 },
  cl: { small: 'ml', large: 'l', holds: 10 },
  dl: { small: 'ml', large: 'l', holds: 100 },
  l: { small: 'ml', large: 'l', holds: 1_000 },
};

function inMetric(quantity: number, unit: Unit, { small, large, holds }: Metric): Measure {
  const nearest = onScale(quantity * holds, small);
  if (nearest >= 1_000) return { quantity: nearest / 1_000, unit: large };
  const isBetween = unit === 'cl' || unit === 'dl';
  return isBetween ? { quantity: nearest / holds, unit } : { quantity: nearest, unit: small };
}

/** Returns the nearest amount that a scale or a jug shows, in g or ml. */
function onScale(quantity: number, unit: 'g' | 'ml'): number {
  if (quantity < 1) return Math.max(0.1, Math.round(quantity * 10) / 10);
  const steps = SCALE[unit].find(({ below }) => quantity < below)?.steps ?? [1_000];
  // The coarser step comes first and wins a tie: 1050 ml are a litre.
  return nearestOf(
    steps.map((step) => Math.round(quantity / step) * step),
    quantity,
  );
}

const FROM_A_HUNDRED = [
  { below: 1_000, steps: [25, 10] },
  { below: 10_000, steps: [250, 100] },
];
const SCALE = {
  g: [{ below: 10, steps: [0.5] }, { below: 50, steps: [1] }, { below: 100, steps: [5] }, ...FROM_A_HUNDRED],
  ml: [{ below: 10, steps: [0.5] }, { below: 100, steps: [5] }, ...FROM_A_HUNDRED],
};

/** A sixteenth of a teaspoon. Source: the usual American set of mini measuring spoons */
const PINCHES = 16;
const TEASPOONS_PER_CUP = 48;
const ML_PER_TEASPOON = 5;
/** Maximum number of tablespoons that are easy to count. */
const MAX_TABLESPOONS = 8;
/** Maximum relative error of an amount. */
const SLACK = 0.05;

function inSpoons(teaspoons: number, written: 'tsp' | 'tbsp', food: Measured | undefined): Measure {
  const tablespoons = teaspoons / 3;
  const halves = Math.round(tablespoons * 2) / 2;
  if (halves > MAX_TABLESPOONS) return withoutSpoons(teaspoons * ML_PER_TEASPOON, food);
  const isFit = halves > 0 && Math.abs(halves - tablespoons) <= SLACK * tablespoons;
  if (isFit && (written === 'tbsp' || halves >= 1)) return { quantity: halves, unit: 'tbsp' };
  if (teaspoons < 3 / PINCHES)
    return { quantity: Math.max(1, Math.round(teaspoons * PINCHES)), unit: 'pinch' };
  const steps = teaspoons < 1 ? 4 : 2;
  return { quantity: Math.round(teaspoons * steps) / steps, unit: 'tsp' };
}

function withoutSpoons(ml: number, food: Measured | undefined): Measure {
  const grams = food && !isLiquid(food.weights) ? weigh(food, ml, 'ml') : undefined;
  return kitchenMeasure(grams === undefined ? { quantity: ml, unit: 'ml' } : { quantity: grams, unit: 'g' });
}

/** Rounds a count: small numbers may have halves, larger ones are whole. */
function countNumber(quantity: number): number {
  if (quantity >= 5) return Math.round(quantity);
  const steps = quantity < 1 ? 4 : 2;
  return Math.max(1 / 4, Math.round(quantity * steps) / steps);
}
