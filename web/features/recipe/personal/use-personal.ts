import type { Recipe } from '#core/recipe/recipe.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import type { PersonalFields } from '../../../offline/operation-rules/personal.ts';
import { useUser } from '../../../session/require-user.tsx';

/** Returns a function that changes the user's personal fields of a recipe. A change applies at once, even offline. */
export function usePersonal({
  id,
  title,
}: Pick<Recipe, 'id' | 'title'>): (change: PersonalFields) => Promise<void> {
  const { enqueue } = useOutbox(useUser().id);
  return async (change) => {
    await enqueue({ type: 'personal', recipeId: id, title, change, at: Date.now() });
  };
}
