import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { draftsQuery, dropDraft, storeDraft } from '../offline/drafts/stored-drafts.ts';
import type { RecipeDraft } from '../offline/written/draft.ts';
import { useUser } from '../session/require-user.tsx';

/** Returns the drafts on this device and functions that change them. `drafts` is undefined until they are read. */
export function useDrafts() {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: drafts } = useQuery(draftsQuery(userId));
  return {
    drafts,
    store: (draft: RecipeDraft) => storeDraft(userId, draft, client),
    drop: (id: RecipeId) => dropDraft(userId, id, client),
    /** Returns a draft with changes that are not rendered yet. */
    current: (id: RecipeId) =>
      client.getQueryData(draftsQuery(userId).queryKey)?.find((draft) => draft.id === id),
  };
}
