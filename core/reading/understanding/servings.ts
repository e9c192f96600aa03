import { withoutDurations } from '../../language/minutes.ts';
import { numbersIn, type NumberFound } from '../../language/numbers.ts';
import { PEOPLE } from '../../language/serving-words.ts';
import type { Makes } from '../../recipe/lines/makes.ts';

const USUAL_SERVINGS = 4;
const MOST_SERVINGS = 100;
const MOST_THINGS = 9_999;

/** Counted things right behind a number: "4 servings", "12 große Stücke". */
const COUNTED = new RegExp(
  String.raw`^\s*(?:\p{L}+\s)?(?:${PEOPLE}|stück|stk|pieces?|slices?|scheiben|cookies|muffins)`,
  'iu',
);

/** Numbers that state a size: "26 cm", "900 g", "2 Liter", "9x13". */
const SIZE =
  /(?:\d+\s+(?=\d\/))?\d+(?:[.,/]\d+)?\s*(?:[x×]\s*\d+|-?(?:cm|mm|inch(?:es)?|in\b|["”]|g\b|kg\b|gramm?s?\b|ml\b|l\b|liters?\b|litres?\b|oz\b|ounces?\b|lbs?\b|pounds?\b|cups?\b|quarts?\b|pints?\b|%))/giu;

/** Servings, and what a page says that its recipe makes: "4–6 servings", "22 cookies", "2 pies". */
type Yield = { readonly servings: number; readonly makes?: Makes };

/**
 * Reads a yield: "4 servings", "12 Stück", "serves four". For a range, servings are the middle, rounded up; `makes`
 * keeps the range and the counted things.
 */
export function yieldOf(yields = ''): Yield {
  // "30 minutes" is not a number of servings.
  const text = withoutDurations(yields.replaceAll(SIZE, ' '));
  const counts = numbersIn(text, 'en')
    .map(({ start, end, ...number }) => ({
      ...number,
      start,
      written: text.slice(start, end),
      behind: text.slice(end),
    }))
    .filter(mayCount);
  const [first] = counts;
  const inside = counts.find(({ start, value }) => value > 3 && /\([^)]*$/.test(text.slice(0, start)));
  const found =
    ofAll(text, counts) ??
    counts.find(({ behind }) => COUNTED.test(behind)) ??
    // "1 tray (24 squares)"
    (first?.value === 1 ? inside : undefined) ??
    counts.find(({ isWord }) => !isWord) ??
    counts.find(({ value }) => value > 1) ??
    first;
  if (!found) return { servings: USUAL_SERVINGS };
  const { value, upTo = value } = found;
  const makes = makesOf(found);
  return { servings: eatenAs(Math.ceil((value + upTo) / 2)), ...(makes && { makes }) };
}

const IS_OF_EACH = /(?:(?<!\p{L})(?:je|jeweils|à)|\p{L}\s(?:of|mit))\s*$/iu;
const EACH_BEHIND = /^\s*(?:\p{L}+\s){1,2}each(?!\p{L})/iu;

/** Multiplies: 20 for "2 loaves (10 slices each)", 40 for "2 Bleche mit je 20 Stück". */
function ofAll(text: string, [first, ...others]: readonly Count[]): Count | undefined {
  const each = others.find(
    ({ start, behind }) => IS_OF_EACH.test(text.slice(0, start)) || EACH_BEHIND.test(behind),
  );
  if (!first || !each || !COUNTS_THINGS.test(first.behind)) return undefined;
  const { upTo } = each;
  return {
    ...each,
    value: each.value * first.value,
    ...(upTo !== undefined && { upTo: upTo * first.value }),
  };
}

/** Number as it is written, and the text behind it. */
type Count = Omit<NumberFound, 'end'> & {
  readonly start: number;
  readonly written: string;
  readonly behind: string;
};

/** "A" is an article. Very large numbers are not counts. */
const mayCount = ({ value, upTo = value, written }: Count): boolean =>
  value >= 1 && upTo <= MOST_THINGS && !/^an?$/i.test(written);

/** Words for people. Any other counted word is a thing that the recipe makes. */
const IS_PEOPLE = new RegExp(`^${PEOPLE}$`, 'iu');
const COUNTS_THINGS = new RegExp(String.raw`^\s*(?!${PEOPLE})\p{L}`, 'iu');
const NO_THING = /^(?:and|und|or|oder|to|bis|with|mit|for|für|of|from|aus|je|each|approx|ca|about|etwa|x)$/iu;

const THINGS = /^\s*((?:\p{L}[\p{L}-]*\s?){0,3})/u;

/** Reads the counted thing. "A dozen" without one counts pieces. */
function makesOf({ value: count, upTo, written, behind }: Count): Makes | undefined {
  const words = (THINGS.exec(behind)?.[1] ?? '').split(/\s+/);
  const end = words.findIndex((word) => word === '' || NO_THING.test(word));
  const named = end < 0 ? words : words.slice(0, end);
  const dozen = /(?:doz(?:en)?|dutzend)$/i.exec(written)?.[0];
  const things = named.length > 0 || !dozen ? named : [/^doz/i.test(dozen) ? 'pieces' : 'Stück'];
  const isThing = things.length > 0 && !things.some((word) => IS_PEOPLE.test(word));
  if (!isThing && upTo === undefined) return undefined;
  return {
    count,
    ...(upTo !== undefined && { upTo }),
    ...(isThing && { of: things.join(' ').slice(0, MAX_THING) }),
  };
}

const MAX_THING = 40;

/** Maximum number of pieces that are one serving each. */
const MOST_PIECES = 24;

/**
 * Returns the servings of a number of pieces. Of many, several pieces are one serving: as few as divide them evenly.
 */
function eatenAs(number: number): number {
  if (number <= MOST_SERVINGS) return number;
  for (let each = 2; each <= number; each += 1)
    if (number % each === 0 && number / each <= MOST_PIECES) return number / each;
  return MOST_SERVINGS;
}
