import type { Recipe } from '#core/recipe/recipe.ts';
import { useUser } from '../../../session/require-user.tsx';

/** Returns whether a recipe is the user's own. That of a member of the household is read, and changed by nobody else. */
export const useIsOwn = ({ userId }: Pick<Recipe, 'userId'>): boolean => userId === useUser().id;
