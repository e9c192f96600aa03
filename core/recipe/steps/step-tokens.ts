import type { Language } from '../../language.ts';
import { FRACTIONS, NUMBER_WORDS } from './step-words.ts';

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

const RANGE_SIGNS = new Set(['-', '–', '—', '−', 'to', 'bis', 'or', 'oder']);

function numberAt(tokens: readonly Token[], at: number, language: Language): NumberFound | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const fraction = FRACTIONS.get(token.text);
  if (fraction !== undefined) return { value: fraction, next: at + 1, isWord: false };
  if (!/^\d/.test(token.text)) {
    const value = NUMBER_WORDS.get(token.lower);
    return value === undefined ? undefined : { value, next: at + 1, isWord: true };
  }
  const value = valueOf(token.text, language);
  const part = FRACTIONS.get(tokens[at + 1]?.text ?? '');
  if (part !== undefined) return { value: value + part, next: at + 2, isWord: false };
  const divided = ratioAt(tokens, at);
  if (divided !== undefined) return { value: divided, next: at + 3, isWord: false };
  // "1 1/2" and "1-1/2".
  const gap = tokens[at + 1]?.text === '-' ? 2 : 1;
  const behind = ratioAt(tokens, at + gap);
  if (behind !== undefined && behind < 1) return { value: value + behind, next: at + gap + 3, isWord: false };
  return { value, next: at + 1, isWord: false };
}

/** Reads "1/2" in three tokens. */
function ratioAt(tokens: readonly Token[], at: number): number | undefined {
  const [over, line, under] = [tokens[at]?.text ?? '', tokens[at + 1]?.text, tokens[at + 2]?.text ?? ''];
  const isRatio = /^\d{1,2}$/.test(over) && (line === '/' || line === '⁄') && /^[1-9]\d?$/.test(under);
  return isRatio ? Number(over) / Number(under) : undefined;
}

const DECIMAL_SIGN: Record<Language, string> = { en: '.', de: ',' };

/** Reads digits; "1,500" is fifteen hundred in English and one and a half in German. */
function valueOf(digits: string, language: Language): number {
  const [first = '', ...rest] = digits.split(/[.,]/);
  const sign = digits[first.length];
  const isGrouped =
    rest.length > 0 && sign !== DECIMAL_SIGN[language] && rest.every(({ length }) => length === 3);
  return isGrouped ? Number([first, ...rest].join('')) : Number(`${first}.${rest.join('')}`);
}
