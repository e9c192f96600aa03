import type { IDBPTransaction } from 'idb';
import type { UserId } from '#core/account/account.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseOf, type Schema } from './database.ts';
import { dayAfterDeed } from './days.ts';
import { afterDeed, laneOf, sendDeed, type GoalsDeed, type RecipeDeed } from './operations.ts';
import { goalsOfDeed } from './goals.ts';
import { changeEntry, outboxEntries, type OutboxEntry } from './outbox.ts';

/** What came of sending: `waits` when the server gave no verdict. */
export type SendResult =
  | { readonly type: 'accepted'; readonly entry: OutboxEntry; readonly earned: readonly UserBadge[] }
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly failure: ApiError }
  | { readonly type: 'waits'; readonly failure: unknown };

/**
 * Sends what is in the outbox, lane by lane, each in the order in which it was done. One tab, or the service worker,
 * does so at a time. What a lane waits for, or has refused, keeps what is behind it in that lane.
 * @param tell of each verdict as it comes
 */
export async function syncOutbox(userId: UserId, tell: (verdict: SendResult) => void): Promise<void> {
  await navigator.locks.request(`outbox of ${userId}`, async () => {
    const heldUp = new Set<string>();
    // A look reads all that waits, so there is one for many. What is done meanwhile is seen by the next.
    for (let due = await dueNow(userId, heldUp); due.length > 0; due = await dueNow(userId, heldUp)) {
      for (const entry of due) {
        if (heldUp.has(laneOf(entry.operation))) continue;
        const verdict = await send(userId, entry);
        if (verdict.type !== 'accepted') heldUp.add(laneOf(entry.operation));
        tell(verdict);
        // Nobody answers: the other lanes would fare no better.
        if (verdict.type === 'waits') return;
      }
    }
  });
}

/** What may be sent now, in the order in which it was done: of each lane, what comes before anything that holds it up. */
async function dueNow(userId: UserId, heldUp: ReadonlySet<string>): Promise<OutboxEntry[]> {
  const blocked = new Set(heldUp);
  return (await outboxEntries(userId)).filter(({ operation, notBefore, refusal }) => {
    if (refusal !== undefined || notBefore > Date.now()) blocked.add(laneOf(operation));
    return !blocked.has(laneOf(operation));
  });
}

async function send(userId: UserId, held: OutboxEntry): Promise<SendResult> {
  const entry = await changeEntry(userId, held.id, (each) => ({ ...each, wasSent: true }));
  // The cook was quicker.
  if (!entry) return { type: 'accepted', entry: held, earned: [] };
  let earned: readonly UserBadge[];
  try {
    earned = await sendDeed(entry.operation, {
      'idempotency-key': entry.key,
      'x-timezone': entry.timeZone,
      'x-user': userId,
    });
  } catch (failure) {
    if (!isRefusal(failure)) return { type: 'waits', failure };
    const refusal = failure.body.error ?? failure.body.details ?? '';
    await changeEntry(userId, entry.id, (each) => ({ ...each, refusal }));
    return { type: 'refused', entry, failure };
  }
  await settle(userId, entry);
  return { type: 'accepted', entry, earned };
}

/** Takes over what the server has accepted, and the entry out, in one go: the screen never sees anything between. */
async function settle(userId: UserId, { id, operation }: OutboxEntry): Promise<void> {
  const database = await databaseOf(userId);
  const stores = ['outbox', 'recipes', 'cards', 'days', 'goals'] as const;
  const transaction = database.transaction(stores, 'readwrite');
  await Promise.all([
    transaction.objectStore('outbox').delete(id),
    'recipeId' in operation && settleRecipe(transaction, operation),
    operation.type === 'goals' && settleGoals(transaction, operation),
    transaction.done,
  ]);
}

type Settling = IDBPTransaction<Schema, ('outbox' | 'recipes' | 'cards' | 'days' | 'goals')[], 'readwrite'>;

async function settleGoals(transaction: Settling, operation: GoalsDeed): Promise<void> {
  await transaction.objectStore('goals').put({ active: goalsOfDeed(operation) }, 'current');
}

async function settleRecipe(transaction: Settling, operation: RecipeDeed): Promise<void> {
  const recipes = transaction.objectStore('recipes');
  const held = await recipes.get(operation.recipeId);
  const after = held && afterDeed(held, operation);
  await (after ? recipes.put(after) : recipes.delete(operation.recipeId));
  if (operation.type === 'delete') return transaction.objectStore('cards').delete(operation.recipeId);
  const days = transaction.objectStore('days');
  await days.put(
    dayAfterDeed((await days.get(operation.day)) ?? { day: operation.day, entries: [] }, operation, held),
  );
}

/** Whether the server has decided. Being told to sign in, to wait or to come back is no decision. */
const isRefusal = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![401, 408, 425, 429].includes(failure.status) &&
  failure.retryAfterSeconds === 0;
