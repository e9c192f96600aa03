import { useLingui } from '@lingui/react';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { toast, TOAST_TIME } from '../ui/feedback/toast.ts';

/** Returns a function that hides a recipe at once. The server deletes it after the toast that offers to undo this. */
export function useRecipeDeletion(): (recipe: Pick<RecipeCard, 'id' | 'title'>) => Promise<void> {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { enqueue, discard } = useOutbox(userId);
  return async ({ id, title }) => {
    const entryId = await enqueue({ type: 'delete', recipeId: id, title }, TOAST_TIME);
    toast({
      title: i18n._('recipe_deleted'),
      description: title,
      ...(entryId !== undefined && {
        action: { label: i18n._('undo'), act: () => void discard(entryId) },
      }),
    });
  };
}
