import type { WrittenOperation } from '#web/shared/sync/outbox.ts';
import type { RecipeDraft } from '#web/shared/platform/storage/recipe-draft.ts';
import { draftOf } from '../../data/drafts/draft.ts';

/** Returns a draft with the user's text that the server has refused. */
export function draftOfRefused(operation: WrittenOperation): RecipeDraft {
  const { recipe, picture, input } = operation;
  const { version: _, kept, ...draft } = draftOf(recipe);
  return {
    ...draft,
    kept: { ...kept, ...(operation.type === 'create' && recipe.tags && { tags: recipe.tags }) },
    ...(picture && { picture }),
    ...(input.image === null && { picture: null }),
    ...(operation.type === 'edit' && { version: operation.version }),
  };
}
