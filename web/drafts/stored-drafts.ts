import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import { notifyOtherTabs } from '../offline/database/other-tabs.ts';
import type { RecipeDraft } from '../offline/recipe-draft.ts';

/** Unsaved recipes on this device, oldest first. */
export const draftsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['drafts', userId],
    queryFn: async (): Promise<readonly RecipeDraft[]> => (await databaseOf(userId)).getAll('drafts'),
    networkMode: 'always',
    // Held only here if the device has no room.
    gcTime: Infinity,
  });

/**
 * Shows a changed draft at once, and stores it.
 * @returns false if the device has no room: the draft lives as long as the page
 */
export async function storeDraft(userId: UserId, draft: RecipeDraft, client: QueryClient): Promise<boolean> {
  await show(userId, client, (drafts) => [...drafts.filter(({ id }) => id !== draft.id), draft]);
  return write(userId, draft.id, draft);
}

/** Removes a draft that was saved or discarded. */
export async function dropDraft(userId: UserId, id: RecipeId, client: QueryClient): Promise<void> {
  await show(userId, client, (drafts) => drafts.filter((each) => each.id !== id));
  await write(userId, id, 'delete');
}

async function show(
  userId: UserId,
  client: QueryClient,
  change: (drafts: readonly RecipeDraft[]) => readonly RecipeDraft[],
): Promise<void> {
  const { queryKey } = draftsQuery(userId);
  if (client.getQueryData(queryKey) === undefined) await client.prefetchQuery(draftsQuery(userId));
  client.setQueryData(queryKey, (drafts) => change(drafts ?? []));
}

/** The newest state of each draft that still has to be written. */
const unwritten = new Map<RecipeId, RecipeDraft | 'delete'>();
let isWriting = false;

/** Writes the newest state. Key presses during a write cause only one further write. */
async function write(userId: UserId, id: RecipeId, state: RecipeDraft | 'delete'): Promise<boolean> {
  unwritten.set(id, state);
  // The write in progress also writes this state, and reports the outcome.
  if (isWriting) return true;
  isWriting = true;
  try {
    for (const [next, newest] of unwritten) {
      unwritten.delete(next);
      const database = await databaseOf(userId);
      await (newest === 'delete' ? database.delete('drafts', next) : database.put('drafts', newest));
    }
    notifyOtherTabs({ type: 'changed', queryKey: [...draftsQuery(userId).queryKey] });
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    isWriting = false;
  }
}
