import type { Language } from '../language.ts';
import { FRACTION_SIGNS, fractionOf } from './fractions.ts';
import { ALL_NUMBER_WORDS, NUMBER_WORDS } from './number-words.ts';
import { readAll, tokensOf, wordAt, type Found, type Token } from './tokens.ts';

/** Number or range, and the index of the next token. */
export type NumberFound = {
  readonly value: number;
  readonly upTo?: number;
  readonly next: number;
  readonly isWord: boolean;
};

/** Returns the numbers and ranges of a text, in its order: "4-6", "zwei", "a dozen". */
export const numbersIn = (text: string, language: Language): readonly Found<NumberFound>[] =>
  readAll(text, (tokens, at) => rangeAt(tokens, at, language));

/** Reads the number or range that begins at a token: 3, 1½, 1 1/2, "two", "10–12", "2 to 3", "zwei bis drei". */
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

const SHARES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'half halbe halben halber halbes hälfte': 1 / 2,
    'third thirds drittel': 1 / 3,
    'quarter quarters viertel': 1 / 4,
    dreiviertel: 3 / 4,
  }).flatMap(([words, share]) => words.split(' ').map((word) => [word, share] as const)),
);

const ARTICLE = /^(?:an?|einer?)$/;
const AND = /^(?:and|und)$/;

/** Returns the share that a word in lower case names: "half", "Drittel". */
export const shareOf = (word: string): number | undefined => SHARES.get(word);

/**
 * Reads a share with or without a number before it: "half an", "three quarters of an", "one and a half", "eine halbe".
 * @param between matches words that may precede the share: "eine gute halbe"
 */
export function withShare(
  tokens: readonly Token[],
  at: number,
  number: NumberFound | undefined,
  between?: RegExp,
): NumberFound | undefined {
  const more = number && shareBehind(tokens, number.next);
  if (more) return { ...number, value: number.value + more.value, next: more.next };
  let next = number?.next ?? at;
  if (between?.test(wordAt(tokens, next))) next += 1;
  const share = shareOf(wordAt(tokens, next));
  if (share === undefined || isThird(tokens, next)) return undefined;
  if (wordAt(tokens, next + 1) === 'of') next += 1;
  if (ARTICLE.test(wordAt(tokens, next + 1))) next += 1;
  return { value: (number?.value ?? 1) * share, next: next + 1, isWord: true };
}

/** Reads a number, a range, or a share of what follows: "half an onion", "eine halbe Zwiebel". */
export function sharedRangeAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): NumberFound | undefined {
  const number = rangeAt(tokens, at, language);
  // "Quarter the tomatoes" is an instruction, not a share.
  const mayShare = number ? number.isWord : shareOf(wordAt(tokens, at)) === 1 / 2;
  const shared = mayShare ? withShare(tokens, at, number) : undefined;
  return shared ? { ...shared, isWord: false } : number;
}

/** "After the third minute" counts minutes. "One third cup" and "a third of a cup" are shares. */
const isThird = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'third' && wordAt(tokens, at + 1) !== 'of' && wordAt(tokens, at - 1) !== 'one';

/** Reads "and a half" behind a number or a thing. */
export function shareBehind(
  tokens: readonly Token[],
  at: number,
): Pick<NumberFound, 'value' | 'next'> | undefined {
  const isPart = AND.test(wordAt(tokens, at)) && ARTICLE.test(wordAt(tokens, at + 1));
  const value = isPart ? shareOf(wordAt(tokens, at + 2)) : undefined;
  return value === undefined ? undefined : { value, next: at + 3 };
}

const DOZEN = /^(?:dozen|doz|dutzend)$/;

