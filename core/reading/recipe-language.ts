import type { Language } from '../language.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { languageOfText } from './text/text-language.ts';

/** Returns the language that a recipe is written in. */
export const languageOf = ({ title, ingredients, instructions }: RawRecipe): Language | undefined =>
  languageOfText([title, ...[...instructions, ...ingredients].map(({ text }) => text)].join('\n'));
