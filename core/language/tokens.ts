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
