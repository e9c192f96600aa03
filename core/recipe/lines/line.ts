import { fractionText } from '../../language/fractions.ts';
import * as v from 'valibot';
import { LOCALE, type Language } from '../../language.ts';
import { STATES } from '../../nutrition/food-state.ts';
import { Unit, UNIT_WORDS } from '../../nutrition/units.ts';
import { remembered } from '../../language/remembered.ts';

/** Parts of a food that a line may use alone. */
export const PARTS = ['juice', 'zest', 'yolk', 'white'] as const;
export type Part = (typeof PARTS)[number];

/** Ingredient line, for the whole recipe. */
export const Line = v.object({
  /** ID of a food in the table. */
  food: v.optional(v.string()),
  /** IDs of alternative foods: margarine in "butter or margarine". */
  alternatives: v.exactOptional(v.array(v.string())),
  /** IDs of replaced foods: butter in "margarine instead of butter". */
  replaces: v.exactOptional(v.array(v.string())),
  /** Part that is used of a whole food: the juice of a lemon. */
  part: v.exactOptional(v.picklist(PARTS)),
  /** State of the food, from its name or unit: "tinned beans", a can of beans. */
  state: v.exactOptional(v.picklist(STATES)),
  /** Name in the recipe's language: "vine tomatoes". */
  name: v.string(),
  quantity: v.optional(v.number()),
  unit: v.optional(Unit),
  /** Ends of a range, "1–2 tsp". The quantity is its middle. */
  between: v.exactOptional(v.tuple([v.number(), v.number()])),
  /** Words for an amount without a number: "a little". */
  amountWords: v.exactOptional(v.string()),
  /** Grams of the edible part. */
  grams: v.optional(v.number()),
  /** Confidence of the match, 0 to 1. */
  confidence: v.optional(v.number()),
  /** Source of the grams: a weight, a volume, the usual weight of one piece, or the author. */
  weighed: v.optional(v.picklist(['weight', 'volume', 'measure', 'author'])),
  /** For example "drained", "zest and juice". */
  note: v.optional(v.string()),
  /** Name of the line's section: "Dough". */
  section: v.optional(v.string()),
  /** The line as the user or a page has written it. */
  text: v.exactOptional(v.string()),
  /** Present if the user has to buy it. */
  isToBuy: v.optional(v.literal(true)),
});
export type Line = v.InferOutput<typeof Line>;

/** Returns the line as it was written, or else composed: "300 g vine tomatoes, halved". */
export const lineText = (line: Line, language: Language): string =>
  line.text ?? [amountText(line, language), nameText(line)].filter(Boolean).join(' ');

type LineAmount = Pick<Line, 'quantity' | 'unit' | 'between' | 'amountWords'>;

/** Returns the amount: "300 g", "½", "2 cloves", "1–2 tsp", "a little"; empty if there is none. */
export function amountText(
  { quantity, unit, between, amountWords = '' }: LineAmount,
  language: Language,
): string {
  if (quantity === undefined) return amountWords;
  const number = (between ?? [quantity]).map((each) => quantityText(each, language)).join('–');
  const [one, more] = UNIT_WORDS[unit ?? 'piece'][language];
  const word = quantity > 1 ? more : one;
  // A no-break space keeps number and unit together.
  return word ? `${number}\u00a0${word}` : number;
}

/** Returns name and note: "vine tomatoes, halved". */
export const nameText = ({ name, note }: Line): string => (note ? `${name}, ${note}` : name);

/** Returns a number as recipes write it: ½, 1¼, 300; a decimal if no fraction fits. */
export const quantityText = (quantity: number, language: Language): string =>
  fractionText(quantity) ?? FORMATS[quantity < 10 ? 1 : 0](language).format(quantity);

/** Creating a format takes longer than a hundred uses, and a page of a recipe shows dozens of numbers. */
const formatsOf = (maximumFractionDigits: number) =>
  remembered(
    (language: Language) =>
      new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits, useGrouping: false }),
  );

const FORMATS = [formatsOf(0), formatsOf(1)] as const;
