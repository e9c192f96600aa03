import { foodByName } from '../../nutrition/foods/foods.ts';
import { normalText } from './vocabulary/normal-text.ts';
import { entry, type Entry } from './vocabulary/term.ts';
import type { GuardTrait } from './vocabulary/trait.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import { SYNONYMS } from './vocabulary/synonyms.ts';

/** The traits that a word of a cook's own list names: "nuts" are all nuts. */
export const traitsNamed = (word: string): readonly GuardTrait[] =>
  CATEGORIES.filter(({ words }) => words.some(isAlike(word))).flatMap(({ traits }) => traits);

const CATEGORIES = VOCABULARY.filter(({ isCategory }) => isCategory);

/**
 * What is looked for where a cook wants to see a word nowhere: it and its synonyms in both languages, one or more of
 * them. "coriander" is also "Koriander" and "cilantro".
 */
export function ownEntry(word: string): Entry {
  const synonyms = SYNONYMS.filter((group) => group.some(isAlike(word))).flat();
  const food = foodByName(word);
  const names = food ? [...food.names.en, ...food.names.de] : [];
  const own = synonyms.length > 0 ? [word] : [...stemsOf(word)].flatMap(inCompounds);
  return entry([], [...own, ...synonyms, ...names].map((each) => each.replaceAll(',', ' ')).join(', '), {
    isOwn: true,
  });
}

const isAlike = (word: string): ((other: string) => boolean) => {
  const stems = stemsOf(word);
  return (other) => stems.has(normalText(other.replaceAll(/[*=~]/g, '')));
};

/** A word as it is written, and what it may be one of more of. */
function stemsOf(word: string): Set<string> {
  const own = normalText(word).replaceAll('|', ' ').trim();
  return new Set([
    own,
    ...ENDINGS.filter((ending) => own.endsWith(ending)).map((ending) => own.slice(0, -ending.length)),
  ]);
}

const ENDINGS = ['s', 'es', 'n', 'en', 'e'];

const SHORT = 4;

/** A word and the compounds that begin or end with it; a short one stands alone, or "pea" would be found in "pear". */
const inCompounds = (word: string): string[] =>
  word.length < SHORT
    ? [word]
    : [`${word}*`, `*${word}`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
