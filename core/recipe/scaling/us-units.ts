import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { isMeasuredByVolume } from '../../nutrition/measured.ts';
import { kitchenNumber, METRIC, type Measure } from './kitchen-measure.ts';
import { quantityText } from '../lines/line.ts';
import type { Temperature } from '../steps/step.ts';
import { UNIT_WORDS } from '../../nutrition/units.ts';

/*
 * Converts metric measures to those of American kitchens. For display only: stored amounts stay metric. Source for the
 * factors: NIST Handbook 44, Appendix C (avoirdupois ounce; US fluid ounce, cup, spoons).
 */
const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;
const ML_PER_FLUID_OUNCE = 29.5735295625;
const FLUID_OUNCES_PER_CUP = 8;
const SPOONS = { tbsp: 1 / 2, tsp: 1 / 6 } as const;
const SPOONS_PER_CUP = 16;
/** Tablespoons from which cups are used: a quarter cup. */
const MAX_TABLESPOONS = 4;

/**
 * Returns a weight or volume in US customary units: "1 lb 2 oz", "⅔ cup". Foods that Americans measure by volume, such
 * as flour, sugar and butter, are in cups and spoons if the density is known.
 * @returns undefined for amounts that stay unchanged: counts, a few spoons, and weights too small for ounces
 */
export function usText({ quantity, unit }: Measure, language: Language, food?: Food): string | undefined {
  if (unit === undefined) return undefined;
  const { small, holds = NaN } = METRIC[unit] ?? {};
  const size = quantity * holds;
  if (size && small === 'ml') return volumeText(size / ML_PER_FLUID_OUNCE, language);
  if (size) {
    const { density } = (food && isMeasuredByVolume(food) && food.weights) || {};
    return density === undefined
      ? weightText(size / GRAMS_PER_OUNCE, language)
      : cupsText(size / density / ML_PER_FLUID_OUNCE, language);
  }
  return unit === 'tbsp' && quantity > 2 * MAX_TABLESPOONS
    ? cupsText(quantity * SPOONS.tbsp, language)
    : undefined;
}

/**
 * Converts degrees Celsius to Fahrenheit. Oven temperatures are rounded to the 25 °F of an American dial; core
 * temperatures, syrup and lukewarm milk to the degree.
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

/** Returns cups if a usual number of them is near enough, else fluid ounces; small volumes in spoons. */
function volumeText(fluidOunces: number, language: Language): string {
  if (fluidOunces < SPOONS.tbsp) return spoons(fluidOunces, 'tsp', language);
  if (fluidOunces < 2) return spoons(fluidOunces, 'tbsp', language);
  const cups = fluidOunces / FLUID_OUNCES_PER_CUP;
  const nearest = kitchenNumber(cups);
  if (Math.abs(nearest - cups) <= CUP_SLACK * cups) return measured(nearest, 'cup', language);
  return measured(Math.round(fluidOunces * 2) / 2, 'fl oz', language);
}

/** Returns the volume of a dry food in spoons or cups, or both: "1 cup 2 tbsp". */
function cupsText(fluidOunces: number, language: Language): string {
  const tablespoons = fluidOunces / SPOONS.tbsp;
  if (tablespoons < 1) return spoons(fluidOunces, 'tsp', language);
  if (tablespoons < MAX_TABLESPOONS) return spoons(fluidOunces, 'tbsp', language);
  const cups = tablespoons / SPOONS_PER_CUP;
  const errorWith = (spoons: number) => Math.abs(cupsWith(cups, spoons) + spoons / SPOONS_PER_CUP - cups);
  const fit = SPOONS_BESIDE.find((spoons) => errorWith(spoons) <= cups / 20);
  const more = fit ?? SPOONS_BESIDE.toSorted((a, b) => errorWith(a) - errorWith(b))[0] ?? 0;
  const cup = measured(cupsWith(cups, more), 'cup', language);
  return more > 0 ? `${cup} ${measured(more, 'tbsp', language)}` : cup;
}

const SPOONS_BESIDE = [0, 1, 2, 3];

const cupsWith = (cups: number, more: number): number => kitchenNumber(cups - more / SPOONS_PER_CUP);

/** Maximum relative error of a number of cups: 250 ml are one cup. */
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
