import type { Language } from '../../language.ts';
import { kitchenNumber, type Measure } from './kitchen-measure.ts';
import { quantityText } from '../lines/line.ts';
import type { Temperature } from '../steps/step.ts';
import { UNIT_WORDS } from '../../nutrition/units.ts';

/*
 * Metric measures as an American kitchen writes them. They are for reading alone: what is stored stays metric.
 * Source for the factors: NIST Handbook 44, Appendix C (avoirdupois ounce; US fluid ounce, cup, spoons).
 */
const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;
const ML_PER_FLUID_OUNCE = 29.5735295625;
const FLUID_OUNCES_PER_CUP = 8;
const SPOONS = { tbsp: 1 / 2, tsp: 1 / 6 } as const;

/**
 * A weight or a volume in US customary units: "1 lb 2 oz", "⅔ cup".
 * @returns undefined for what is the same there: counts, spoons, and less than scales for ounces tell apart
 */
export function usText({ quantity, unit }: Measure, language: Language): string | undefined {
  if (unit === 'g') return weightText(quantity / GRAMS_PER_OUNCE, language);
  if (unit === 'kg') return weightText((quantity * 1_000) / GRAMS_PER_OUNCE, language);
  if (unit === 'ml') return volumeText(quantity / ML_PER_FLUID_OUNCE, language);
  if (unit === 'l') return volumeText((quantity * 1_000) / ML_PER_FLUID_OUNCE, language);
  return undefined;
}

/**
 * Degrees Celsius in Fahrenheit. What an oven's dial shows goes to the nearest 25 of an American dial; the middle of a
 * roast, a syrup and lukewarm milk are meant exactly, to the degree.
 */
export function fahrenheitOf(celsius: number, of: Temperature['of']): number {
  const exact = (celsius * 9) / 5 + 32;
  const isOven = of !== 'core' && celsius >= 100 && celsius % 5 === 0;
  return isOven ? Math.round(exact / 25) * 25 : Math.round(exact);
}

function weightText(ounces: number, language: Language): string | undefined {
  if (ounces < 1 / 4) return undefined;
  if (ounces < 4) return measured(kitchenNumber(ounces), 'oz', language);
  const halves = Math.round(ounces * 2) / 2;
  if (halves < OUNCES_PER_POUND) return measured(halves, 'oz', language);
  const whole = Math.round(ounces);
  const rest = whole % OUNCES_PER_POUND;
  const isQuarter = rest % 4 === 0;
  const pounds = isQuarter ? whole / OUNCES_PER_POUND : Math.floor(whole / OUNCES_PER_POUND);
  const poundsText = measured(pounds, 'lb', language);
  return isQuarter ? poundsText : `${poundsText} ${measured(rest, 'oz', language)}`;
}

/** Cups where a kitchen number of them comes near enough, else fluid ounces; spoons for little. */
function volumeText(fluidOunces: number, language: Language): string {
  if (fluidOunces < SPOONS.tbsp) return spoons(fluidOunces, 'tsp', language);
  if (fluidOunces < 2) return spoons(fluidOunces, 'tbsp', language);
  const cups = fluidOunces / FLUID_OUNCES_PER_CUP;
  const nearest = kitchenNumber(cups);
  if (Math.abs(nearest - cups) <= CUP_SLACK * cups) return measured(nearest, 'cup', language);
  return measured(Math.round(fluidOunces * 2) / 2, 'fl oz', language);
}

/** How far a number of cups may be off, as a share: 250 ml still are a cup. */
const CUP_SLACK = 0.06;

const spoons = (fluidOunces: number, unit: 'tsp' | 'tbsp', language: Language): string =>
  measured(kitchenNumber(fluidOunces / SPOONS[unit]), unit, language);

function measured(quantity: number, unit: keyof typeof WORDS, language: Language): string {
  const [one, more] = WORDS[unit][language];
  return `${quantityText(quantity, language)}\u00a0${quantity > 1 ? more : one}`;
}

const same = (word: string) => ({ en: [word, word], de: [word, word] }) as const;

const WORDS = {
  oz: same('oz'),
  lb: same('lb'),
  'fl oz': same('fl\u00a0oz'),
  cup: UNIT_WORDS.cup,
  tbsp: UNIT_WORDS.tbsp,
  tsp: UNIT_WORDS.tsp,
} as const;
