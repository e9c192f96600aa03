import type { Language } from '../language.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { languageOfText, likelyLanguage } from '../language/text-language.ts';

export const languageOf = (recipe: RawRecipe): Language | undefined => languageOfText(wordsOf(recipe));

/** Guesses the language of a recipe that is saved before its user sees it. */
export const probableLanguage = (recipe: RawRecipe): Language | undefined =>
  recipe.language ?? languageOf(recipe) ?? likelyLanguage(wordsOf(recipe));

const wordsOf = ({ title, ingredients, instructions }: RawRecipe): string =>
  [title, ...[...instructions, ...ingredients].map(({ text }) => text)].join('\n');
