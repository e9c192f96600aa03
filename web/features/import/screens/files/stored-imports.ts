import type { QueryClient } from '@tanstack/react-query';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '#web/shared/platform/storage/database.ts';
import type { WaitingImport } from '#web/shared/platform/storage/schema.ts';
import { importsQuery } from '../../data/waiting-imports.ts';
import { invalidate } from '#web/shared/sync/tabs/invalidate.ts';

/** Returns the IDs of all recipes on this device, unsent ones included. */
export async function knownIds(userId: UserId): Promise<ReadonlySet<RecipeId>> {
  const database = await databaseOf(userId);
  const [cards, imports, outbox] = await Promise.all([
    database.getAllKeys('cards'),
    database.getAllKeys('imports'),
    database.getAll('outbox'),
  ]);
  const created = outbox.flatMap(({ operation }) =>
    operation.type === 'create' ? [operation.recipeId] : [],
  );
  return new Set([...cards, ...imports, ...created]);
}

/** Number of recipes per transaction, so that their pictures fit into memory. */
const BATCH = 20;

/**
 * Stores the chosen recipes with their pictures. From then on they survive a reload.
 * @param pictureOf finds the picture of a recipe in its file
 * @param onStored called with the number of stored recipes
 */
export async function storeImports<Chosen extends Pick<WaitingImport, 'id' | 'input'>>(
  userId: UserId,
  chosen: readonly Chosen[],
  {
    pictureOf,
    onStored,
  }: { pictureOf: (recipe: Chosen) => Promise<Blob | undefined>; onStored: (count: number) => void },
): Promise<void> {
  const database = await databaseOf(userId);
  const of = (await database.count('imports')) + chosen.length;
  for (let at = 0; at < chosen.length; at += BATCH) {
    const records: WaitingImport[] = [];
    for (const recipe of chosen.slice(at, at + BATCH)) {
      const picture = await pictureOf(recipe);
      records.push({
        id: recipe.id,
        input: recipe.input,
        of,
        ...(picture && { picture: await picture.arrayBuffer() }),
      });
    }
    const transaction = database.transaction('imports', 'readwrite');
    await Promise.all([...records.map((record) => transaction.store.put(record)), transaction.done]);
    onStored(Math.min(chosen.length, at + BATCH));
  }
}

/** Removes all waiting recipes. Saved ones stay. */
export async function cancelImports(userId: UserId, client: QueryClient): Promise<void> {
  await (await databaseOf(userId)).clear('imports');
  await invalidate(client, importsQuery(userId).queryKey);
}
