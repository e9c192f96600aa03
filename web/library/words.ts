import { mistakesForgiven } from '#core/language/typing-mistakes.ts';
import { bareName, foldName } from '#core/nutrition/fold-name.ts';
import { stemOf } from '#core/recipe/library/search-words.ts';

/** Weights of prefix and fuzzy matches. */
export const LENIENT_WEIGHTS = { prefix: 0.6, fuzzy: 0.3 };

/** Matches prefixes, and words with one typing mistake. */
export const LENIENCY = {
  prefix: (term: string) => term.length > 1,
  fuzzy: (term: string) => Math.min(mistakesForgiven(term), 1) || false,
  weights: LENIENT_WEIGHTS,
} as const;

/** Memoises a function, because thousands of recipes share their words. */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (!known.has(text)) known.set(text, make(text));
    // It was just set.
    return known.get(text) as Result;
  };
}

/** Returns the indexed forms of a word: "kaese" and "kase" for "Käse", because users type both. */
export const spellingsOf = remembered((term): string[] => {
  const folded = foldName(term);
  if (folded === '') return [];
  const bare = bareName(term);
  return folded === bare || /[^\p{L}\p{N}]/u.test(bare) ? [folded] : [folded, bare];
});

/** Returns the search forms of a word: spellings with and without umlauts, singular and plural. */
export function lookedFor(term: string): string[] {
  const [spelling] = spellingsOf(term);
  return spelling === undefined ? [] : [...new Set([spelling, stemOf(spelling)])];
}

/** Options for a word without results: allows more typing mistakes in longer words. */
export const MOST_LENIENCY = {
  ...LENIENCY,
  fuzzy: (term: string) => mistakesForgiven(term) || false,
} as const;
