import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { NewRecipeInput, RecipeInput } from '#core/recipe/recipe-input.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { dropDraft } from './stored-drafts.ts';
import type { WrittenOperation } from '../offline/outbox.ts';
import type { RecipeDraft } from '../offline/recipe-draft.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { inputOf } from './draft.ts';
import { forgetPasted } from './pasted.ts';

/**
 * Returns a function that saves a draft and returns the recipe's ID. The device shows the recipe at once; the outbox
 * sends it.
 * @throws ValiError if the draft has problems
 */
export function useSaveDraft(): (draft: RecipeDraft, former?: Recipe) => Promise<RecipeId> {
  const { id: userId } = useUser();
  const { enqueue, enqueueWritten } = useOutbox(userId);
  const client = useQueryClient();
  return async (draft, former) => {
    const { writtenRecipe } = await import('./written-recipe.ts');
    const { id, version, picture } = draft;
    const input = { ...inputOf(draft), ...(picture === null && { image: null }) };
    const recipe = writtenRecipe(draft, { userId, former, now: Date.now() });
    const written = { recipeId: id, title: recipe.title, recipe, ...(picture && { picture }) };
    const operation: WrittenOperation =
      version === undefined
        ? { type: 'create', ...written, input: v.parse(NewRecipeInput, input) }
        : { type: 'edit', ...written, input: v.parse(RecipeInput, input), version };
    await enqueueWritten(operation);
    // Notes are sent separately, because they do not raise the version.
    const notes = draft.notes?.trim();
    if (former && notes !== undefined && notes !== (former.notes ?? ''))
      await enqueue({
        type: 'personal',
        recipeId: id,
        title: recipe.title,
        change: { notes },
        at: Date.now(),
      });
    await dropDraft(userId, id, client);
    if (draft.reading) forgetPasted();
    return id;
  };
}
