import type { Unit } from '../../nutrition/units.ts';

/** So much of something; without a unit, so many. */
export type Measure = { readonly quantity: number; readonly unit?: Unit | undefined };

/**
 * The nearest measure that a cook can take: whole grams, a third of a lemon, three teaspoons in place of an odd part of
 * a tablespoon. Above zero it stays above zero.
 */
export function kitchenMeasure({ quantity, unit }: Measure): Measure {
  if (unit === 'g' || unit === 'ml') return { quantity: onScale(quantity), unit };
  if (unit === 'pinch') return { quantity: Math.max(1, Math.round(quantity)), unit };
  const nearest = kitchenNumber(quantity);
  const smaller = unit && SMALLER[unit];
  if (!smaller) return { quantity: nearest, unit };
  const isFit = quantity >= smaller.below && Math.abs(nearest - quantity) <= smaller.slack * quantity;
  if (isFit) return { quantity: nearest, unit };
  return kitchenMeasure({ quantity: quantity * smaller.holds, unit: smaller.unit });
}

/** The nearest number of whole ones, quarters or thirds; from ten on, of whole ones; at least a quarter. */
export function kitchenNumber(quantity: number): number {
  if (quantity >= 10) return Math.round(quantity);
  const whole = Math.floor(quantity);
  return Math.max(1 / 4, whole + nearestOf(PARTS, quantity - whole));
}

const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

const nearestOf = (numbers: readonly number[], wanted: number): number =>
  numbers.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));

/** What a kitchen scale or a jug can tell apart. */
function onScale(quantity: number): number {
  if (quantity >= 10) return Math.round(quantity);
  if (quantity >= 1) return Math.round(quantity * 2) / 2;
  return Math.max(0.1, Math.round(quantity * 10) / 10);
}

type SmallerUnit = {
  readonly unit: Unit;
  /** How many of the smaller one the larger holds. */
  readonly holds: number;
  /** Less than this of the larger one is measured in the smaller. */
  readonly below: number;
  /** So is what no kitchen number comes this near to, as a share of it. */
  readonly slack: number;
};

/** Source for the pinch, a sixteenth of a teaspoon: the usual American set of mini measuring spoons. */
const SMALLER: Partial<Record<Unit, SmallerUnit>> = {
  kg: { unit: 'g', holds: 1_000, below: 1 / 4, slack: 0.02 },
  l: { unit: 'ml', holds: 1_000, below: 1 / 4, slack: 0.02 },
  tbsp: { unit: 'tsp', holds: 3, below: 1 / 2, slack: 0.15 },
  tsp: { unit: 'pinch', holds: 16, below: 3 / 16, slack: 1 },
};
