import type { Recipe, RecipeContent } from '../recipe/recipe.ts';
import type { RecipeOrigin } from '../recipe/facts/origin.ts';
import type { SharedRecipe } from './share.ts';

/** Public fields of the content. All other fields are private. */
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

export function sharedRecipeOf(
  recipe: Recipe,
  beside: Pick<SharedRecipe, 'by' | 'expiresAt' | 'pictures'>,
): SharedRecipe {
  const shown = PUBLIC.flatMap((name) => (recipe[name] === undefined ? [] : [[name, recipe[name]] as const]));
  return {
    // The cast is safe: `shown` has the fields of PUBLIC with their values.
    ...(Object.fromEntries(shown) as Pick<Recipe, (typeof PUBLIC)[number]>),
    origin: publicOrigin(recipe.origin),
    version: recipe.version ?? 1,
    createdAt: recipe.createdAt,
    ...beside,
  };
}

/** Returns the public source, without the address of another shared page, which is secret. */
function publicOrigin({ url, ...origin }: RecipeOrigin = { type: 'generated' }): RecipeOrigin {
  const isShare = origin.site === 'Munchify' && /\/r\/[\w-]{22}$/.test(url ?? '');
  return url === undefined || isShare ? origin : { ...origin, url };
}

/**
 * Returns whether the first photo is the cook's own picture of the dish. The photo of an imported recipe belongs to its
 * page, and that of a generated one shows the ingredients.
 */
export const hasDishPhoto = ({ imageUrls, origin, isPhotoOwn }: Recipe): boolean =>
  imageUrls.length > 0 && (origin?.type === 'own' || isPhotoOwn === true);
