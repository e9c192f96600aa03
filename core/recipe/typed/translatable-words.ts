import type { Recipe } from '../recipe.ts';

/** Translatable words of a recipe, each with its place. */
type Worded = Pick<Recipe, 'title' | 'lines' | 'steps' | 'language'> &
  Partial<Pick<Recipe, 'cuisine' | 'description' | 'servingTip' | 'storageTip' | 'equipment' | 'changes'>>;

/** Returns true if two recipes can share a translation: their words are equal, in the same places. */
export const haveSameWords = (one: Worded, other: Worded): boolean =>
  one.language === other.language && JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

export const translatableLength = (recipe: Worded): number =>
  wordsOf(recipe)
    .flat(2)
    .reduce((sum, word = '') => sum + word.length, 0);

/** Amounts are left out: a translated line has the same ones, and amounts in steps are part of the text. */
const wordsOf = ({ title, cuisine, lines, steps, changes, ...notes }: Worded) => [
  [title, cuisine, notes.description, notes.servingTip, notes.storageTip],
  notes.equipment ?? [],
  lines.map(({ name, note, section }) => [name, note, section]),
  steps.map(({ text, section }) => [text, section]),
  (changes?.removed ?? []).map(({ name }) => name),
];
