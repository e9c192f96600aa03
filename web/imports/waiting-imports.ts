import { queryOptions } from '@tanstack/react-query';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import type { WaitingImport } from '../offline/schema.ts';

/** Number of waiting recipes, and of all recipes in their import. */
export type ImportProgress = { readonly waiting: number; readonly of: number };

export const importsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['imports', userId] as const,
    queryFn: async (): Promise<ImportProgress> => {
      const { store } = (await databaseOf(userId)).transaction('imports');
      const [waiting, first] = await Promise.all([store.count(), store.openCursor()]);
      return { waiting, of: Math.max(waiting, first?.value.of ?? 0) };
    },
    networkMode: 'always',
  });

export const nextImport = async (userId: UserId): Promise<WaitingImport | undefined> => {
  const { store } = (await databaseOf(userId)).transaction('imports');
  return (await store.openCursor())?.value;
};

export const dropImport = async (userId: UserId, id: RecipeId): Promise<void> =>
  (await databaseOf(userId)).delete('imports', id);
