import type { Language } from '../language.ts';
import { fractionOf } from './fractions.ts';
import { ALL_NUMBER_WORDS } from './number-words.ts';
import { digitsValue } from './read-number.ts';

/** Word, number or sign, and its place in the text. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
};

/** Splits a text into tokens. Linear in its length. */
export const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(/\d+(?:[.,]\d+)*|\p{L}+|[^\s]/gu), ({ 0: token, index }) => ({
    text: token,
    lower: token.toLowerCase(),
    start: index,
    end: index + token.length,
  }));

/** Number or range, and the index of the token behind it. */
export type NumberFound = {
  readonly value: number;
  readonly upTo?: number;
  readonly next: number;
  readonly isWord: boolean;
};

/** Reads the number that begins at a token: 3, 1½, 1 1/2, "two"; or a range: "10–12", "2 to 3", "zwei bis drei". */
export function rangeAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const from = numberAt(tokens, at, language);
  if (!from) return undefined;
  const sign = tokens[from.next]?.lower ?? '';
  if (!RANGE_SIGNS.has(sign)) return from;
  const to = numberAt(tokens, from.next + 1, language);
  // Neither "9-inch" nor "5 or a few" is a range.
  if (!to || to.value <= from.value || (to.isWord && !from.isWord)) return from;
  return { ...from, upTo: to.value, next: to.next };
}

/** Signs and words between the ends of a range. */
export const RANGE_SIGNS: ReadonlySet<string> = new Set(['-', '–', '—', '−', 'to', 'bis', 'or', 'oder']);

function numberAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const fraction = fractionOf(token.text);
  if (fraction !== undefined) return { value: fraction, next: at + 1, isWord: false };
  if (!/^\d/.test(token.text)) return numberWordAt(tokens, at);
  const value = digitsValue(token.text, language);
  const part = fractionOf(tokens[at + 1]?.text ?? '');
  if (part !== undefined) return { value: value + part, next: at + 2, isWord: false };
  const divided = ratioAt(tokens, at);
  if (divided !== undefined) return { value: divided, next: at + 3, isWord: false };
  // "1 1/2" and "1-1/2".
  const gap = tokens[at + 1]?.text === '-' ? 2 : 1;
  const behind = ratioAt(tokens, at + gap);
  if (behind !== undefined && behind < 1) return { value: value + behind, next: at + gap + 3, isWord: false };
  return { value, next: at + 1, isWord: false };
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

/** Reads "1/2" in three tokens. */
function ratioAt(tokens: readonly Token[], at: number): number | undefined {
  const [over, line, under] = [tokens[at]?.text ?? '', tokens[at + 1]?.text, tokens[at + 2]?.text ?? ''];
  const isRatio = /^\d{1,2}$/.test(over) && (line === '/' || line === '⁄') && /^[1-9]\d?$/.test(under);
  return isRatio ? Number(over) / Number(under) : undefined;
}
