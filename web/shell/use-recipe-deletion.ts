import { useLingui } from '@lingui/react';
import { SECOND } from '#core/time.ts';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { toast } from '../ui/feedback/toast.ts';

/** As long as the toast that offers to undo the deletion is shown. */
const UNDO_WINDOW = 5 * SECOND;

/** Returns a function that hides a recipe at once and deletes it at the server after the undo window. */
export function useRecipeDeletion(): (recipe: Pick<RecipeCard, 'id' | 'title'>) => Promise<void> {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { enqueue, discard } = useOutbox(userId);
  return async ({ id, title }) => {
    const entryId = await enqueue({ type: 'delete', recipeId: id, title }, UNDO_WINDOW);
    toast({
      title: i18n._('recipe_deleted'),
      description: title,
      ...(entryId !== undefined && {
        action: { label: i18n._('undo'), act: () => void discard(entryId) },
      }),
    });
  };
}
