import type { Unit } from './units.ts';
import type { Food, Weights } from './food.ts';

/** Millilitres. A pint is imperial, as a fluid ounce and a quart are not; a cup is 240 ml. */
const MILLILITRES: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1_000,
  floz: 29.6,
  pint: 568,
  quart: 946,
  tsp: 5,
  tbsp: 15,
  cup: 240,
  splash: 15,
  dash: 1,
  drop: 0.05,
};

const GRAMS: Partial<Record<Unit, number>> = { g: 1, kg: 1_000, oz: 28.35, lb: 453.6, pinch: 0.4, tip: 0.25 };

/** Alternatives for measures that the table lacks for a food: a head of fennel is one fennel. */
const STAND_INS: Partial<Record<Unit, readonly (keyof Weights)[]>> = {
  piece: ['ball', 'head', 'cube', 'bar', 'packet', 'tub'],
  head: ['piece'],
  ball: ['piece'],
  stalk: ['piece', 'sprig', 'stick'],
  stick: ['piece', 'stalk'],
  sprig: ['stalk'],
  bar: ['packet'],
  sheet: ['leaf', 'slice'],
  tub: ['packet'],
  packet: ['tub', 'bunch'],
  jar: ['can', 'packet'],
  can: ['jar'],
};

/** Grams of a measure of any food, if the table has none. */
const USUAL_GRAMS: Partial<Record<Unit, number>> = { sprig: 2, handful: 30, knob: 15 };

/** Millilitres of a container of liquid, if the table has none. */
const USUAL_MILLILITRES: Partial<Record<Unit, number>> = { jar: 200, tub: 200, can: 400, bottle: 500 };

/** Default share of a slice or wedge in a whole fruit, vegetable, cheese or bird. */
const SLICE = 1 / 8;

/** Maximum grams of a piece of meat or fish that counts as one slice: a portion. */
const PORTION = 300;

/** Maximum grams of a piece that is one cube, as of yeast; larger ones are cut. */
const LARGEST_CUBE = 50;

/** Returns whether a unit gives the weight as bought, inedible parts included. */
export const isWeight = (unit: Unit): boolean => ['g', 'kg', 'oz', 'lb'].includes(unit);

export const isVolume = (unit: Unit): boolean => MILLILITRES[unit] !== undefined;

/** Returns how many of one unit make one of the other; undefined if they measure different things. */
export function ratioOf(of: Unit, by: Unit): number | undefined {
  const sizes = [MILLILITRES, GRAMS].find((each) => each[of] !== undefined && each[by] !== undefined);
  return sizes && (sizes[of] ?? NaN) / (sizes[by] ?? NaN);
}

/**
 * Returns the grams of an amount: of the edible part, except that weights are taken as they are.
 * @returns undefined if the table lacks this measure for the food
 */
export function weigh(
  { weights, group }: Pick<Food, 'weights'> & Partial<Pick<Food, 'group'>>,
  quantity: number,
  unit: Unit,
): number | undefined {
  const each = gramsOfOne(weights, unit) ?? gramsOfPart(weights, group, unit);
  return each === undefined ? undefined : quantity * each;
}

function gramsOfOne(weights: Weights, unit: Unit): number | undefined {
  if (GRAMS[unit] !== undefined) return GRAMS[unit];
  const volume = MILLILITRES[unit];
  if (volume !== undefined) return weights.density === undefined ? undefined : volume * weights.density;
  const known = [unit, ...(STAND_INS[unit] ?? [])].find((measure) => gramsAs(weights, measure) !== undefined);
  return known ? gramsAs(weights, known) : (USUAL_GRAMS[unit] ?? ofLiquid(weights, unit));
}

/** Grams of a part that is cut from a piece, where the table knows only the piece. */
function gramsOfPart({ piece }: Weights, group: Food['group'] | undefined, unit: Unit): number | undefined {
  if (piece === undefined) return undefined;
  if (unit === 'cube') return piece <= LARGEST_CUBE ? piece : undefined;
  if (unit !== 'slice') return undefined;
  const isCut = group === 'vegetables' || group === 'fruit' || (piece >= 100 && group !== 'meat and fish');
  return isCut || piece > PORTION ? piece * SLICE : piece;
}

/** Measure names are unit names, but the table does not have every unit. */
const gramsAs = (weights: Weights, measure: string): number | undefined => weights[measure as keyof Weights];

/** Returns whether a food is a liquid; oil is the lightest. */
export const isLiquid = ({ density = 0 }: Weights): boolean => density >= 0.9;

function ofLiquid(weights: Weights, unit: Unit): number | undefined {
  const volume = USUAL_MILLILITRES[unit];
  return volume !== undefined && isLiquid(weights) ? volume * (weights.density ?? 0) : undefined;
}
