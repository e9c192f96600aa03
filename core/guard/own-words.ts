import { foodByName } from '../nutrition/foods/foods.ts';
import { normalText } from '../language/normal-text.ts';
import { entry, type VocabularyEntry } from './vocabulary/term.ts';
import type { GuardTrait } from './vocabulary/trait.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';
import { SYNONYMS } from './vocabulary/synonyms.ts';

/** Returns the traits that a word of the user's own list names: "nuts" covers all nuts. */
export function traitsNamed(word: string): readonly GuardTrait[] {
  const all = (categories ??= VOCABULARY.filter(({ isCategory }) => isCategory).map(byNormalWords));
  return partsOf(word).flatMap((part) => namedBy(part, all).flatMap(({ traits }) => traits));
}

/**
 * Returns the guard entry of a word that the user wants in no recipe: the word and its synonyms in both languages,
 * singular and plural. "coriander" includes "Koriander" and "cilantro".
 */
export const ownEntry = (word: string): VocabularyEntry =>
  entry([], partsOf(word).flatMap(wordsFor).join(', '), { isOwn: true });

/** "Nüsse/Samen" are two words. */
const partsOf = (word: string): readonly string[] => word.split('/');

function wordsFor(word: string): readonly string[] {
  synonymGroups ??= SYNONYMS.map((words) => byNormalWords({ words }));
  const synonyms = namedBy(word, synonymGroups).flatMap(({ words }) => words);
  const food = foodByName(word);
  const names = food ? [...food.names.en, ...food.names.de] : [];
  const own = synonyms.length > 0 ? [word] : [...stemsOf(word)].flatMap(inCompounds);
  return [...own, ...synonyms, ...names].map((each) => each.replaceAll(',', ' '));
}

type ByNormalWords<Named> = { readonly normalWords: ReadonlySet<string>; readonly named: Named };

// Made on first use and kept: the lists are long, and every recipe has a guard of its own.
let categories: readonly ByNormalWords<VocabularyEntry>[] | undefined;
let synonymGroups: readonly ByNormalWords<{ readonly words: readonly string[] }>[] | undefined;

const byNormalWords = <Named extends { readonly words: readonly string[] }>(
  named: Named,
): ByNormalWords<Named> => ({
  normalWords: new Set(named.words.map((word) => normalText(word.replaceAll(/[*=~]/g, '')))),
  named,
});

/** Returns what a word names in the singular or plural. */
function namedBy<Named>(word: string, all: readonly ByNormalWords<Named>[]): readonly Named[] {
  const stems = [...stemsOf(word)];
  return all
    .filter(({ normalWords }) => stems.some((stem) => normalWords.has(stem)))
    .map(({ named }) => named);
}

/** Returns a word and its possible singular forms. */
function stemsOf(word: string): Set<string> {
  const own = normalText(word).replaceAll('|', ' ').trim();
  return new Set([
    own,
    ...ENDINGS.filter((ending) => own.endsWith(ending)).map((ending) => own.slice(0, -ending.length)),
  ]);
}

const ENDINGS = ['s', 'es', 'n', 'en', 'e'];

const SHORT = 4;

/**
 * Returns patterns for a word and the compounds that begin or end with it. A short word matches alone: "pea" must not
 * match "pear".
 */
const inCompounds = (word: string): string[] =>
  word.length < SHORT
    ? [word]
    : [`${word}*`, `*${word}`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
