import { photoNameIn } from '../../photo/photo.ts';
import type { Language } from '../../language.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { err, ok, type Result } from '../../result.ts';
import { carryOut, type AuthorPorts, type Order, type OrderFailure } from './run-generation.ts';
import { preferencesWith } from '../aim-check.ts';
import { aimsOf, type Aim } from '../aim.ts';
import type { Cook } from './requester.ts';
import type { Tell } from '../model/events.ts';
import type { Preferences } from '../preferences.ts';
import { isActive } from './run.ts';
import { conclude } from './reconcile-run.ts';

export type VaryRequest = Pick<Order, 'key' | 'bodyHash' | 'joins'> & {
  readonly parent: RecipeId;
  readonly wish: string | undefined;
  readonly aims: readonly Aim[];
  readonly language: Language;
  readonly preferences: Preferences;
};

/**
 * Makes another recipe from the foods of one, as `carryOut` does. It gets copies of its parent's photos, so that each may
 * be deleted alone.
 * @returns RecipeNotFound where the parent is gone, unless the variation stands already
 */
export async function varyRecipe(
  ports: AuthorPorts,
  cook: Cook,
  { parent: parentId, wish, aims: chosen, language, preferences: liked, ...order }: VaryRequest,
  tell: Tell,
): Promise<Result<Recipe, OrderFailure>> {
  const parent = await ports.recipes.find(cook.userId, parentId);
  const photos = parent && (await photosOf(ports, parent));
  if (!photos) return broughtBefore(ports, cook, order.key);
  const aims = aimsOf(chosen, wish);
  const preferences = preferencesWith(aims, liked, parent);
  const brief = { photos, language, preferences, parent, aims, wish };
  return carryOut(ports, cook, { ...order, brief, parent: parentId }, tell);
}

/** @returns undefined where one is missing: photos go first when a recipe is deleted */
async function photosOf(
  { photos }: Pick<AuthorPorts, 'photos'>,
  { imageUrls }: Recipe,
): Promise<readonly Uint8Array[] | undefined> {
  const found = await Promise.all(imageUrls.map((url) => photos.find(photoNameIn(url))));
  const whole = found.filter((jpeg) => jpeg !== undefined);
  return whole.length === imageUrls.length ? whole : undefined;
}

async function broughtBefore(
  { journal, runs, recipes, usage }: Pick<AuthorPorts, 'journal' | 'runs' | 'recipes' | 'usage'>,
  { userId }: Cook,
  key: Order['key'],
): Promise<Result<Recipe, OrderFailure>> {
  const run = await runs.find(userId, key);
  const recipe = run && (await recipes.broughtBy(userId, run));
  if (!recipe) return err({ type: 'RecipeNotFound' });
  // It may have been stopped before it was paid for.
  if (isActive(run)) await conclude({ runs, usage }, userId, run);
  journal.replayed('recipe');
  return ok(recipe);
}
