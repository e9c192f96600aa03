import { recipeTexts } from '#core/recipe/new-recipe.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { RecipeDraft } from '../offline/recipe-draft.ts';
import { inputOf } from './draft.ts';

type Context = { readonly userId: UserId; readonly former: Recipe | undefined; readonly now: EpochMs };

/** Returns the recipe of a draft, which the device shows until the server has it. */
export function writtenRecipe(draft: RecipeDraft, { userId, former, now }: Context): Recipe {
  const { id, version = 0, picture, kept, language, origin } = draft;
  const content = typedContent(inputOf(draft), language, former);
  return {
    ...content,
    ...recipeTexts(content),
    id,
    userId,
    imageUrls: picture === null ? [] : (former?.imageUrls ?? []),
    timestamp: former?.timestamp ?? now,
    createdAt: former?.createdAt ?? now,
    isCooked: former?.isCooked ?? false,
    ...(former?.cookedAt !== undefined && { cookedAt: former.cookedAt }),
    ...(former?.parentRecipeId !== undefined && { parentRecipeId: former.parentRecipeId }),
    origin: origin.type === 'generated' ? { ...origin, isEdited: true } : origin,
    version: version + 1,
    ...personalOf(former),
    ...(kept.tags && { tags: kept.tags }),
    ...(draft.notes?.trim() && { notes: draft.notes.trim() }),
  };
}

/** Returns the user's personal fields of the edited recipe. An edit keeps all of them except the notes. */
function personalOf(former: Recipe | undefined) {
  if (!former) return {};
  const { tags, isFavorite, rating, timesCooked } = former;
  return {
    ...(tags && { tags }),
    ...(isFavorite && { isFavorite }),
    ...(rating !== undefined && { rating }),
    ...(timesCooked !== undefined && { timesCooked }),
  };
}
