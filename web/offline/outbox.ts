import type { UserId } from '#core/account/account.ts';
import type { EpochMs, TimeZone } from '#core/time.ts';
import { timeZone } from '../i18n/language.ts';
import { databaseOf } from './database.ts';
import { laneOf, undoes, type OutboxOperation } from './operations.ts';

/** A operation on its way to the server. It stands on the device before anything is sent. */
export type OutboxEntry = {
  /** Rises with every entry: the order in which things were done, whatever the clock says. */
  readonly id: number;
  /** The idempotency key: however often it is sent, it is done once. */
  readonly key: string;
  readonly operation: OutboxOperation;
  /** Where the cook was: decides what day it was. */
  readonly timeZone: TimeZone;
  /** It may be taken back until then. */
  readonly notBefore: EpochMs;
  /** It has been sent, and may have arrived. */
  readonly wasSent: boolean;
  /** Why the server does not want it, in its words if it has any; it waits for what the cook says to that. */
  readonly refusal?: string;
};

/**
 * Puts a operation into the outbox. One that undoes what was not sent yet takes that out instead.
 * @param patience for how long it may be taken back, in ms
 * @returns the entry's id; undefined when nothing has to be sent
 */
export async function enqueue(
  userId: UserId,
  operation: OutboxOperation,
  patience = 0,
): Promise<number | undefined> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const former = (await transaction.store.getAll()).findLast(
    (each) => laneOf(each.operation) === laneOf(operation),
  );
  if (former && !former.wasSent && undoes(operation, former.operation)) {
    await Promise.all([transaction.store.delete(former.id), transaction.done]);
    return undefined;
  }
  const entry: Omit<OutboxEntry, 'id'> = {
    key: crypto.randomUUID(),
    operation,
    timeZone: timeZone(),
    notBefore: patience && Date.now() + patience,
    wasSent: false,
  };
  // The store numbers it.
  // oxlint-disable-next-line no-unsafe-type-assertion
  const [id] = await Promise.all([transaction.store.add(entry as OutboxEntry), transaction.done]);
  return id;
}

/** What waits, in the order in which it was done. */
export const outboxEntries = async (userId: UserId): Promise<OutboxEntry[]> =>
  (await databaseOf(userId)).getAll('outbox');

/** The entries whose turn it is, one of each lane; none of a lane that a refusal holds up. */
export function heads(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const first = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const lane = laneOf(entry.operation);
    if (!first.has(lane)) first.set(lane, entry);
  }
  return [...first.values()].filter(({ refusal }) => refusal === undefined);
}

/** Takes an entry out: it was carried out, or the cook gave it up. */
export const dropEntry = async (userId: UserId, id: number): Promise<void> => {
  await (await databaseOf(userId)).delete('outbox', id);
};

/** Notes something about an entry, unless it has been taken out meanwhile. */
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
