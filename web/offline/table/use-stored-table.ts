import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { changeTable, EMPTY_TABLE, tableQuery, type Table } from './table.ts';

/** Returns this device's photos and foods for the next recipe, and a function that changes them. */
export function useStoredTable(userId: UserId) {
  const client = useQueryClient();
  const { data: table = EMPTY_TABLE } = useQuery(tableQuery(userId));
  return {
    table,
    /** Returns the table including changes that are not rendered yet. */
    current: (): Table => client.getQueryData(tableQuery(userId).queryKey) ?? EMPTY_TABLE,
    change: (next: (table: Table) => Table) => void changeTable(userId, client, next),
  };
}

export type StoredTableAccess = ReturnType<typeof useStoredTable>;
