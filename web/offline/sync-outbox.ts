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
import { afterAttempt, afterNobody } from './operation-rules/put-aside.ts';
import { applyChange, type RecordChange, type StoredRecords } from './records.ts';
import type { OutboxEntry, Schema } from './schema.ts';

/** `deferred`: the server has not decided (offline, signed out, throttled, 5xx, an unreadable response). */
export type SendResult =
  | { readonly type: 'accepted'; readonly entry: OutboxEntry; readonly earnedBadges: readonly UserBadge[] }
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly error: ApiError }
  | {
      readonly type: 'deferred';
      readonly entry: OutboxEntry;
      readonly error: unknown;
      /** True if all other entries would be deferred too: the server is unreachable, or nobody is signed in. */
      readonly endsRun: boolean;
    };

/**
 * Sends the outbox in order within each lane. An operation that was refused, is undecided, or is in its undo window
 * blocks only the rest of its lane. A lock allows one sender across tabs.
 * @param isAsked also sends entries that wait for a retry, because the user or the connection is back
 */
export async function syncOutbox(
  userId: UserId,
  onResult: (result: SendResult) => void,
  { isAsked = false } = {},
): Promise<void> {
  await navigator.locks.request(`outbox ${userId}`, async () => {
    const blocked = new Set<string>();
    // Reading is expensive, so each pass sends everything that it has read. Entries added meanwhile follow in the next
    // pass.
    const read = () => dueNow(userId, blocked, isAsked);
    for (let due = await read(); due.length > 0; due = await read()) {
      for (const entry of due) {
        if (blocked.has(laneOf(entry.operation))) continue;
        const result = await send(userId, entry);
        if (result.type !== 'accepted') blocked.add(laneOf(entry.operation));
        onResult(result);
        if (result.type === 'deferred' && result.endsRun) return;
      }
    }
  });
}

/** Returns the entries to send now, in order. Undecided lanes come last. */
async function dueNow(
  userId: UserId,
  blockedLanes: ReadonlySet<string>,
  isAsked: boolean,
): Promise<OutboxEntry[]> {
  const blocked = new Set(blockedLanes);
  const entries = await outboxEntries(userId);
  const needless = new Set(needlessEntries(entries));
  const undecided = new Set<string>();
  const due = entries.filter((entry) => {
    if (needless.has(entry)) return false;
    const { operation, notBefore, refusal } = entry;
    const lane = laneOf(operation);
    if (entry.undecided) undecided.add(lane);
    const isPaused = !isAsked && (entry.undecided?.retryAt ?? 0) > Date.now();
    if (refusal !== undefined || notBefore > Date.now() || isPaused) blocked.add(lane);
    return !blocked.has(lane);
  });
  const isUndecided = ({ operation }: OutboxEntry) => undecided.has(laneOf(operation));
  return [...due.filter((entry) => !isUndecided(entry)), ...due.filter(isUndecided)];
}

async function send(userId: UserId, held: OutboxEntry): Promise<SendResult> {
  const entry = await changeEntry(userId, held.id, (each) => ({ ...each, wasSent: true }));
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
    if (!isDecision(error)) return defer(userId, entry, error);
    lastVerdictAt = Date.now();
    await settleRefusal(userId, entry, error);
    return { type: 'refused', entry, error };
  }
  lastVerdictAt = Date.now();
  await settle(userId, [entry], accepted.changes);
  return { type: 'accepted', entry, earnedBadges: accepted.earnedBadges ?? [] };
}

/**
 * Time of the server's last decision. If an entry is left undecided shortly afterwards, the connection is not the
 * reason.
 */
let lastVerdictAt = 0;

/** Records an attempt without a decision. */
async function defer(userId: UserId, entry: OutboxEntry, error: unknown): Promise<SendResult> {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  // A TypeError means no connection, or no response in time.
  const endsRun = isSignedOut || error instanceof TypeError;
  const noted = await changeEntry(userId, entry.id, (held) =>
    endsRun ? afterNobody(held) : afterAttempt(held, error, lastVerdictAt),
  );
  return { type: 'deferred', entry: noted ?? entry, error, endsRun };
}

async function olderInLane(userId: UserId, { id, operation }: OutboxEntry): Promise<OutboxEntry[]> {
  const lane = laneOf(operation);
  return (await outboxEntries(userId)).filter((each) => each.id < id && laneOf(each.operation) === lane);
}

/**
 * Stores the changes of the last entry, or the server's changes, and removes the entries. One transaction, so that no
 * screen reads an intermediate state.
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

/** Marks an entry as refused, and stores data of the refusal. The entry stays until the user decides. */
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

/** Updates the library's entry of a recipe from its stored state. */
async function renewEntry(
  transaction: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  id: Schema['recipes']['key'],
): Promise<void> {
  const recipe = await transaction.objectStore('recipes').get(id);
  const entries = transaction.objectStore('entries');
  if (recipe) await entries.put(entryOf(recipe, Date.now()));
  else await entries.delete(id);
}

/** Returns whether a failure is a decision. Requests to sign in, to wait or to retry later are none. */
const isDecision = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status) &&
  error.retryAfterSeconds === 0;
