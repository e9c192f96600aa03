import type { Language } from '../language.ts';
import { bareName } from './fold-name.ts';
import type { Food } from './food.ts';

/** Singular and plural of a food; equal if it is not counted. */
export type FoodNames = { readonly one: string; readonly several: string };

/** Returns the names from the table. The second one is a plural only if it is a form of the first. */
export function namesOf({ names, weights }: Pick<Food, 'names' | 'weights'>, language: Language): FoodNames {
  const [one = '', more] = names[language];
  const isPlural = weights.piece !== undefined && more !== undefined && isFormOf(one, more);
  return { one, several: isPlural ? more : one };
}

/**
 * Returns whether a name is another form of one: "carrots" of "carrot", but neither "chicken carcass" nor
 * "Lachsfilet".
 */
function isFormOf(one: string, other: string): boolean {
  const words = bareName(one).split(' ');
  const others = bareName(other).split(' ');
  return words.length === others.length && words.every((word, at) => isWordFormOf(word, others[at]));
}

const isWordFormOf = (word: string, other = ''): boolean =>
  other.startsWith(word.slice(0, STEM)) &&
  other.length >= word.length &&
  other.length <= word.length + MAX_ENDING_LENGTH;

const STEM = 3;
const MAX_ENDING_LENGTH = 3;
