import type { Language } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { recipePath } from '../../../paths.ts';

/** Path of a recipe for the printer, in the language in which it is shown. */
export const printPath = (id: RecipeId, language: Language, cookId?: UserId): string =>
  `${recipePath(id, cookId)}/print?language=${language}`;
