import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { isPoured } from '../../nutrition/measured.ts';
import { CUSTOMARY } from '../../nutrition/unit-facts.ts';
import { isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';
import { kitchenMeasure, type Measure } from './kitchen-measure.ts';

/**
 * Returns a weight or volume of an American kitchen in grams or millilitres, rounded as a kitchen measures. Dry food is
 * in grams where its density is known.
 * @returns undefined for units that are metric or stay the same, such as spoons
 */
export function metricMeasure(
  { quantity, unit }: Measure,
  language: Language,
  food?: Food,
): Measure | undefined {
  // A stick of butter, but not of cinnamon, is cut by the marks on its paper: 113 g.
  if (unit === 'stick' && food && food.per100g.fat > LEAST_FAT)
    return { quantity: Math.round(weigh(food, quantity, unit) ?? 0), unit: 'g' };
  // A cup in a German recipe is one of the cupboard.
  if (unit === undefined || !CUSTOMARY.includes(unit) || (language === 'de' && unit === 'cup'))
    return undefined;
  const grams = isWeight(unit) || !food || isPoured(food) ? undefined : weigh(food, quantity, unit);
  if (grams !== undefined) return kitchenMeasure({ quantity: grams, unit: 'g' }, food);
  const weight = isWeight(unit) ? weigh(ANY, quantity, unit) : undefined;
  if (weight !== undefined) return kitchenMeasure({ quantity: weight, unit: 'g' }, food);
  const ml = isVolume(unit) ? weigh(ANY, quantity, unit) : undefined;
  return ml === undefined ? undefined : kitchenMeasure({ quantity: ml, unit: 'ml' }, food);
}

/** Fat of light butter, in g per 100 g. */
const LEAST_FAT = 35;

/** A gram of it fills a millilitre. */
const ANY = { weights: { density: 1 } };

/** Converts degrees Fahrenheit to the 5 or 10 °C of a dial. */
export function celsiusOf(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  return exact < 100 ? Math.round(exact) : 10 * Math.round(exact / 10);
}
