import * as v from 'valibot';
import { photoNameIn } from '../../photo/photo.ts';
import type { PhotoReader } from '../../photo/ports.ts';
import { Language } from '../../language.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import type { FoodId } from '../../nutrition/food.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { err, ok, type Result } from '../../result.ts';
import {
  runGeneration,
  type GenerationPorts,
  type GenerationRequest,
  type GenerationFailure,
} from './run-generation.ts';
import { preferencesWith } from '../aim-check.ts';
import { aimsOf, type Aim } from '../aim.ts';
import { namesAmong } from '../draft/named-foods.ts';
import { Ingredients } from '../ingredients.ts';
import type { Requester } from './requester.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import type { Preferences } from '../preferences.ts';
import { isActive } from './run.ts';
import { finishRun } from './reconcile-run.ts';

export type VaryRequest = Pick<GenerationRequest, 'key' | 'bodyHash' | 'joins'> & {
  readonly parent: RecipeId;
  readonly wish: string | undefined;
  readonly aims: readonly Aim[];
  readonly language: Language;
  readonly preferences: Preferences;
};

/**
 * Generates another recipe from the foods of an existing one; see `runGeneration`. Copies the parent's photos, so that
 * each recipe can be deleted alone.
 * @returns RecipeNotFound if the parent is gone, unless the variation exists already
 */
export async function varyRecipe(
  ports: GenerationPorts & { readonly photos: PhotoReader },
  user: Requester,
  { parent: parentId, wish, aims: chosen, language, preferences: liked, ...order }: VaryRequest,
  emit: EmitGenerationEvent,
): Promise<Result<Recipe, GenerationFailure>> {
  const parent = await ports.recipes.find(user.userId, parentId);
  if (!parent) return existingVariation(ports, user, order.key);
  const photos = await photosOf(ports, parent);
  const aims = aimsOf(chosen, wish);
  const preferences = preferencesWith(aims, liked, parent);
  const ingredients = ingredientsFor(parent, wish);
  const input = { photos, language, preferences, ingredients, parent, aims, wish };
  return runGeneration(ports, user, { ...order, input, parent: parentId }, emit);
}

/**
 * Returns the foods that the cook ticked and removed for the parent, because the kitchen is the same. A wish that names
 * a removed food makes it available again.
 */
function ingredientsFor({ asked }: Recipe, wish: string | undefined): Ingredients | undefined {
  const known = v.safeParse(Ingredients, asked);
  if (!known.success) return undefined;
  const words = foldName(wish ?? '');
  const isWished = (food: FoodId) => Language.options.some((each) => namesAmong(food, words, [], each));
  return { ...known.output, removed: known.output.removed.filter((food) => !isWished(food)) };
}

/** Returns the parent's photos that still exist. A recipe can be varied without photos. */
async function photosOf(
  { photos }: { readonly photos: PhotoReader },
  { imageUrls }: Recipe,
): Promise<readonly Uint8Array[]> {
  const found = await Promise.all(imageUrls.map((url) => photos.find(photoNameIn(url))));
  return found.filter((jpeg) => jpeg !== undefined);
}

async function existingVariation(
  { metrics, runs, recipes, usage }: Pick<GenerationPorts, 'metrics' | 'runs' | 'recipes' | 'usage'>,
  { userId }: Requester,
  key: GenerationRequest['key'],
): Promise<Result<Recipe, GenerationFailure>> {
  const run = await runs.find(userId, key);
  const recipe = run && (await recipes.findByRun(userId, run));
  if (!recipe) return err({ type: 'RecipeNotFound' });
  // An interrupted run may have stored the recipe without counting it.
  if (isActive(run)) await finishRun({ runs, usage }, userId, run);
  metrics.countReplay('recipe');
  return ok(recipe);
}
