import type { WrittenOperation } from '../../offline/outbox.ts';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { draftOf } from '../../drafts/draft.ts';

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