/** Reads a number. A dozen counts as twelve: "2 dozen", "half a dozen", "ein halbes Dutzend". */
function numberAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const number = plainNumberAt(tokens, at, language);
  let next = number?.next ?? at;
  const isHalf = shareOf(wordAt(tokens, next)) === 1 / 2;
  if (isHalf) next += wordAt(tokens, next + 1) === 'a' ? 2 : 1;
  if (next === at || !DOZEN.test(wordAt(tokens, next))) return number;
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
export function numberWordAt(tokens: readonly Token[], at: number): NumberFound | undefined {
  const hyphen = tokens[at + 1]?.text === '-' ? 1 : 0;
  const last = at + 1 + hyphen;
  const joined = ALL_NUMBER_WORDS.get(`${tokens[at]?.lower}-${tokens[last]?.lower}`);
  if (joined !== undefined) return { value: joined, next: last + 1, isWord: true };
  const value = ALL_NUMBER_WORDS.get(tokens[at]?.lower ?? '');
  return value === undefined ? undefined : { value, next: at + 1, isWord: true };
}

/** Reads a fraction as one sign or as three tokens: "½", "1/2". */
function fractionAt(tokens: readonly Token[], at: number): Pick<NumberFound, 'value' | 'next'> | undefined {
  const [over = '', line, under = ''] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text];
  const sign = fractionOf(over);
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const isRatio = /^\d{1,2}$/.test(over) && (line === '/' || line === '⁄') && /^[1-9]\d?$/.test(under);
  return isRatio ? { value: Number(over) / Number(under), next: at + 3 } : undefined;
}

/**
 * Reads digits. The comma separates thousands in English and decimals in German, the point the other way round. Three
 * digits behind the sign make it a thousands separator: "1,500" is fifteen hundred in English, but one and a half in
 * German.
 */
function digitsValue(digits: string, language: Language): number {
  const isThousands = (language === 'de' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(
    digits,
  );
  return isThousands ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
}

/** Number at the beginning of a text, with its length in characters. */
export type ReadNumber = { readonly value: number; readonly length: number };

const START = new RegExp(String.raw`^(?:\d|[${FRACTION_SIGNS}]|\.\d{1,3}(?!\d)|\p{L}+)`, 'u');

/** Maximum number of characters that are searched for a number. */
const LONGEST = 30;

/** Reads the number at the beginning of a text in its language: "1 1/2", "1,5", ".5", "1.000", "zwei", "half a". */
export function readNumber(text: string, language: Language): ReadNumber | undefined {
  const [start = ''] = START.exec(text) ?? [];
  if (start.startsWith('.')) return { value: Number(`0${start}`), length: start.length };
  const isNumber = /^(?:[^\p{L}]|half$)/iu.test(start) || NUMBER_WORDS[language].has(start.toLowerCase());
  const tokens = isNumber || shareOf(start.toLowerCase()) ? tokensOf(text.slice(0, LONGEST)) : [];
  const number = isNumber ? numberAt(tokens, 0, language) : undefined;
  const count = (!number || number.isWord ? withShare(tokens, 0, number) : undefined) ?? number;
  const read = count && { value: count.value, length: tokens[count.next - 1]?.end ?? 0 };
  const phrase = /^\p{L}/u.test(start) ? phraseIn(text, language) : undefined;
  const longer = (phrase?.length ?? 0) > (read?.length ?? 0) ? phrase : read;
  return longer && longer.value > 0 ? longer : undefined;
}

/** Other words for a number at the beginning of a line. */
const PHRASES: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map(Object.entries({ 'a couple': 2, 'a couple of': 2, couple: 2, 'a few': 3, few: 3, several: 3 })),
  de: new Map(Object.entries({ 'je ein': 1, 'je eine': 1, 'ein paar': 3, einige: 3 })),
};

/** Reads the longest phrase for a number that begins a text: "a few". */
function phraseIn(text: string, language: Language): ReadNumber | undefined {
  const [words = ''] = /^\p{L}{1,20}(?:[ -]\p{L}{1,20}){0,3}/u.exec(text.toLowerCase()) ?? [];
  for (let length = words.length; length > 0; length = words.slice(0, length).search(/[ -]\p{L}+$/u)) {
    const value = PHRASES[language].get(words.slice(0, length).replaceAll('-', ' '));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
