import { queryOptions } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from './database.ts';
import type { PendingGeneration } from './schema.ts';

export const storePendingGeneration = async (userId: UserId, pending: PendingGeneration): Promise<void> => {
  await (await databaseOf(userId)).put('pendingGenerations', pending);
};

export const dropPendingGeneration = async (userId: UserId, key: string): Promise<void> => {
  await (await databaseOf(userId)).delete('pendingGenerations', key);
};

export const findPendingGeneration = async (
  userId: UserId,
  key: string,
): Promise<PendingGeneration | undefined> => (await databaseOf(userId)).get('pendingGenerations', key);

/** Marks a generation as cancelled or as wanted again. Does nothing if it was removed meanwhile. */
export async function markCancelled(userId: UserId, key: string, isCancelled: boolean): Promise<void> {
  const transaction = (await databaseOf(userId)).transaction('pendingGenerations', 'readwrite');
  const pending = await transaction.store.get(key);
  if (pending) {
    const { isCancelled: _, ...wanted } = pending;
    await transaction.store.put(isCancelled ? { ...pending, isCancelled } : wanted);
  }
  await transaction.done;
}

/** All pending generations, oldest first. */
export const pendingGenerations = async (userId: UserId): Promise<PendingGeneration[]> => {
  const all = await (await databaseOf(userId)).getAll('pendingGenerations');
  return all.toSorted((a, b) => a.requestedAt - b.requestedAt);
};

/** Pending generations that the user still wants. */
export const pendingGenerationsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['pending generations', userId],
    queryFn: async () => (await pendingGenerations(userId)).filter(({ isCancelled }) => !isCancelled),
    networkMode: 'always',
  });
