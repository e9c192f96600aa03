import type { QueryClient } from '@tanstack/react-query';
import { today } from '../../i18n/use-today.ts';
import { dayOf } from '../../offline/days.ts';
import { goalsOf } from '../../offline/goals.ts';
import { ownerOfDevice } from '../../offline/owner.ts';
import { fullRecipesOf } from '../../offline/recipes/recipes.ts';
import { tableQuery } from '../../offline/table/table.ts';
import { localQuery } from '../../offline/use-held.ts';

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
