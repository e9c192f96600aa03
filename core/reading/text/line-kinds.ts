import { ABOUT } from '../../language/about.ts';
import { FRACTION_SIGNS } from '../../language/fractions.ts';
import { withoutDurations } from '../../language/minutes.ts';
import { Language } from '../../language.ts';
import { readAmount, type Amount } from '../../recipe/lines/read-amount.ts';
import { SERVINGS, TIME_LABEL, TIMES } from './text-words.ts';

/** "1. Mix", "Step 2: Bake", "3) Serve", "1. Schritt: Kneten". */
export const STEP_NUMBER =
  /^(?:(?:step|schritt)\s*(\d{1,2})\b[\s.):-]*|(\d{1,2})\s*[.):]\s*(?:(?:step|schritt)\s*[.:–-]\s*)?(?=\p{L}))/iu;
export const isNumbered = (line: string): boolean => STEP_NUMBER.test(line);

/** A line of nothing but the number of a step: "2.", "Step 2". */
export const isNumberAlone = (line: string): boolean =>
  /^(?:#{1,6}\s+)?(?:(?:step|schritt)\s*)?\d{1,2}\s?[.):]?$/i.test(line);

/** Begins with a number, "80/20 beef" and "3.5% milk" too, or with words for some. */
const BEGINS = new RegExp(
  String.raw`^(?:${ABOUT}\s)?(?:\.?\d|[${FRACTION_SIGNS}])|^(?:etwas|wenig|n\.\s?b\.)\s`,
  'iu',
);

/** "One pot pasta", "three ingredient cookies". */
const NAMES_VESSELS = /^\p{L}+[- ](?:pots?|pans?|bowls?|trays?|ingredients?)(?!\p{L})/iu;

/** Returns true for a line of ingredients that begins with its amount, in either language. */
export const startsWithAmount = (line: string): boolean =>
  !isNumbered(line) &&
  (BEGINS.test(line) ||
    (!NAMES_VESSELS.test(line) &&
      Language.options.some((language) => isInWords(readAmount(line, language)))));

/** "Five ways to love oats", "six servings": a larger number in words without a unit begins a sentence. */
const isInWords = (amount: Amount | undefined): boolean =>
  amount !== undefined && (amount.unit !== undefined || amount.quantity <= MOST_IN_WORDS);

const MOST_IN_WORDS = 4;

/** A sentence about what is done: longer than a line of ingredients, or it ends like a sentence. */
export const isSentence = (line: string): boolean =>
  line.length > 110 || (line.length > 25 && /[.!]["”)]?$/.test(line) && line.split(' ').length > 4);

/** Longest line that names the dish, or states servings or a time. */
export const MAX_FACT = 120;

/** Returns true for a line that may name the dish: it tells neither servings nor a time. */
export const isTitle = (line: string): boolean =>
  line.length <= MAX_FACT &&
  /\p{L}{3}/u.test(line) &&
  !SERVINGS.test(line) &&
  !TIMES.some(([, label]) => label.test(line));

/** Words beside times and their labels. */
const BESIDE_TIMES = new RegExp(
  String.raw`${TIME_LABEL.source}|(?<!\p{L})(?:time|in|and|und|${ABOUT})(?!\p{L})`,
  'giu',
);

/** "Bake 30 minutes" and "30 Minuten backen" are steps; "Bake: 30 minutes" tells a time. */
const TELLS_TO =
  /^[^\p{L}\p{N}]*(?:bake|cook|rest|chill|marinate)\s(?!time)[^:]*$|(?<!\p{L})(?:backen|kochen|ruhen)(?![\p{L}:])/iu;

/** Returns true for a line of nothing but times: "ca. 20 min", "Prep 10 mins, cook 1 hour". */
export function isOnlyTimes(line: string): boolean {
  if (line.length > MAX_FACT || TELLS_TO.test(line)) return false;
  const rest = withoutDurations(line);
  return rest !== line && !/\p{L}/u.test(rest.replaceAll(BESIDE_TIMES, ''));
}
