import type { Recipe, RecipeContent } from '../recipe/recipe.ts';
import type { RecipeOrigin } from '../recipe/facts/origin.ts';
import type { SharedRecipe } from './share.ts';

/** The fields of the content that others see. What is not listed here stays with the cook. */
const PUBLIC = [
  'title',
  'cuisine',
  'description',
  'equipment',
  'servingTip',
  'storageTip',
  'dietaryPreferences',
  'difficulty',
  'prepTime',
  'activeTime',
  'servings',
  'makes',
  'lines',
  'steps',
  'nutrition',
  'unmatchedShare',
  'range',
  'language',
  'model',
  'translation',
] as const satisfies readonly (keyof RecipeContent & keyof SharedRecipe)[];

/** Returns what others see of a recipe. */
export function sharedRecipeOf(
  recipe: Recipe,
  beside: Pick<SharedRecipe, 'by' | 'expiresAt' | 'pictures'>,
): SharedRecipe {
  const shown = PUBLIC.flatMap((name) => (recipe[name] === undefined ? [] : [[name, recipe[name]] as const]));
  return {
    // The fields of the list, each with its value.
    ...(Object.fromEntries(shown) as Pick<Recipe, (typeof PUBLIC)[number]>),
    origin: publicOrigin(recipe.origin),
    version: recipe.version ?? 1,
    createdAt: recipe.createdAt,
    ...beside,
  };
}

/**
 * Returns the source that anybody may read. The address of another shared page is a secret between the one who shared it and
 * the one who has copied it.
 */
function publicOrigin({ url, ...origin }: RecipeOrigin = { type: 'generated' }): RecipeOrigin {
  const isShare = origin.site === 'Munchify' && /\/r\/[\w-]{22}$/.test(url ?? '');
  return url === undefined || isShare ? origin : { ...origin, url };
}

/**
 * Tells whether the first photo of a recipe is the cook's own and shows the dish. That of an imported recipe belongs to its
 * page, and that of a generated one shows what was in the kitchen.
 */
export const hasDishPhoto = ({ imageUrls, origin, isPhotoOwn }: Recipe): boolean =>
  imageUrls.length > 0 && (origin?.type === 'own' || isPhotoOwn === true);
