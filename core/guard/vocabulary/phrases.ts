import { normalText } from '../../language/normal-text.ts';

/**
 * Source of a pattern that matches any of some words in normal text, separated by commas and spelt as people spell
 * them. `*` stands for any letters; a space also matches a hyphen.
 */
export const anyOf = (words: string): string => `(?:${words.split(',').map(patternOf).join('|')})`;

/** Pattern that finds any of some words in normal text. Without a `*` it finds whole words alone. */
export const phrases = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(words)}(?![\p{L}\p{N}])`, 'u');

// Normal text joins what stands between the stars, so that no letter of a word is lost to it: "caesar" is "casar".
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
