import { ABOUT } from '../../language/about.ts';
import { durationAt } from '../../language/duration.ts';
import { tokensOf } from '../../language/tokens.ts';
import { COUNT, PEOPLE } from '../../language/serving-words.ts';
import { FRACTION_SIGNS } from '../../language/fractions.ts';
import { minutesOf, withoutDurations } from '../../language/minutes.ts';
import { Language } from '../../language.ts';
import { readAmount, type Amount } from '../../recipe/lines/read-amount.ts';
import { PART_OF } from '../../recipe/lines/used-part.ts';
import { SERVINGS, TIME_LABEL, TIMES } from './text-words.ts';

/** "1. Mix", "Step 2: Bake", "3) Serve", "1. Schritt: Kneten". */
export const STEP_NUMBER =
  /^(?:(?:step|schritt)\s*(\d{1,2})\b(?:\s?(?:\/|of|von)\s?\d{1,2}\b)?[\s.):-]*|(\d{1,2})\s*[.):]\s*(?:(?:step|schritt)\s*[.:–-]\s*)?(?=\p{L}))/iu;
export const isNumbered = (line: string): boolean => STEP_NUMBER.test(line);

/** Number before a number, "1. 2 eggs are beaten": a counted step, or an entry of a counted list. */
export const COUNTED = /^(\d{1,2})[.)]\s+(?=\S)/;

/** A line of nothing but the number of a step: "2.", "Step 2". */
export const isNumberAlone = (line: string): boolean =>
  /^(?:#{1,6}\s+)?(?:(?:(?:step|schritt)\s*)?\d{1,2}|(?:step|schritt)\s*\d{1,2}\s?(?:\/|of|von)\s?\d{1,2})\s?[.):]?$/i.test(
    line,
  );

/** Begins with a number, such as "80/20 beef" or "3.5% milk", or with a word such as "etwas". */
const BEGINS = new RegExp(
  String.raw`^(?:${ABOUT}\s)?(?:\.?\d|[${FRACTION_SIGNS}])|^(?:etwas|wenig|n\.\s?b\.)\s`,
  'iu',
);

/** "One pot pasta", "three ingredient cookies". */
const NAMES_VESSELS = /^\p{L}+[- ](?:pots?|pans?|bowls?|trays?|ingredients?)(?!\p{L})/iu;

/** "1 Portion | 10 Min."; "2 Portionen Reis" is an ingredient. */
const SERVED = new RegExp(String.raw`^(?:${ABOUT}\s)?${COUNT}\s${PEOPLE}\s*(?:$|[|·•,/–-])`, 'iu');

/** "180 Grad 40 Minuten", "350F for 1 hour"; "2 C flour" are cups. */
const HEAT = /^(?:[3-9]\d|\d{3})\s?(?:°|º|(?:grad|degrees|[cf])(?!\p{L}))/iu;

/** Returns true for a line that begins with a temperature or a time: "10 Minuten in den Ofen". */
export const startsWithHeatOrTime = (line: string): boolean =>
  /^\d/.test(line) && (HEAT.test(line) || durationAt(tokensOf(line.slice(0, 40)), 0, 'en') !== undefined);

/** Returns true for an ingredient that begins with its amount, in either language: "2 eggs", "juice of 1 lime". */
export const startsWithAmount = (line: string): boolean =>
  !isNumbered(line) &&
  !startsWithHeatOrTime(line) &&
  !SERVED.test(line) &&
  (BEGINS.test(line) ||
    PART_OF.test(line) ||
    (!NAMES_VESSELS.test(line) &&
      Language.options.some((language) => isInWords(readAmount(line, language)))));

/** "Five ways to love oats", "six servings": a number in words without a unit begins a sentence. */
const isInWords = (amount: Amount | undefined): boolean =>
  amount !== undefined && (amount.unit !== undefined || amount.quantity <= MOST_IN_WORDS);

const MOST_IN_WORDS = 4;

/** True for a sentence: longer than an ingredient, or with the end of a sentence. */
export const isSentence = (line: string): boolean =>
  line.length > 110 || (line.length > 25 && /[.!]["”)]?$/.test(line) && line.split(' ').length > 4);

/** Longest line with the name of the dish, servings or a time, in characters. */
export const MAX_FACT = 120;

/** Returns true for a line that may name the dish: it states neither servings nor a time. */
export const isTitle = (line: string): boolean =>
  line.length <= MAX_FACT &&
  /\p{L}{3}/u.test(line) &&
  !SERVINGS.test(line) &&
  !TIMES.some(([, label]) => timeTold(label, line) !== undefined);

/**
 * Returns the text behind the label of a time: "30 min" for "Prep time: 30 min". Returns the label itself if the time
 * stands in the next line. "Cook-off chili" is a name.
 */
export function timeTold(label: RegExp, line: string): string | undefined {
  const found = line.length > MAX_FACT ? undefined : label.exec(`${line} `)?.[1];
  return found === undefined || /^\s*(?:time)?[\s:]*$/i.test(found) || minutesOf(found) !== undefined
    ? found
    : undefined;
}

/** Words beside times and their labels. */
const BESIDE_TIMES = new RegExp(
  String.raw`${TIME_LABEL.source}|(?<!\p{L})(?:time|in|and|und|${ABOUT})(?!\p{L})`,
  'giu',
);

/** "Bake 30 minutes" and "30 Minuten backen" are steps; "Bake: 30 minutes" tells a time. */
const TELLS_TO =
  /^[^\p{L}\p{N}]*(?:bake|cook|rest|chill|marinate)\s(?!time)[^:]*$|(?<!\p{L})(?:backen|kochen|ruhen)(?![\p{L}:])/iu;

/** Returns true for a line that only states times: "ca. 20 min", "Prep 10 mins, cook 1 hour". */
export function isOnlyTimes(line: string): boolean {
  if (line.length > MAX_FACT || TELLS_TO.test(line)) return false;
  const rest = withoutDurations(line);
  return rest !== line && !/\p{L}/u.test(rest.replaceAll(BESIDE_TIMES, ''));
}
