import { otherLanguage, type Language } from '../../language.ts';
import { areWithin } from '../../language/typing-mistakes.ts';
import { foldName } from '../fold-name.ts';
import type { Food } from '../food.ts';
import { once, remembered } from '../../language/remembered.ts';
import { FOODS } from './foods.ts';

/** Returns the foods of an ambiguous name. */
export const unclearName = (name: string): readonly Food[] | undefined => unclear().get(foldName(name));

/** Foods by folded ambiguous names. */
const unclear = once(
  () =>
    new Map(
      [...new Set(FOODS.flatMap(({ ambiguous = [] }) => ambiguous))].map((name) => [
        foldName(name),
        FOODS.filter(({ ambiguous }) => ambiguous?.includes(name)),
      ]),
    ),
);

/** Minimum letters of a word to correct: shorter ones are too similar to others. */
const SHORTEST = 5;

/**
 * Returns the foods whose names differ from what is typed by one mistake in one long word: a letter too many, too few,
 * another one, or two that have changed places. Names of the language come first; those of the other only without them.
 */
export function foodsLike(typed: string, language: Language): readonly Food[] {
  const words = foldName(typed).split(' ');
  const inLanguage = (each: Language) =>
    folded(each).flatMap(({ food, names }) => (names.some((name) => isNear(words, name)) ? [food] : []));
  const several = [...unclear()].flatMap(([name, foods]) => (isNear(words, name.split(' ')) ? foods : []));
  const found = [...inLanguage(language), ...several];
  return [...new Set(found.length > 0 ? found : inLanguage(otherLanguage(language)))];
}

/** Built at the first typo: most users make none. */
const folded = remembered((language: Language) =>
  FOODS.map((food) => ({ food, names: food.names[language].map((name) => foldName(name).split(' ')) })),
);

function isNear(typed: readonly string[], name: readonly string[]): boolean {
  if (typed.length !== name.length) return false;
  const wrong = typed.flatMap((word, at) => (word === name[at] ? [] : [[word, name[at] ?? ''] as const]));
  const [only, ...others] = wrong;
  if (!only || others.length > 0) return false;
  const [word, meant] = only;
  return word.length >= SHORTEST && meant.length >= SHORTEST && areWithin(word, meant, 1);
}
