import type { Recipe } from '#core/recipe/recipe.ts';
import { useUser } from '../../../session/require-user.tsx';

/** Returns whether a recipe is the user's own. Recipes of other household members are read-only. */
export const useIsOwn = ({ userId }: Pick<Recipe, 'userId'>): boolean => userId === useUser().id;
