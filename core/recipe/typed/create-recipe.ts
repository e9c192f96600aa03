import type { IdempotencyKey, KeyReused } from '../../idempotency-key.ts';
import type { Language } from '../../language.ts';
import type { TooManyAttempts } from '../../limits/errors.ts';
import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import { photoUrl } from '../../photo/photo.ts';
import type { PhotoWriter } from '../../photo/ports.ts';
import { err, ok, type Result } from '../../result.ts';
import type { UserId } from '../../user-id.ts';
import type { IdTaken, RecipeTooLong, TooManyRecipes } from '../errors.ts';
import { newRecipe } from '../new-recipe.ts';
import { differentTags } from '../personal.ts';
import type { RecipeReader } from '../ports.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { NewRecipeInput } from '../recipe-input.ts';
import type { Recipe, RecipeOrigin } from '../recipe.ts';
import { chooseId } from '../choose-id.ts';
import { checkedPicture } from './picture.ts';
import { isInputTooLong, isTooLong } from './stored-size.ts';
import { storeNew, type StoringPorts } from '../library/store-new.ts';
import { typedContent } from './typed-content.ts';

type CreatePorts = StoringPorts & {
  readonly recipes: RecipeReader;
  readonly photos: PhotoWriter;
};

export type CreateRequest = {
  readonly input: Omit<NewRecipeInput, 'image'>;
  readonly image: Uint8Array | null | undefined;
  /** Counts if the recipe's texts do not tell theirs. */
  readonly language: Language;
  /** Distinguishes a repeated request from another one. */
  readonly bodyHash: string;
  readonly key: IdempotencyKey | undefined;
};

/**
 * Adds a recipe that the user has typed or imported. A repeated request, known by the recipe's ID or by its key, finds
 * the recipe there. The picture follows the recipe, which lists it: whatever happens, none is left behind.
 */
export async function createRecipe(
  ports: CreatePorts,
  userId: UserId,
  { input, image, language, bodyHash: request, key }: CreateRequest,
): Promise<
  Result<
    RecipeId,
    IdTaken | KeyReused | TooManyAttempts | TooManyRecipes | RecipeTooLong | PhotoInvalid | PhotosTooLarge
  >
> {
  const { clock, photos, recipes } = ports;
  if (isInputTooLong(input)) return err({ type: 'RecipeTooLong' });
  const id = await chooseId(ports, userId, { id: input.id, key, request });
  const checked = checkedPicture(ports, { userId, id, image, request });
  if (!checked.ok) return checked;
  const picture = checked.value;
  const recipe: Recipe = {
    ...newRecipe(typedContent(input, language), {
      userId,
      id,
      photos: picture ? [picture.name] : [],
      now: clock.now(),
      parent: undefined,
      origin: originOf(input.origin),
    }),
    ...(input.tags && input.tags.length > 0 && { tags: differentTags(input.tags) }),
    ...(input.notes && { notes: input.notes }),
  };
  if (isTooLong(recipe)) return err({ type: 'RecipeTooLong' });
  const held = await recipes.findRecord(userId, id);
  // A request that was refused has left its key, and no recipe: another one may use it.
  const another = { type: input.id === undefined && key !== undefined ? 'KeyReused' : 'IdTaken' } as const;
  if (held && held.createdBy !== request) return err(another);
  const stored = held ? ok(true) : await storeNew(ports, recipe, request);
  if (!stored.ok) return stored;
  if (!stored.value) return err(another);
  // An earlier request may have been interrupted before its picture; an edit may have replaced that since.
  const shown = held?.recipe ?? recipe;
  if (picture && shown.imageUrls.includes(photoUrl(picture.name)))
    await photos.put(picture.name, picture.jpeg);
  return ok(id);
}

/** Nobody but us generates recipes: one that comes in from elsewhere was imported. */
function originOf(origin: RecipeOrigin = { type: 'own' }): RecipeOrigin {
  const { isEdited: _, ...rest } = origin;
  return { ...rest, type: origin.type === 'generated' ? 'imported' : origin.type };
}
