import type { IdempotencyKey, KeyReused } from '../../idempotency-key.ts';
import type { Language } from '../../language.ts';
import type { TooManyAttempts } from '../../limits/errors.ts';
import { countCreation, refundAttempt } from '../../limits/limits.ts';
import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import { err, ok, type Result } from '../../result.ts';
import type { UserId } from '../../user-id.ts';
import type { IdTaken, RecipeTooLong, TooManyRecipes } from '../errors.ts';
import { newRecipe } from '../new-recipe.ts';
import { differentTags } from '../personal.ts';
import type { RecipeReader } from '../ports.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { NewRecipeInput } from '../recipe-input.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeOrigin } from '../facts/origin.ts';
import { chooseId } from '../choose-id.ts';
import { checkedPicture } from './picture.ts';
import { isInputTooLong, isTooLong } from './stored-size.ts';
import { storeNew, type StoringPorts } from '../library/store-new.ts';
import { typedContent } from './typed-content.ts';

type CreatePorts = StoringPorts & { readonly recipes: RecipeReader };

export type CreateRequest = {
  readonly input: Omit<NewRecipeInput, 'image'>;
  readonly image: Uint8Array | null | undefined;
  readonly language: Language;
  readonly bodyHash: string;
  readonly key: IdempotencyKey | undefined;
};

/**
 * Adds a recipe that the user has typed or imported. A repeated request, recognised by recipe ID or key, finds the
 * existing recipe; a recipe deleted meanwhile is not created again.
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
  const { clock, recipes } = ports;
  const counted = await countCreation(ports, userId);
  if (!counted.ok) return counted;
  if (isInputTooLong(input)) return err({ type: 'RecipeTooLong' });
  const id = await chooseId(ports, userId, { id: input.id, key, request });
  const held = await recipes.findRecord(userId, id);
  // A refused request leaves its key without a recipe: another request may use the key.
  const another = { type: input.id === undefined && key !== undefined ? 'KeyReused' : 'IdTaken' } as const;
  if (held) {
    await refundAttempt(ports, [counted.value]);
    return held.createdBy === request ? ok(id) : err(another);
  }
  const checked = checkedPicture(ports, image);
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
    ...(input.isFavorite && { isFavorite: true }),
    ...(input.rating !== undefined && { rating: input.rating }),
  };
  if (isTooLong(recipe)) return err({ type: 'RecipeTooLong' });
  const stored = await storeNew(ports, recipe, request, picture);
  if (!stored.ok) return stored;
  return stored.value ? ok(id) : err(another);
}

/** A client cannot claim that a recipe was generated here: it counts as imported. */
function originOf(origin: RecipeOrigin = { type: 'own' }): RecipeOrigin {
  const { isEdited: _, ...rest } = origin;
  return { ...rest, type: origin.type === 'generated' ? 'imported' : origin.type };
}
