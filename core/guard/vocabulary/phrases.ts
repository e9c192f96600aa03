import { normalText } from '../../language/normal-text.ts';

/**
 * Returns the source of a pattern that matches any of some words in normal text. Words are separated by commas and
 * spelt as usual. `*` stands for any letters; a space also matches a hyphen.
 */
export const anyOf = (words: string): string => `(?:${words.split(',').map(patternOf).join('|')})`;

/** Returns a pattern that finds any of some words in normal text. Words without `*` match whole words only. */
export const phrases = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(words)}(?![\p{L}\p{N}])`, 'u');

// Normalises each part between two stars as a whole, because normal text may change letters: "caesar" becomes "casar".
const patternOf = (words: string): string =>
  words
    .trim()
    .split(' ')
    .map((word) =>
      word
        .split('*')
        .map(normalText)
        .join(String.raw`\p{L}*`),
    )
    .join('[ -]');
