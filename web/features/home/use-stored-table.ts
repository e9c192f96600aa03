import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeTable, EMPTY_TABLE, tableQuery, type Table } from '../../offline/table.ts';
import { useUser } from '../../session/require-user.tsx';

/** Returns the photos and foods that this device stores for the next recipe, and a function that changes them. */
export function useStoredTable() {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: table = EMPTY_TABLE } = useQuery(tableQuery(userId));
  return {
    table,
    /** Returns the table after changes that are not rendered yet. */
    current: (): Table => client.getQueryData(tableQuery(userId).queryKey) ?? EMPTY_TABLE,
    change: (next: (table: Table) => Table) => void changeTable(userId, client, next),
  };
}

export type StoredTableAccess = ReturnType<typeof useStoredTable>;
