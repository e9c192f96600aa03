import type { Language } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { recipePath } from '../../../paths.ts';

/** Path of a recipe's printable page, in the language on screen. */
export const printPath = (id: RecipeId, language: Language, cookId?: UserId): string =>
  `${recipePath(id, cookId)}/print?language=${language}`;
