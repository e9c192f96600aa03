import { MEASURES } from './food.ts';
import type { Unit } from './units.ts';

// Facts of units. Each is a list of its own, so that a page carries those alone that it asks for.

/**
 * Units in which food is sold, the more usual ones first: "400 g can" is one of 400 g, and "Dose Tomaten" needs no
 * number.
 */
export const SOLD: readonly Unit[] = [
  'bunch',
  'head',
  'can',
  'jar',
  'bottle',
  'packet',
  'tub',
  'ball',
  'bar',
  'cube',
];

/** Units that mean one if they have no number: "a pinch of", "Prise Salz", "heaped tsp paprika". */
export const LONE: readonly Unit[] = [
  'tsp',
  'tbsp',
  'pinch',
  'dash',
  'splash',
  'knob',
  'handful',
  'tip',
  'bunch',
  'sprig',
];

/** So small that one has no size, and that an unknown food hardly counts. */
export const LITTLE: readonly Unit[] = ['tsp', 'tbsp', 'pinch', 'dash', 'tip', 'sprig', 'leaf', 'cm'];

/** Units that are measured by eye or picked, and never halved. */
export const INDIVISIBLE: readonly Unit[] = [
  'pinch',
  'tip',
  'dash',
  'splash',
  'drop',
  'sprig',
  'leaf',
  'knob',
];

/** Measures of American and British kitchens. */
export const CUSTOMARY: readonly Unit[] = ['cup', 'oz', 'lb', 'floz', 'pint', 'quart'];

const FILLED: ReadonlySet<Unit> = new Set(['can', 'jar', 'packet', 'tub', 'bottle', 'cube', 'stick']);

/** Returns whether one hardly differs from another, as leaves and slices do. */
export const isAlike = (unit: Unit): boolean => FILLED.has(unit) || unit === 'bar' || unit === 'sheet';

/** Returns whether it is counted and never split. */
export const isCounted = (unit: Unit): boolean =>
  MEASURES.some((each) => each === unit) && unit !== 'knob' && unit !== 'cm' && unit !== 'handful';

/** Returns whether it is counted or cut, not scooped. */
export const isCut = (unit: Unit): boolean => isCounted(unit) && !FILLED.has(unit);
