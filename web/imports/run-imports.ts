import { newRecipe } from '#core/recipe/new-recipe.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import type { UserId } from '#core/user-id.ts';
import { preparePicture } from '../generation/downscale.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { dropImport, nextImport } from './waiting-imports.ts';
import type { WaitingImport } from '../offline/schema.ts';
import type { OutboxOperation } from '../offline/operations.ts';
import { enqueue, isUncreated, outboxEntries } from '../offline/outbox.ts';
import { blobOf, type StoredPicture } from '../offline/pictures/stored-picture.ts';

/** Maximum number of outbox entries while recipes are added. Every screen reads all entries. */
const MAX_ENTRIES = 20;

/**
 * Moves waiting recipes to the outbox until it is full. A reload repeats one recipe at most, which keeps its ID.
 * @param onAdded called after each recipe
 * @returns the number of recipes in the import, after its last one was added
 */
export async function runImports(
  userId: UserId,
  onAdded: (operation: OutboxOperation) => Promise<void>,
): Promise<number> {
  return navigator.locks.request(`imports ${userId}`, async () => {
    let count = 0;
    for (let next = await nextImport(userId); next; next = await nextImport(userId)) {
      const entries = await outboxEntries(userId);
      if (entries.length >= MAX_ENTRIES) return 0;
      const operation = await creationOf(userId, next);
      if ((await nextImport(userId))?.id !== next.id) return 0;
      if (!isUncreated(entries, next.id)) await enqueue(userId, operation);
      await dropImport(userId, next.id);
      await onAdded(operation);
      count = next.of;
    }
    return count;
  });
}

async function creationOf(
  userId: UserId,
  { id, input, picture }: WaitingImport,
): Promise<OutboxOperation<'create'>> {
  const jpeg = picture && (await jpegOf(picture));
  return {
    type: 'create',
    isImport: true,
    recipeId: id,
    title: input.title,
    recipe: recipeOf(userId, { ...input, id }),
    input: { ...input, id },
    ...(jpeg && { picture: { id: crypto.randomUUID(), jpeg } }),
  };
}

/** Returns undefined for an unreadable picture: the recipe is saved without it. */
const jpegOf = (picture: StoredPicture): Promise<ArrayBuffer | undefined> =>
  preparePicture(blobOf(picture)).catch(() => undefined);

function recipeOf(userId: UserId, input: NewRecipeInput & { readonly id: number }): Recipe {
  const { id, origin = { type: 'own' }, tags, isFavorite, rating } = input;
  const content = typedContent(input, input.language ?? preferredLanguage());
  const recipe = newRecipe(content, { userId, id, photos: [], now: Date.now(), parent: undefined, origin });
  return {
    ...recipe,
    ...(tags && { tags }),
    ...(isFavorite && { isFavorite }),
    ...(rating !== undefined && { rating }),
  };
}
