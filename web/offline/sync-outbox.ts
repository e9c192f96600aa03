import type { IDBPTransaction } from 'idb';
import type { UserId } from '#core/user-id.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseOf } from './database.ts';
import { entryOf } from './entries.ts';
import {
  changesOf,
  changesOfRefusal,
  laneOf,
  sendOperation,
  takesBack,
  type Accepted,
} from './operations.ts';
import { changeEntry, needlessEntries, outboxEntries, undoneBy } from './outbox.ts';
import { applyChange, type RecordChange, type StoredRecords } from './records.ts';
import type { OutboxEntry, Schema } from './schema.ts';

/** `deferred`: the server made no decision (offline, signed out, throttled, 5xx). */
export type SendResult =
  | { readonly type: 'accepted'; readonly entry: OutboxEntry; readonly earnedBadges: readonly UserBadge[] }
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly error: ApiError }
  | { readonly type: 'deferred'; readonly error: unknown };

/**
 * Sends the outbox in order within each lane. An operation that was refused, or is still in its undo window, blocks the
 * rest of its lane. A lock allows one sender at a time across tabs.
 */
export async function syncOutbox(userId: UserId, onResult: (result: SendResult) => void): Promise<void> {
  await navigator.locks.request(`outbox ${userId}`, async () => {
    const blocked = new Set<string>();
    // Reading is expensive, so each pass sends everything that it has read. The next pass sends what was added since.
    for (let due = await dueNow(userId, blocked); due.length > 0; due = await dueNow(userId, blocked)) {
      for (const entry of due) {
        if (blocked.has(laneOf(entry.operation))) continue;
        const result = await send(userId, entry);
        if (result.type !== 'accepted') blocked.add(laneOf(entry.operation));
        onResult(result);
        // No decision from the server: other lanes would fail too.
        if (result.type === 'deferred') return;
      }
    }
  });
}

/** Returns the entries that may be sent now, in order. */
async function dueNow(userId: UserId, blockedLanes: ReadonlySet<string>): Promise<OutboxEntry[]> {
  const blocked = new Set(blockedLanes);
  const entries = await outboxEntries(userId);
  const needless = new Set(needlessEntries(entries));
  return entries.filter((entry) => {
    if (needless.has(entry)) return false;
    const { operation, notBefore, refusal } = entry;
    if (refusal !== undefined || notBefore > Date.now()) blocked.add(laneOf(operation));
    return !blocked.has(laneOf(operation));
  });
}

async function send(userId: UserId, held: OutboxEntry): Promise<SendResult> {
  const entry = await changeEntry(userId, held.id, (each) => ({ ...each, wasSent: true }));
  // The user has undone it in the meantime.
  if (!entry) return { type: 'accepted', entry: held, earnedBadges: [] };
  const undone = takesBack(entry.operation)
    ? undoneBy(entry.operation, await olderInLane(userId, entry))
    : [];
  if (undone.length > 0) {
    await settle(userId, [...undone, entry], []);
    return { type: 'accepted', entry, earnedBadges: [] };
  }
  let accepted: Accepted = {};
  try {
    accepted = await sendOperation(entry.operation, {
      'idempotency-key': entry.key,
      'x-timezone': entry.timeZone,
      'x-user': userId,
    });
  } catch (error) {
    if (!isDecision(error)) return { type: 'deferred', error };
    await settleRefusal(userId, entry, error);
    return { type: 'refused', entry, error };
  }
  await settle(userId, [entry], accepted.changes);
  return { type: 'accepted', entry, earnedBadges: accepted.earnedBadges ?? [] };
}

async function olderInLane(userId: UserId, { id, operation }: OutboxEntry): Promise<OutboxEntry[]> {
  const lane = laneOf(operation);
  return (await outboxEntries(userId)).filter((each) => each.id < id && laneOf(each.operation) === lane);
}

/**
 * Stores the changes of the last entry's operation, or the server's own, and removes the entries in one transaction, so
 * that no screen reads a state between.
 */
async function settle(
  userId: UserId,
  entries: readonly OutboxEntry[],
  answered: readonly RecordChange[] | undefined,
): Promise<void> {
  const transaction = (await databaseOf(userId)).transaction(STORES, 'readwrite');
  const operation = entries.at(-1)?.operation;
  const recipe =
    operation && 'recipeId' in operation
      ? await transaction.objectStore('recipes').get(operation.recipeId)
      : undefined;
  const changes = answered ?? (operation ? changesOf(operation, recipe) : []);
  await Promise.all([
    ...entries.map(({ id }) => transaction.objectStore('outbox').delete(id)),
    ...changes.map((change) => change.record !== 'user' && store(transaction, change)),
    transaction.done,
  ]);
}

/** Marks an entry as refused, with what the server has told besides. The entry stays until the user decides. */
async function settleRefusal(userId: UserId, { id, operation }: OutboxEntry, error: ApiError): Promise<void> {
  const refusal = error.body.error ?? error.body.details ?? '';
  const transaction = (await databaseOf(userId)).transaction(STORES, 'readwrite');
  const held = await transaction.objectStore('outbox').get(id);
  await Promise.all([
    held && transaction.objectStore('outbox').put({ ...held, refusal }),
    ...changesOfRefusal(operation, error).map(
      (change) => change.record !== 'user' && store(transaction, change),
    ),
    transaction.done,
  ]);
}

const STORES = [
  'outbox',
  'cards',
  'recipes',
  'entries',
  'days',
  'goals',
  'list',
  'meals',
] as const satisfies ('outbox' | 'entries' | keyof StoredRecords)[];

async function store<Name extends keyof StoredRecords>(
  transaction: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  change: RecordChange<Name>,
): Promise<void> {
  const records = transaction.objectStore(change.record);
  const changed = applyChange(change, await records.get(change.key));
  if (changed === undefined) await records.delete(change.key);
  else await records.put(changed, records.keyPath === null ? change.key : undefined);
  if (change.record === 'recipes') await renewEntry(transaction, Number(change.key));
}

/** Brings the library's entry of a recipe in line with what is stored. */
async function renewEntry(
  transaction: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  id: Schema['recipes']['key'],
): Promise<void> {
  const recipe = await transaction.objectStore('recipes').get(id);
  const entries = transaction.objectStore('entries');
  if (recipe) await entries.put(entryOf(recipe, Date.now()));
  else await entries.delete(id);
}

/** A request to sign in, to wait or to come back later is no decision. */
const isDecision = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status) &&
  error.retryAfterSeconds === 0;
