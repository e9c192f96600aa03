import type { IdempotencyKey, KeyReused } from '../idempotency-key.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import { countCreation, refundAttempt } from '../limits/limits.ts';
import { chooseId } from '../recipe/choose-id.ts';
import type { IdTaken, RecipeNotFound, TooManyRecipes } from '../recipe/errors.ts';
import { newRecipe } from '../recipe/new-recipe.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeOrigin } from '../recipe/facts/origin.ts';
import { storeNew, type StoringPorts } from '../recipe/library/store-new.ts';
import { err, ok, type Result } from '../result.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { SharedPictureReader, SharedRecipeReader } from './ports.ts';
import { isOpen, type SharedRecipe, type ShareToken } from './share.ts';

type CopyPorts = StoringPorts & {
  readonly recipes: RecipeReader;
  readonly sharedRecipes: SharedRecipeReader;
  readonly sharedPictures: SharedPictureReader;
};

export type CopyRequest = {
  readonly token: ShareToken;
  /** Address of the shared page, the source of a recipe that has no other. */
  readonly url: string;
  readonly key: IdempotencyKey | undefined;
};

/**
 * Saves a shared recipe as an imported one of the user, with its source and picture. The copy outlives the original.
 * Idempotent per key, even if the original is gone by then.
 */
export async function copyShared(
  ports: CopyPorts,
  userId: UserId,
  { token, url, key }: CopyRequest,
): Promise<Result<RecipeId, RecipeNotFound | KeyReused | IdTaken | TooManyAttempts | TooManyRecipes>> {
  const { clock, recipes, secrets, sharedPictures, sharedRecipes } = ports;
  // Counted first, because each new key stores a row, whatever the result.
  const counted = await countCreation(ports, userId);
  if (!counted.ok) return counted;
  const request = secrets.hash(`copy ${token} ${key ?? secrets.id()}`);
  const id = await chooseId(ports, userId, { id: undefined, key, request });
  const held = await recipes.findRecord(userId, id);
  const another = { type: key === undefined ? 'IdTaken' : 'KeyReused' } as const;
  if (held) {
    await refundAttempt(ports, [counted.value]);
    return held.createdBy === request ? ok(id) : err(another);
  }
  const found = await sharedRecipes.find(token);
  if (!found || !isOpen(found, clock.now())) return err({ type: 'RecipeNotFound' });
  const jpeg = found.pictures.includes('dish') ? await sharedPictures.find(token, 'dish') : undefined;
  const picture = jpeg && { name: secrets.id(), jpeg };
  const copy = copyOf(found, { userId, id, photos: picture ? [picture.name] : [], now: clock.now(), url });
  const stored = await storeNew(ports, copy, request, picture);
  if (!stored.ok) return stored;
  return stored.value ? ok(id) : err(another);
}

function copyOf(
  shared: SharedRecipe,
  { url, ...place }: Pick<Recipe, 'userId' | 'id'> & { photos: string[]; now: EpochMs; url: string },
): Recipe {
  const { origin, version: _v, createdAt: _c, by, expiresAt: _e, pictures: _p, ...content } = shared;
  return newRecipe(content, { ...place, parent: undefined, origin: sourceOf(origin, by, url) });
}

/** Returns the source of a copy: that of an imported recipe, else the shared page. */
const sourceOf = (origin: RecipeOrigin, by: SharedRecipe['by'], url: string): RecipeOrigin => {
  const { type: _, isEdited: _e, ...source } = origin;
  if (source.url !== undefined || source.site !== undefined || source.author !== undefined)
    return { ...source, type: 'imported' };
  return { type: 'imported', url, site: 'Munchify', ...(by !== undefined && { author: by }) };
};
