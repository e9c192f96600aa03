import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { isPoured } from '../../nutrition/measured.ts';
import { CUSTOMARY } from '../../nutrition/unit-facts.ts';
import { isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';
import { kitchenMeasure, type Measure } from './kitchen-measure.ts';

/**
 * Converts an American weight or volume to grams or millilitres, rounded for a kitchen. Dry food is in grams if its
 * density is known.
 * @returns undefined for metric units, and units that stay, such as spoons
 */
export function metricMeasure(
  { quantity, unit }: Measure,
  language: Language,
  food?: Food,
): Measure | undefined {
  // A stick of butter has 113 g, as the marks on its paper say. A stick of cinnamon is counted.
  if (unit === 'stick' && food && food.per100g.fat > LEAST_FAT)
    return { quantity: Math.round(weigh(food, quantity, unit) ?? 0), unit: 'g' };
  // A cup in a German recipe is no American measure.
  if (unit === undefined || !CUSTOMARY.includes(unit) || (language === 'de' && unit === 'cup'))
    return undefined;
  const grams = isWeight(unit) || !food || isPoured(food) ? undefined : weigh(food, quantity, unit);
  if (grams !== undefined) return kitchenMeasure({ quantity: grams, unit: 'g' }, food);
  const weight = isWeight(unit) ? weigh(ANY, quantity, unit) : undefined;
  if (weight !== undefined) return kitchenMeasure({ quantity: weight, unit: 'g' }, food);
  const ml = isVolume(unit) ? weigh(ANY, quantity, unit) : undefined;
  return ml === undefined ? undefined : kitchenMeasure({ quantity: ml, unit: 'ml' }, food);
}

/** Minimum fat of butter, in g per 100 g: that of light butter. */
const LEAST_FAT = 35;

/** Food with the density of water. */
const ANY = { weights: { density: 1 } };

/** Converts degrees Fahrenheit to the steps of a dial, 5 or 10 °C. */
export function celsiusOf(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  return exact < 100 ? Math.round(exact) : 10 * Math.round(exact / 10);
}
