import * as v from 'valibot';
import { LOCALE, type Language } from '../../language.ts';
import { Unit, UNIT_WORDS } from '../../nutrition/units.ts';

/** One ingredient of a recipe, for the whole recipe and not a serving. */
export const Line = v.object({
  /** The food of the table that it was matched to. */
  food: v.optional(v.string()),
  /** As the recipe calls it, in the recipe's language: "vine tomatoes". */
  name: v.string(),
  quantity: v.optional(v.number()),
  unit: v.optional(Unit),
  /** What the edible part weighs. */
  grams: v.optional(v.number()),
  /** How sure it is that the food is meant, 0 to 1. */
  confidence: v.optional(v.number()),
  /** What the grams were taken from: a weight, a volume, what one of it weighs, or the word of the author. */
  weighed: v.optional(v.picklist(['weight', 'volume', 'measure', 'author'])),
  /** "drained", "zest and juice". */
  note: v.optional(v.string()),
});
export type Line = v.InferOutput<typeof Line>;

/** The line as one text: "300 g vine tomatoes, halved". */
export const lineText = (line: Line, language: Language): string =>
  [amountText(line, language), nameText(line)].filter(Boolean).join(' ');

/** What is measured: "300 g", "½", "2 cloves"; empty where nothing is. */
export function amountText({ quantity, unit }: Pick<Line, 'quantity' | 'unit'>, language: Language): string {
  if (quantity === undefined) return '';
  const number = quantityText(quantity, language);
  const [one, more] = UNIT_WORDS[unit ?? 'piece'][language];
  const word = quantity > 1 ? more : one;
  // A no-break space: number and unit stay together.
  return word ? `${number}\u00a0${word}` : number;
}

/** What it is measured of: "vine tomatoes, halved". */
export const nameText = ({ name, note }: Line): string => (note ? `${name}, ${note}` : name);

const FRACTIONS: Record<string, string> = {
  '0.25': '¼',
  '0.33': '⅓',
  '0.5': '½',
  '0.67': '⅔',
  '0.75': '¾',
};

/** A number as cooks write it: ½, 1¼, 300; a decimal where no fraction fits. */
export function quantityText(quantity: number, language: Language): string {
  const whole = Math.floor(quantity);
  const fraction = FRACTIONS[String(Math.round((quantity - whole) * 100) / 100)];
  if (fraction) return `${whole || ''}${fraction}`;
  return new Intl.NumberFormat(LOCALE[language], {
    maximumFractionDigits: quantity < 10 ? 1 : 0,
    useGrouping: false,
  }).format(quantity);
}
