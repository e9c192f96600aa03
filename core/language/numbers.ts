import type { Language } from '../language.ts';
import { FRACTION_SIGNS, fractionOf } from './fractions.ts';
import { ALL_NUMBER_WORDS, NUMBER_WORDS } from './number-words.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Number or range, and the index of the token behind it. */
export type NumberFound = {
  readonly value: number;
  readonly upTo?: number;
  readonly next: number;
  readonly isWord: boolean;
};

/** Number or range in a text, its place, and how it is written. */
export type NumberIn = NumberFound & { readonly start: number; readonly end: number; readonly text: string };

/** Returns the numbers of a text in its order: "4-6", "zwei", "a dozen". */
export function numbersIn(text: string, language: Language): readonly NumberIn[] {
  const tokens = tokensOf(text);
  const found: NumberIn[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = rangeAt(tokens, at, language);
    const [first, last] = [tokens[at], tokens[(number?.next ?? 0) - 1]];
    if (number && first && last)
      found.push({ ...number, start: first.start, end: last.end, text: text.slice(first.start, last.end) });
    at = number?.next ?? at + 1;
  }
  return found;
}

/** Reads the number that begins at a token: 3, 1½, 1 1/2, "two"; or a range: "10–12", "2 to 3", "zwei bis drei". */
export function rangeAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const from = numberAt(tokens, at, language);
  if (!from) return undefined;
  const upTo = behindRangeSign(tokens, from.next);
  const to = upTo === undefined ? undefined : numberAt(tokens, upTo, language);
  // Neither "9-inch" nor "5 or a few" is a range.
  if (!to || to.value <= from.value || (to.isWord && !from.isWord)) return from;
  return { ...from, upTo: to.value, next: to.next };
}

/** Returns the index behind the sign of a range: "2-3", "2 to 3", "3- to 4-pound". */
export function behindRangeSign(tokens: readonly Token[], at: number): number | undefined {
  const word = at + (tokens[at]?.text === '-' ? 1 : 0);
  if (RANGE_WORDS.test(tokens[word]?.lower ?? '')) return word + 1;
  return /^[-–—−]$/.test(tokens[at]?.text ?? '') ? at + 1 : undefined;
}

const RANGE_WORDS = /^(?:to|bis|or|oder)$/;

const DOZEN = /^(?:dozen|doz|dutzend)$/;
const HALF = /^(?:half|halbes)$/;

/** Reads a number, and of dozens how many they are: "2 dozen", "half a dozen", "ein halbes Dutzend". */
function numberAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const number = plainNumberAt(tokens, at, language);
  const wordAt = (index: number) => tokens[index]?.lower ?? '';
  let next = number?.next ?? at;
  const isHalf = HALF.test(wordAt(next));
  if (isHalf) next += wordAt(next + 1) === 'a' ? 2 : 1;
  if (next === at || !DOZEN.test(wordAt(next))) return number;
  const dozens = (number?.value ?? 1) * (isHalf ? 0.5 : 1);
  return { value: dozens * 12, next: next + 1, isWord: number?.isWord ?? true };
}

function plainNumberAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const fraction = fractionAt(tokens, at);
  if (fraction) return { ...fraction, isWord: false };
  if (!/^\d/.test(token.text)) return numberWordAt(tokens, at);
  const value = digitsValue(token.text, language);
  if (!Number.isFinite(value)) return undefined;
  // "1½", "1 1/2", "1-1/2" and "1 and 1/2".
  const part = fractionAt(tokens, at + (/^(?:-|and|und|&)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1));
  return part && part.value < 1
    ? { value: value + part.value, next: part.next, isWord: false }
    : { value, next: at + 1, isWord: false };
}

/** Reads "two", "forty-five", "twenty five", "fünfundvierzig". */
function numberWordAt(tokens: readonly Token[], at: number): NumberFound | undefined {
  const hyphen = tokens[at + 1]?.text === '-' ? 1 : 0;
  const last = at + 1 + hyphen;
  const joined = ALL_NUMBER_WORDS.get(`${tokens[at]?.lower}-${tokens[last]?.lower}`);
  if (joined !== undefined) return { value: joined, next: last + 1, isWord: true };
  const value = ALL_NUMBER_WORDS.get(tokens[at]?.lower ?? '');
  return value === undefined ? undefined : { value, next: at + 1, isWord: true };
}

