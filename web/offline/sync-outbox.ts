import type { IDBPTransaction } from 'idb';
import type { UserId } from '#core/user-id.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseOf } from './database.ts';
import { changesOf, laneOf, sendOperation } from './operations.ts';
import { changeEntry, outboxEntries } from './outbox.ts';
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
  return (await outboxEntries(userId)).filter(({ operation, notBefore, refusal }) => {
    if (refusal !== undefined || notBefore > Date.now()) blocked.add(laneOf(operation));
    return !blocked.has(laneOf(operation));
  });
}

async function send(userId: UserId, held: OutboxEntry): Promise<SendResult> {
  const entry = await changeEntry(userId, held.id, (each) => ({ ...each, wasSent: true }));
  // The user has undone it in the meantime.
  if (!entry) return { type: 'accepted', entry: held, earnedBadges: [] };
  let earnedBadges: readonly UserBadge[];
  try {
    earnedBadges = await sendOperation(entry.operation, {
      'idempotency-key': entry.key,
      'x-timezone': entry.timeZone,
      'x-user': userId,
    });
  } catch (error) {
    if (!isDecision(error)) return { type: 'deferred', error };
    const refusal = error.body.error ?? error.body.details ?? '';
    await changeEntry(userId, entry.id, (each) => ({ ...each, refusal }));
    return { type: 'refused', entry, error };
  }
  await settle(userId, entry);
  return { type: 'accepted', entry, earnedBadges };
}

/** Stores the operation's changes and removes its entry in one transaction, so that no screen reads a state between. */
async function settle(userId: UserId, { id, operation }: OutboxEntry): Promise<void> {
  const transaction = (await databaseOf(userId)).transaction(STORES, 'readwrite');
  const recipe =
    'recipeId' in operation ? await transaction.objectStore('recipes').get(operation.recipeId) : undefined;
  await Promise.all([
    transaction.objectStore('outbox').delete(id),
    ...changesOf(operation, recipe).map((change) => change.record !== 'user' && store(transaction, change)),
    transaction.done,
  ]);
}

const STORES = ['outbox', 'cards', 'recipes', 'days', 'goals'] as const satisfies (
  | 'outbox'
  | keyof StoredRecords
)[];

async function store<Name extends keyof StoredRecords>(
  transaction: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  change: RecordChange<Name>,
): Promise<void> {
  const records = transaction.objectStore(change.record);
  const changed = applyChange(change, await records.get(change.key));
  if (changed === undefined) await records.delete(change.key);
  else await records.put(changed, records.keyPath === null ? change.key : undefined);
}

/** A request to sign in, to wait or to come back later is no decision. */
const isDecision = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status) &&
  error.retryAfterSeconds === 0;
