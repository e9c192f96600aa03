import type { Language } from '../language.ts';
import { behindRangeSign, rangeAt, shareBehind, withShare, type NumberFound } from './numbers.ts';
import { wordAt, type Token } from './tokens.ts';

type Duration = {
  readonly seconds: number;
  /** End of a range. */
  readonly upToSeconds?: number;
  /** Largest unit of the duration, in seconds. */
  readonly unit: number;
  /** Index of the next token. */
  readonly next: number;
};

export const MINUTE = 60;
const HOUR = 3_600;
export const DAY = 86_400;

/**
 * Reads the duration that begins at a token, in either language: "1h 15m.", "1:30 Std.", "forty-five minutes", "30
 * minutes to 1 hour", "eine knappe Stunde", "half an hour".
 * @returns undefined for a number without a unit
 */
export function durationAt(tokens: readonly Token[], at: number, language: Language): Duration | undefined {
  const from = sumAt(tokens, at, language);
  const upTo = from && behindRangeSign(tokens, from.next);
  const to = upTo === undefined ? undefined : sumAt(tokens, upTo, language);
  return from && to && to.seconds > from.seconds
    ? { ...from, upToSeconds: to.upToSeconds ?? to.seconds, next: to.next }
    : from;
}

const UNITS: readonly (readonly [seconds: number, words: RegExp])[] = [
  [1, /^(?:s|secs?|seconds?|sek|sekunden?)$/],
  [MINUTE, /^(?:m|mins?|minutes?|minuten?|minütig(?:e[mnrs]?)?)$/],
  [HOUR / 4, /^viertelst(?:unden?|ündchen)$/],
  [(HOUR / 4) * 3, /^dreiviertelstunden?$/],
  [HOUR, /^(?:h|hrs?|hours?|stdn?|stunden?|stündchen|stündig(?:e[mnrs]?)?)$/],
  [DAY, /^(?:d|days?|tage?n?)$/],
];

/** Units whose full stop does not end a sentence. */
const SHORT = /^(?:s|secs?|sek|m|mins?|h|hrs?|stdn?)$/;

/** Words between a number and its unit: "eine knappe Stunde". */
const BETWEEN = /^(?:good|full|solid|scant|more|further|(?:gute|knappe|volle|ganze|weitere)n?)$/;

/** Reads "1 Std. 30 Min.", "two hours and fifteen minutes", "an hour and a half", "1h15". */
function sumAt(tokens: readonly Token[], at: number, language: Language): Duration | undefined {
  const first = measuredAt(tokens, at, language);
  if (!first) return undefined;
  const isJoined = /^(?:and|und|,)$/.test(wordAt(tokens, first.next));
  const more = measuredAt(tokens, first.next + (isJoined ? 1 : 0), language, first.unit);
  if (more && more.unit < first.unit) {
    const upTo = (first.upToSeconds ?? first.seconds) + (more.upToSeconds ?? more.seconds);
    const seconds = first.seconds + more.seconds;
    return { ...first, seconds, ...(upTo > seconds && { upToSeconds: upTo }), next: more.next };
  }
  const part =
    (first.unit === HOUR ? minutesBehind(tokens, first.next) : undefined) ?? shareBehind(tokens, first.next);
  return part ? { ...first, seconds: first.seconds + part.value * first.unit, next: part.next } : first;
}

/**
 * Reads a number with its unit: "10–12 minutes", "5-minute", "1:30 h", "half an hour", "Viertelstunde".
 * @param larger unit of the number before it: behind hours, "15 m" are minutes, not metres
 */
function measuredAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
  larger?: number,
): Duration | undefined {
  const number = amountAt(tokens, at, language);
  if (!number) return undefined;
  const word = number.next + (wordAt(tokens, number.next) === '-' ? 1 : 0);
  const lower = wordAt(tokens, word);
  const unit = valueIn(UNITS, lower);
  if (unit === undefined) return undefined;
  // "2 m Küchengarn" is a length.
  const isLength = lower === 'm' && larger !== HOUR && !isEnd(tokens, word + 1);
  if (isLength || isOrdinal(tokens, word, number)) return undefined;
  const isShort = SHORT.test(lower) && wordAt(tokens, word + 1) === '.';
  // The full stop of an abbreviation belongs to the duration, unless it ends the sentence.
  const next = word + (isShort && !/^\p{Lu}/u.test(tokens[word + 2]?.text ?? 'A') ? 2 : 1);
  const { value, upTo } = number;
  return {
    seconds: Math.round(value * unit),
    ...(upTo !== undefined && { upToSeconds: Math.round(upTo * unit) }),
    unit,
    next,
  };
}

/** Reads the amount before a unit: a number, a range, "1:30", "one and a half", "three quarters of an". */
function amountAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const number = clockAt(tokens, at) ?? rangeAt(tokens, at, language);
  const shared = withShare(tokens, at, number, BETWEEN);
  if (shared) return shared;
  const last = number?.next ?? at;
  const next = BETWEEN.test(wordAt(tokens, last)) ? last + 1 : last;
  const isOne = /viertelst(?:unde|ündchen)$/.test(wordAt(tokens, next));
  return number ? { ...number, next } : isOne ? { value: 1, next, isWord: true } : undefined;
}

type Part = { readonly value: number; readonly next: number };

/** Reads hours and minutes, or minutes and seconds: "1:30". */
function clockAt(tokens: readonly Token[], at: number): NumberFound | undefined {
  const [whole, part] = [wordAt(tokens, at), wordAt(tokens, at + 2)];
  const isTight = tokens[at]?.end === (tokens[at + 2]?.start ?? 0) - 1;
  return wordAt(tokens, at + 1) === ':' && isTight && /^\d{1,2}$/.test(whole) && /^[0-5]\d$/.test(part)
    ? { value: Number(whole) + Number(part) / 60, next: at + 3, isWord: false }
    : undefined;
}

/** Reads the minutes of "1h15" and "1 Std. 30", which have no unit, as a part of an hour. */
function minutesBehind(tokens: readonly Token[], at: number): Part | undefined {
  const [hours, minutes] = [tokens[at - 1], tokens[at]];
  const isShort = SHORT.test(wordAt(tokens, at - 1)) || hours?.text === '.';
  if (!isShort || !/^[0-5]\d$/.test(minutes?.text ?? '')) return undefined;
  const isTight = hours?.end === minutes?.start;
  return isTight || isEnd(tokens, at + 1) ? { value: Number(minutes?.text) / 60, next: at + 1 } : undefined;
}

/** Matches "in a second pan", which is not a time. */
const isOrdinal = (tokens: readonly Token[], word: number, { isWord, value }: NumberFound): boolean =>
  isWord &&
  value === 1 &&
  wordAt(tokens, word) === 'second' &&
  /^\p{L}/u.test(wordAt(tokens, word + 1)) &&
  !/^(?:and|or|to|until|in|on|at|each)$/.test(wordAt(tokens, word + 1));

const isEnd = (tokens: readonly Token[], at: number): boolean => /^[.,;!?)]?$/.test(wordAt(tokens, at));

const valueIn = (
  table: readonly (readonly [value: number, words: RegExp])[],
  word: string,
): number | undefined => table.find(([, words]) => words.test(word))?.[0];
