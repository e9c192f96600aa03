import type { Language } from '../../language.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { kitchenMeasure } from './kitchen-measure.ts';
import { amountText, type Line } from '../lines/line.ts';
import { usText } from './us-units.ts';

/** The ways that amounts are written in; recipes are stored in metric units. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** How a recipe is dished up to its reader. */
export type Serving = {
  /** So many times the recipe as it was written. */
  readonly factor: number;
  readonly units: UnitSystem;
  /** The recipe's own. */
  readonly language: Language;
  /** The recipe as it was written; without it, a step's amounts are of unknown foods. */
  readonly of?: {
    readonly lines: readonly Line[];
    readonly servings: number;
  };
};

/**
 * A line of a recipe for another number of servings. It is always made from the line as it was written, so that
 * nothing is ever scaled twice.
 */
export function scaleLine(line: Line, factor: number): Line {
  const { quantity, grams } = line;
  return {
    ...line,
    ...(quantity !== undefined && { quantity: quantity * factor }),
    ...(grams !== undefined && { grams: grams * factor }),
  };
}

/** What is measured of a line, as a cook would write it: "330 g", "1½", "3 cloves", "10½ oz"; empty where nothing is. */
export function servedAmount(line: Line, { factor, units, language }: Serving): string {
  const { quantity, unit } = scaleLine(line, factor);
  if (quantity === undefined) return '';
  const food = line.food === undefined ? undefined : foodById(line.food);
  const us = units === 'us' ? usText({ quantity, unit }, language, food) : undefined;
  if (us !== undefined) return us;
  // As it was written it stays as it was written.
  return amountText(factor === 1 ? line : { ...line, ...kitchenMeasure({ quantity, unit }, food) }, language);
}
