import type { RecipeReader } from '../ports.ts';
import type { Page, PageRequest } from '../../page.ts';
import type { UserId } from '../../user-id.ts';
import type { RecipeNotFound } from '../errors.ts';
import { err, ok, type Result } from '../../result.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { VariationCard } from '../recipe.ts';

/** Returns the variations of a user's recipe, newest first. */
export async function listVariations(
  { recipes }: { readonly recipes: RecipeReader },
  userId: UserId,
  id: RecipeId,
  page: PageRequest,
): Promise<Result<Page<VariationCard>, RecipeNotFound>> {
  const [parent, variations] = await Promise.all([
    recipes.find(userId, id),
    recipes.variations(userId, id, page),
  ]);
  return parent ? ok(variations) : err({ type: 'RecipeNotFound' });
}
