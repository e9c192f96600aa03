import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../database.ts';
import { notifyOtherTabs } from '../database/other-tabs.ts';
import type { StoredTable, TablePhoto } from '../schema.ts';

/** Photos and foods for the next recipe. */
export type Table = Omit<StoredTable, 'photoIds'> & { readonly photos: readonly TablePhoto[] };

export const EMPTY_TABLE: Table = { photos: [], detections: new Map(), typed: new Map() };

/** The table on this device. It stays until its recipe is generated, or until the user clears it. */
export const tableQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['table', userId],
    queryFn: () => readTable(userId),
    networkMode: 'always',
    // Kept in memory in case the device has no room.
    gcTime: Infinity,
  });

/** Changes the table at once if it has been read, and stores the change. */
export async function changeTable(
  userId: UserId,
  client: QueryClient,
  change: (table: Table) => Table,
): Promise<void> {
  const query = tableQuery(userId);
  if (client.getQueryData(query.queryKey) === undefined) await client.prefetchQuery(query);
  const held = client.getQueryData(query.queryKey) ?? EMPTY_TABLE;
  const changed = change(held);
  if (changed === held) return;
  const table = changed === EMPTY_TABLE ? changed : { ...changed, id: changed.id ?? crypto.randomUUID() };
  client.setQueryData(query.queryKey, table);
  try {
    await storeTable(userId, table);
    notifyOtherTabs({ type: 'changed', queryKey: [...query.queryKey] });
  } catch (error) {
    console.error(error);
  }
}

/** Clears the table of a generated recipe. A newer table stays. */
export const clearTable = (userId: UserId, client: QueryClient, id: string): Promise<void> =>
  changeTable(userId, client, (table) => (table.id === id ? EMPTY_TABLE : table));

async function readTable(userId: UserId): Promise<Table> {
  const transaction = (await databaseOf(userId)).transaction(['table', 'tablePhotos']);
  const [stored, photos] = await Promise.all([
    transaction.objectStore('table').get('current'),
    transaction.objectStore('tablePhotos').getAll(),
  ]);
  if (!stored) return EMPTY_TABLE;
  const { photoIds, ...table } = stored;
  return { ...table, photos: photoIds.flatMap((id) => photos.find((photo) => photo.id === id) ?? []) };
}

/** Writes each photo only once, because photos are large and every key press may change the table. */
async function storeTable(userId: UserId, { photos, ...table }: Table): Promise<void> {
  const transaction = (await databaseOf(userId)).transaction(['table', 'tablePhotos'], 'readwrite');
  const store = transaction.objectStore('tablePhotos');
  const photoIds = photos.map(({ id }) => id);
  const before = await store.getAllKeys();
  await Promise.all([
    transaction.objectStore('table').put({ ...table, photoIds }, 'current'),
    ...photos.filter(({ id }) => !before.includes(id)).map((photo) => store.put(photo)),
    ...before.filter((id) => !photoIds.includes(id)).map((id) => store.delete(id)),
    transaction.done,
  ]);
}
