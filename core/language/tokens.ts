/** Word, number or sign, and its place in the text. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Splits a text into tokens; the ring of "325ºF" is a sign, though Unicode has it as a letter. Linear in its length.
 */
export const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(/\d+(?:[.,]\d+)*|º|\p{L}+|[^\s]/gu), ({ 0: token, index }) => ({
    text: token,
    lower: token.toLowerCase(),
    start: index,
    end: index + token.length,
  }));

/** Returns the word of a token in small letters; '' where there is none. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '';

/** Something that was read in a text, and its place. */
export type Found<Read> = Read & { readonly start: number; readonly end: number };

/** Returns the results of reading at the tokens of a text, one behind the other. */
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
