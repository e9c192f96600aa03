import type { Language } from '../language.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import type { Amount } from '../recipe/lines/read-amount.ts';
import { splitAmount } from '../recipe/lines/split-amount.ts';
import type { DiaryUnit } from './amount.ts';

/** Amount as it was typed; things are counted without a unit: "2 bananas". */
export type TypedAmount = { readonly quantity: number; readonly unit?: DiaryUnit };

/** Words to search for, and the amount that was eaten, if it was typed too. */
export type TypedEntry = { readonly words: string; readonly amount?: TypedAmount };

/**
 * Reads the amount in a typed entry, before the food or after it: "200 g quark", "ein Glas Milch", "Quark 200 g". The
 * language of the screen takes precedence.
 */
export function typedEntry(typed: string, language: Language): TypedEntry {
  const { name, amount } = splitAmount(typed, language);
  if (!amount) return oneOf(typed, language) ?? { words: typed.trim() };
  return isInBounds(amount) ? withMeasure(name, amount) : { words: typed.trim() };
}

/** "Slice of bread", "Tasse Kaffee": a measure without a number is one of it. */
function oneOf(typed: string, language: Language): TypedEntry | undefined {
  if (!/^\s*\p{L}/u.test(typed) || foodByName(typed, language)) return undefined;
  const { name, amount } = splitAmount(`1 ${typed.trim()}`, language);
  return amount && (amount.unit ?? measureIn(amount.rest)) ? withMeasure(name, amount) : undefined;
}

/** Measures of people that recipes do not use, before a food: the unit, how many of it, and their words. */
const MEASURES = (
  [
    [
      'serving',
      1,
      'servings?|portion(?:s|en)?|helpings?|plate(?:ful)?s?|orders?|sides?|bits?|lots|loads|plenty|tellern?',
    ],
    ['bowl', 1, 'bowl(?:ful)?s?|schüsseln?|schalen?|schälchen'],
    ['tbsp', 1, 'spoon(?:ful)?s?|dollops?|löffeln?|kleckse?n?'],
    ['cup', 1, 'mugs?|haferln?|häferln?|pötte?|pott|kännchen'],
    ['ml', 1000, 'maß|mass(?= bier)'],
    ['ml', 500, 'krügen?|krug|krügerln?|humpen|halbe[sn]?(?= bier)'],
    ['ml', 330, 'seid(?:e?l|erl)n?'],
    ['ml', 250, 'viertele|vierterln?'],
    ['ml', 125, 'achterln?'],
    ['ball', 1, 'scoops?'],
    ['packet', 1, 'bags?|tüten?|beuteln?|cartons?'],
    ['serving', 1, 'reihen?|rippen?|rows?'],
    ['slice', 1, 'strips?|rashers?'],
    ['piece', 1, 'stück(?:e?n?|[lr]i?|erl|chen)|riegeln?|bars?|pieces?'],
  ] as const
).map(([unit, times, words]) => ({
  unit,
  times,
  words: new RegExp(String.raw`^(?:${words})\s+(?:(?:of|von|vom)\s+)?`, 'iu'),
}));

const measureIn = (text: string) => MEASURES.find(({ words }) => words.test(text));

/** In recipes, a glass is a jar, a bowl of berries a punnet, and a drizzle of oil more than on a plate. */
const AT_TABLE = [
  ['splash', /(?<!\p{L})drizzles?(?!\p{L})/iu, 'tsp'],
  ['pinch', /(?<!\p{L})sprinkl(?:es?|ings?)(?!\p{L})/iu, 'tsp'],
  ['jar', /(?<!\p{L})(?:glass|glasses|glas|gläser)(?!\p{L})/iu, 'glass'],
  ['packet', /(?<!\p{L})(?:schalen?|schälchen)(?!\p{L})/iu, 'bowl'],
] as const;

const isInBounds = ({ quantity }: Amount): boolean => quantity >= 0.01 && quantity <= 10_000;

function withMeasure(name: string, { quantity, unit, read, rest }: Amount): TypedEntry {
  const measure = unit === undefined ? measureIn(rest) : undefined;
  const eaten =
    measure?.unit ?? AT_TABLE.find(([bought, words]) => unit === bought && words.test(read))?.[2] ?? unit;
  const rounded = Math.round(quantity * (measure?.times ?? 1) * 100) / 100;
  const words = measure ? name.replace(measure.words, '') : name;
  return { words, amount: { quantity: rounded, ...(eaten && { unit: eaten }) } };
}
