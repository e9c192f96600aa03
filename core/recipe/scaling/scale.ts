import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { kitchenMeasure, type Measure } from './kitchen-measure.ts';
import { metricMeasure } from './metric-units.ts';
import { amountText, type Line } from '../lines/line.ts';
import { foodOf } from '../lines/nutrition-of.ts';
import { usText } from './us-units.ts';

/** Unit systems for display. Stored recipes keep their own units. */
export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export type Serving = {
  /** Multiple of the original recipe. */
  readonly factor: number;
  readonly units: UnitSystem;
  readonly language: Language;
  /** The original recipe. Without it, the foods of a step's amounts are unknown. */
  readonly of?: {
    readonly lines: readonly Line[];
    readonly servings: number;
    /** Shares of the lines' amounts that the user has, 0 to 1, by index. The user has all of an absent line. */
    readonly shares?: Readonly<Record<string, number>>;
  };
};

/** Scales a line. Takes the original line, so that no line is scaled twice. */
export function scaleLine(line: Line, factor: number): Line {
  const { quantity, between, grams } = line;
  return {
    ...line,
    ...(quantity !== undefined && { quantity: quantity * factor }),
    ...(between && { between: [between[0] * factor, between[1] * factor] as [number, number] }),
    ...(grams !== undefined && { grams: grams * factor }),
  };
}

/**
 * Returns the amount of a line as recipes write it: "330 g", "1½", "3 cloves", "10½ oz", "a little"; empty if there is
 * none.
 */
export function servedAmount(line: Line, serving: Serving): string {
  const { quantity, unit, between } = scaleLine(line, serving.factor);
  if (quantity === undefined) return line.amountWords ?? '';
  const food = foodOf(line);
  return joined((between ?? [quantity]).map((each) => amountIn({ quantity: each, unit }, serving, food)));
}

/** Returns the amount in the recipe's own units; undefined if the shown units are the same. */
export function writtenAmount(line: Line, serving: Serving): string | undefined {
  const { quantity, unit } = scaleLine(line, serving.factor);
  if (quantity === undefined) return undefined;
  if (convertedText({ quantity, unit }, serving, foodOf(line)) === undefined) return undefined;
  return amountText(scaleLine(line, serving.factor), serving.language);
}

function amountIn(measure: Measure, serving: Serving, food: Food | undefined): string {
  const { factor, language } = serving;
  const converted = convertedText(measure, serving, food);
  if (converted !== undefined) return converted;
  // The original amount is not rounded.
  return amountText(factor === 1 ? measure : kitchenMeasure(measure, food), language);
}

/** Returns an amount in the other system of units; undefined if it stays unchanged. */
function convertedText(
  measure: Measure,
  { units, language }: Serving,
  food: Food | undefined,
): string | undefined {
  if (units === 'us') return usText(measure, language, food);
  const metric = metricMeasure(measure, language, food);
  return metric && amountText(metric, language);
}

/** Joins the ends of a range. A shared unit is written once: "1–2 tsp". */
function joined(ends: readonly string[]): string {
  const [least = '', most] = ends;
  if (most === undefined || most === least) return least;
  const [number = '', unit = ''] = least.split('\u00a0');
  const [, last = ''] = most.split('\u00a0');
  return last.startsWith(unit) || unit === '' ? `${number}–${most}` : `${least}–${most}`;
}
