import { withoutDurations } from '../../language/minutes.ts';
import { readNumber } from '../../language/numbers.ts';
import { PEOPLE } from '../../language/serving-words.ts';
import { numberWordAt } from '../../language/numbers.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Makes } from '../../recipe/lines/makes.ts';

/** Number of servings if a page does not say it. */
const USUAL_SERVINGS = 4;
const MOST_SERVINGS = 100;

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d)?)(?:\s*(?:-|–|to|bis|or|oder)\s*(\d{1,4}))?`;
const PORTION = `${PEOPLE}|stück|stk|pieces?|slices?|scheiben|cookies|muffins`;

/** "4 servings", "Für 4 Personen", "1 Kuchen (12 Stücke)". */
const COUNTED = new RegExp(`${NUMBER}\\s*(?:\\p{L}+\\s)?(?:${PORTION})`, 'iu');

const DOZEN =
  /(?:(\d{1,3}|an?|one|ein|two|zwei|three|drei|half a|ein halbes)\s+)?(dozen|doz|dutzend)(?!\p{L})/giu;
/** Numbers that say how large it is: "26 cm", "900 g", "2 Liter", "9x13". */
const SIZE =
  /(?:\d+\s+(?=\d\/))?\d+(?:[.,/]\d+)?\s*(?:[x×]\s*\d+|-?(?:cm|mm|inch(?:es)?|in\b|["”]|g\b|kg\b|gramm?s?\b|ml\b|l\b|liters?\b|litres?\b|oz\b|ounces?\b|lbs?\b|pounds?\b|cups?\b|quarts?\b|pints?\b|%))/giu;

/** Servings, and what a page says that its recipe makes: "4–6 servings", "22 cookies", "2 pies". */
type Yield = { readonly servings: number; readonly makes?: Makes };

/**
 * Returns what a page states: "4 servings", "12 Stück", "serves four". Of a range the servings are the middle, rounded
 * up; the range and the things that are counted stay beside them.
 */
export function yieldOf(yields = ''): Yield {
  // "30 minutes" is no number of servings.
  const text = withoutDurations(yields.replaceAll(SIZE, ' ')).replaceAll(DOZEN, inPieces);
  const found = COUNTED.exec(text) ?? new RegExp(NUMBER).exec(text);
  const number = found ? middleOf(found[1], found[2]) : inWords(text);
  if (number === undefined || number < 1) return { servings: USUAL_SERVINGS };
  const makes = found ? makesOf(text.slice(found.index)) : undefined;
  return { servings: eatenAs(number), ...(makes && { makes }) };
}

/** Returns the number that a word says; one only without any other, and not by an article: "a meal for two". */
function inWords(text: string): number | undefined {
  const tokens = tokensOf(text);
  const whole = tokens
    .flatMap(({ text: word }, at) => (word.length < 3 ? [] : (numberWordAt(tokens, at)?.value ?? [])))
    .filter(Number.isInteger);
  return whole.find((number) => number > 1) ?? whole[0];
}

function inPieces(all: string, count: string | undefined, word: string, at: number, text: string): string {
  const times = count && (readNumber(count, 'en') ?? readNumber(count, 'de'));
  const number = (times ? times.value : 1) * 12;
  if (/^\s+\p{L}/u.test(text.slice(at + all.length))) return String(number);
  return `${number} ${/doz/i.test(word) ? 'pieces' : 'Stück'}`;
}

/** Words that count people. What else is counted is a thing that the recipe makes. */
const IS_PEOPLE = new RegExp(`^${PEOPLE}$`, 'iu');
const NO_THING = /^(?:and|und|or|oder|to|bis|with|mit|for|für|of|from|aus|je|each|approx|ca|about|etwa|x)$/iu;

const THINGS = new RegExp(`${NUMBER}\\s*((?:\\p{L}[\\p{L}-]*\\s?){0,3})`, 'u');

/** Reads what is counted at the beginning of a text. */
function makesOf(text: string): Makes | undefined {
  const [, least, most, behind = ''] = THINGS.exec(text) ?? [];
  const [count, upTo] = [least, most].map((each) => Number(each?.replace(',', '.')));
  const words = behind.split(/\s+/);
  const end = words.findIndex((word) => word === '' || NO_THING.test(word));
  const things = end < 0 ? words : words.slice(0, end);
  const isThing = things.length > 0 && !things.some((word) => IS_PEOPLE.test(word));
  const isRange = count !== undefined && upTo !== undefined && upTo > count;
  if (count === undefined || !(count >= 1) || (!isThing && !isRange)) return undefined;
  return {
    count,
    ...(isRange && { upTo }),
    ...(isThing && { of: things.join(' ').slice(0, MAX_THING) }),
  };
}

const MAX_THING = 40;
/** Most pieces that are each eaten alone. */
const MOST_PIECES = 24;

/** Nobody eats one of 160 pieces: several are a serving, as few as divide them. */
function eatenAs(number: number): number {
  if (number <= MOST_SERVINGS) return number;
  for (let each = 2; each <= number; each += 1)
    if (number % each === 0 && number / each <= MOST_PIECES) return number / each;
  return MOST_SERVINGS;
}

function middleOf(from = '', to = from): number {
  const [least, most] = [from, to].map((each) => Number(each.replace(',', '.')));
  return least === undefined || most === undefined ? 0 : Math.ceil((least + Math.max(least, most)) / 2);
}
