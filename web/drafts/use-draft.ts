import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { draftsQuery, dropDraft, storeDraft } from './stored-drafts.ts';
import type { RecipeDraft } from '../offline/recipe-draft.ts';
import { useUser } from '../session/require-user.tsx';

/** Returns the drafts on this device and functions that store and drop one. `drafts` is undefined while loading. */
export function useDrafts() {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: drafts } = useQuery(draftsQuery(userId));
  return {
    drafts,
    store: (draft: RecipeDraft) => storeDraft(userId, draft, client),
    drop: (id: RecipeId) => dropDraft(userId, id, client),
  };
}

/**
 * Returns a draft as state, and a function that changes and stores it. Fields need state: the query cache updates too
 * late for typing.
 */
export function useDraft(held: RecipeDraft) {
  const { store } = useDrafts();
  const [changed, setChanged] = useState<RecipeDraft>();
  const [hasRoom, setHasRoom] = useState(true);
  const latest = useRef<RecipeDraft>(undefined);
  /** Returns the draft including changes that are not rendered yet. */
  const current = () => latest.current ?? held;
  return {
    draft: changed ?? held,
    current,
    /** False if the newest change could not be stored on this device. */
    hasRoom,
    change(fields: Partial<RecipeDraft>) {
      const next = { ...current(), ...fields };
      latest.current = next;
      setChanged(next);
      void store(next).then(setHasRoom);
    },
  };
}
