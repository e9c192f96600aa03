import type { Language } from '../../language.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { kitchenMeasure } from './kitchen-measure.ts';
import { amountText, type Line } from '../lines/line.ts';
import { usText } from './us-units.ts';

/** Unit systems for display. Recipes are stored in metric units. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Display options of a recipe. */
export type Serving = {
  /** Multiple of the original recipe. */
  readonly factor: number;
  readonly units: UnitSystem;
  /** Language of the recipe. */
  readonly language: Language;
  /** Original recipe; without it, the foods of a step's amounts are unknown. */
  readonly of?: {
    readonly lines: readonly Line[];
    readonly servings: number;
    /** Shares of the lines' amounts that the user has, 0 to 1, by index. A line that is absent is complete. */
    readonly shares?: Readonly<Record<string, number>>;
  };
};

/** Scales a line. Always starts from the original line, so that nothing is scaled twice. */
export function scaleLine(line: Line, factor: number): Line {
  const { quantity, grams } = line;
  return {
    ...line,
    ...(quantity !== undefined && { quantity: quantity * factor }),
    ...(grams !== undefined && { grams: grams * factor }),
  };
}

/** Returns the amount of a line as recipes write it: "330 g", "1½", "3 cloves", "10½ oz"; empty if there is none. */
export function servedAmount(line: Line, { factor, units, language }: Serving): string {
  const { quantity, unit } = scaleLine(line, factor);
  if (quantity === undefined) return '';
  const food = line.food === undefined ? undefined : foodById(line.food);
  const us = units === 'us' ? usText({ quantity, unit }, language, food) : undefined;
  if (us !== undefined) return us;
  // The original amount is not rounded.
  return amountText(factor === 1 ? line : { ...line, ...kitchenMeasure({ quantity, unit }, food) }, language);
}
