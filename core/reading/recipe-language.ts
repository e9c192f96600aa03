import type { Language } from '../language.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { languageOfText, likelyLanguage } from '../language/text-language.ts';

/** Returns the language that a recipe is written in. */
export const languageOf = (recipe: RawRecipe): Language | undefined => languageOfText(wordsOf(recipe));

/** Returns the language that a recipe is probably written in, for one that its user does not see before it is saved. */
export const probableLanguage = (recipe: RawRecipe): Language | undefined =>
  recipe.language ?? languageOf(recipe) ?? likelyLanguage(wordsOf(recipe));

const wordsOf = ({ title, ingredients, instructions }: RawRecipe): string =>
  [title, ...[...instructions, ...ingredients].map(({ text }) => text)].join('\n');
