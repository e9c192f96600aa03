import type { QueryClient } from '@tanstack/react-query';
import { today } from '#web/shared/i18n/use-today.ts';
import { dayOf } from '#web/features/diary/data/days.ts';
import { goalsOf } from '#web/features/diary/data/goals.ts';
import { ownerOfDevice } from '#web/shared/platform/storage/owner.ts';
import { fullRecipesOf } from '#web/features/recipe/data/recipes.ts';
import { tableQuery } from '../data/table/table.ts';
import { localQuery } from '#web/shared/sync/use-held.ts';

/** Reads the table and the suggestion of this device's user before home is shown, so that nothing moves. */
export async function prefetchHome(client: QueryClient): Promise<void> {
  const owner = ownerOfDevice();
  if (!owner) return;
  await Promise.all([
    client.prefetchQuery(tableQuery(owner)),
    client.prefetchQuery(localQuery(goalsOf(owner, client))),
    client.prefetchQuery(localQuery(dayOf(owner, today(), client))),
    client.prefetchQuery(localQuery(fullRecipesOf(owner))),
  ]);
}
