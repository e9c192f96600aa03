import { queryOptions } from '@tanstack/react-query';
import type { UserId } from '#core/account/account.ts';
import type { Aim } from '#core/author/aim.ts';
import type { IngredientsInput } from '#core/author/ingredients.ts';
import type { Preferences } from '#core/author/preferences.ts';
import type { Language } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { databaseOf } from './database.ts';

/**
 * A recipe that the cook has asked for. It stands on the device before it is sent: whatever happens to the tab or the
 * connection, asking again with the same key and the same words gives the same recipe, charged once.
 */
export type PendingGeneration = {
  /** The idempotency key. */
  readonly key: string;
  /** What it is written from; a variation has its recipe's. */
  readonly photos: readonly Blob[];
  /** The recipe that it is to be a variation of. */
  readonly variationOf?: RecipeId;
  /** What the variation has to be, and the cook's own words for it. */
  readonly aims?: readonly Aim[];
  readonly wish?: string;
  readonly language: Language;
  readonly preferences: Preferences;
  /** What is known of the food. What an older version of the app has kept holds no guesses. */
  readonly ingredients?: IngredientsInput;
  readonly madeAt: number;
  /** The cook no longer wants it, and the server may not know yet. */
  readonly isCancelled?: true;
};

export const storePendingGeneration = async (userId: UserId, wish: PendingGeneration): Promise<void> => {
  await (await databaseOf(userId)).put('wishes', wish);
};

export const dropPendingGeneration = async (userId: UserId, key: string): Promise<void> => {
  await (await databaseOf(userId)).delete('wishes', key);
};

export const findPendingGeneration = async (
  userId: UserId,
  key: string,
): Promise<PendingGeneration | undefined> => (await databaseOf(userId)).get('wishes', key);

/** What waits to be sent, for the screen. */
export const pendingGenerationsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['wishes', userId],
    queryFn: async () => (await pendingGenerations(userId)).filter(({ isCancelled }) => !isCancelled),
    networkMode: 'always',
  });

/** What was asked for and has not come, oldest first. */
export const pendingGenerations = async (userId: UserId): Promise<PendingGeneration[]> => {
  const wishes = await (await databaseOf(userId)).getAll('wishes');
  return wishes.toSorted((a, b) => a.madeAt - b.madeAt);
};
