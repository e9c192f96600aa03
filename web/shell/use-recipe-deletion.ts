import { useLingui } from '@lingui/react';
import { SECOND } from '#core/time.ts';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { toast } from '../ui/feedback/toast.ts';

/** For how long a deletion may be taken back: as long as the toast that offers it is shown. */
const PATIENCE = 5 * SECOND;

/** Takes a recipe away at once, and offers to put it back; the server learns of it when that offer is over. */
export function useRecipeDeletion(): (recipe: Pick<RecipeCard, 'id' | 'title'>) => Promise<void> {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { perform, takeBack } = useOutbox(userId);
  return async ({ id, title }) => {
    const entry = await perform({ type: 'delete', recipeId: id, title }, PATIENCE);
    toast({
      title: i18n._('recipe_deleted'),
      description: title,
      ...(entry !== undefined && {
        action: { label: i18n._('undo'), act: () => void takeBack(entry) },
      }),
    });
  };
}
