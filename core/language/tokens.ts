/** Word, number or sign, with its place in the text. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Splits a text into tokens. The ring of "325ºF" counts as a sign, although Unicode calls it a letter. Linear in the
 * length of the text.
 */
export const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(/\d+(?:[.,]\d+)*|º|\p{L}+|[^\s]/gu), ({ 0: token, index }) => ({
    text: token,
    lower: token.toLowerCase(),
    start: index,
    end: index + token.length,
  }));

/** Returns the word of a token in lower case; '' without a token. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '';

/** Result of reading a text, with its place. */
export type Found<Read> = Read & { readonly start: number; readonly end: number };

/** Reads at every token of a text and returns the results in order. Reading continues behind each result. */
export function readAll<Read extends { readonly next: number }>(
  text: string,
  read: (tokens: readonly Token[], at: number) => Read | undefined,
): readonly Found<Read>[] {
  const tokens = tokensOf(text);
  const found: Found<Read>[] = [];
  for (let at = 0; at < tokens.length;) {
    const each = read(tokens, at);
    const [first, last] = [tokens[at], tokens[(each?.next ?? 0) - 1]];
    if (each && first && last) found.push({ ...each, start: first.start, end: last.end });
    at = each?.next ?? at + 1;
  }
  return found;
}
