import type { UserId } from '#core/user-id.ts';
import { timeZone } from '../i18n/language.ts';
import { databaseOf } from './database.ts';
import { cancels, changesOf, laneOf, type OutboxOperation } from './operations.ts';
import type { RecordChange } from './records.ts';
import type { OutboxEntry } from './schema.ts';

/**
 * Stores an operation to be sent. One that cancels an unsent operation removes that one instead.
 * @param undoWindowMs time in which the user can undo it, before it is sent
 * @returns the entry's ID; undefined when nothing has to be sent
 */
export async function enqueue(
  userId: UserId,
  operation: OutboxOperation,
  undoWindowMs = 0,
): Promise<number | undefined> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const former = (await transaction.store.getAll()).findLast(
    (entry) => laneOf(entry.operation) === laneOf(operation),
  );
  if (former && !former.wasSent && cancels(operation, former.operation)) {
    await Promise.all([transaction.store.delete(former.id), transaction.done]);
    return undefined;
  }
  const entry: Omit<OutboxEntry, 'id'> = {
    key: crypto.randomUUID(),
    operation,
    timeZone: timeZone(),
    notBefore: undoWindowMs && Date.now() + undoWindowMs,
    wasSent: false,
  };
  // The store assigns the ID.
  // oxlint-disable-next-line no-unsafe-type-assertion
  const [id] = await Promise.all([transaction.store.add(entry as OutboxEntry), transaction.done]);
  return id;
}

/** Returns all entries in the order in which the user acted. */
export const outboxEntries = async (userId: UserId): Promise<OutboxEntry[]> =>
  (await databaseOf(userId)).getAll('outbox');

/** Returns the operations of the entries that the server has not refused: the screens show them as done. */
export const pendingOperations = (entries: readonly OutboxEntry[]): OutboxOperation[] =>
  entries.filter(({ refusal }) => refusal === undefined).map(({ operation }) => operation);

/** Returns the changes of the pending operations, in order. */
export const pendingChanges = (entries: readonly OutboxEntry[]): RecordChange[] =>
  pendingOperations(entries).flatMap((operation) => changesOf(operation));

/** Returns the first entry of each lane, without lanes that a refusal blocks. */
export function laneHeads(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const lane = laneOf(entry.operation);
    if (!heads.has(lane)) heads.set(lane, entry);
  }
  return [...heads.values()].filter(({ refusal }) => refusal === undefined);
}

/** Removes an entry without sending it. */
export const discardEntry = async (userId: UserId, id: number): Promise<void> => {
  await (await databaseOf(userId)).delete('outbox', id);
};

/** @returns the changed entry; undefined when it has been removed in the meantime */
export async function changeEntry(
  userId: UserId,
  id: number,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | undefined> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const held = await transaction.store.get(id);
  const changed = held && change(held);
  await Promise.all([changed && transaction.store.put(changed), transaction.done]);
  return changed;
}