/** Reads a fraction in one sign or three tokens: "½", "1/2". */
function fractionAt(tokens: readonly Token[], at: number): Pick<NumberFound, 'value' | 'next'> | undefined {
  const [over = '', line, under = ''] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  const sign = fractionOf(over);
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const isRatio = /^\d{1,2}$/.test(over) && (line === '/' || line === '⁄') && /^[1-9]\d?$/.test(under);
  return isRatio ? { value: Number(over) / Number(under), next: at + 3 } : undefined;
}

/**
 * Reads digits. The comma separates thousands in English and decimals in German, the point the other way round; three
 * digits behind it decide: "1,500" is fifteen hundred in English and one and a half in German.
 */
function digitsValue(digits: string, language: Language): number {
  const isThousands = (language === 'de' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(
    digits,
  );
  return isThousands ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
}

/** Number at the beginning of a text, and its length in characters. */
export type ReadNumber = { readonly value: number; readonly length: number };

const START = new RegExp(String.raw`^(?:\d|[${FRACTION_SIGNS}]|\.\d{1,3}(?!\d)|\p{L}+)`, 'u');

/** Characters of a text that hold the number at its beginning. */
const LONGEST = 30;

/** Reads "1 1/2", "1,5", ".5", "1.000", "zwei" or "half a" at the beginning of a text, in its language. */
export function readNumber(text: string, language: Language): ReadNumber | undefined {
  const [start = ''] = START.exec(text) ?? [];
  if (start.startsWith('.')) return { value: Number(`0${start}`), length: start.length };
  const isNumber = /^(?:[^\p{L}]|half$)/iu.test(start) || NUMBER_WORDS[language].has(start.toLowerCase());
  const tokens = isNumber ? tokensOf(text.slice(0, LONGEST)) : [];
  const number = numberAt(tokens, 0, language);
  const read = number && { value: number.value, length: tokens[number.next - 1]?.end ?? 0 };
  const phrase = /^\p{L}/u.test(start) ? phraseIn(text, language) : undefined;
  const longer = (phrase?.length ?? 0) > (read?.length ?? 0) ? phrase : read;
  return longer && longer.value > 0 ? longer : undefined;
}

/** What else says a number at the beginning of a line; "ein paar" and "a few" mean three. */
const PHRASES: Record<Language, ReadonlyMap<string, number>> = {
  en: numbers(`
    0.25 quarter, a quarter, one quarter; 0.5 half, half a, half an, a half, one half; 0.75 three quarters;
    1.5 one and a half; 2 a couple, a couple of, couple; 2.5 two and a half; 3 a few, few, several
  `),
  de: numbers(`
    0.25 viertel, ein viertel; 0.5 halbe, halber, halbes, halben, ein halber, ein halbes, eine halbe, einen halben,
    einer halben, eines halben; 0.75 dreiviertel, drei viertel; 1 je ein, je eine; 3 ein paar, einige
  `),
};

function numbers(table: string): ReadonlyMap<string, number> {
  return new Map(
    table.split(';').flatMap((row) => {
      const [, value, phrases = ''] = /^\s*(\S+)\s+(.+?)\s*$/s.exec(row) ?? [];
      return phrases.split(/,\s+/).map((phrase) => [phrase, Number(value)] as const);
    }),
  );
}

/** Reads "half a" and "one and a half"; of several phrases that begin the text, the longest. */
function phraseIn(text: string, language: Language): ReadNumber | undefined {
  const [words = ''] = /^\p{L}{1,20}(?:[ -]\p{L}{1,20}){0,3}/u.exec(text.toLowerCase()) ?? [];
  for (let length = words.length; length > 0; length = words.slice(0, length).search(/[ -]\p{L}+$/u)) {
    const value = PHRASES[language].get(words.slice(0, length).replaceAll('-', ' '));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
