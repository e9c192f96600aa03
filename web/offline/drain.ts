import type { UserId } from '#core/user-id.ts';
import type { IDBPTransaction } from 'idb';
import type { UserBadge } from '#core/badge/badge.ts';
import { ApiError } from '../errors/api-error.ts';
import { databaseOf, type Schema } from './database.ts';
import { dayAfterDeed } from './days.ts';
import { afterDeed, laneOf, sendDeed, type GoalsDeed, type RecipeDeed } from './deeds.ts';
import { goalsOfDeed } from './goals.ts';
import { changeEntry, openEntries, type Entry } from './outbox.ts';

/** What came of sending: `waits` when the server gave no verdict. */
export type Verdict =
  | { readonly type: 'accepted'; readonly entry: Entry; readonly earned: readonly UserBadge[] }
  | { readonly type: 'refused'; readonly entry: Entry; readonly failure: ApiError }
  | { readonly type: 'waits'; readonly failure: unknown };

/**
 * Sends what is in the outbox, lane by lane, each in the order in which it was done. One tab, or the service worker,
 * does so at a time. What a lane waits for, or has refused, keeps what is behind it in that lane.
 * @param tell of each verdict as it comes
 */
export async function drain(userId: UserId, tell: (verdict: Verdict) => void): Promise<void> {
  await navigator.locks.request(`outbox of ${userId}`, async () => {
    const heldUp = new Set<string>();
    // A look reads all that waits, so there is one for many. What is done meanwhile is seen by the next.
    for (let due = await dueNow(userId, heldUp); due.length > 0; due = await dueNow(userId, heldUp)) {
      for (const entry of due) {
        if (heldUp.has(laneOf(entry.deed))) continue;
        const verdict = await send(userId, entry);
        if (verdict.type !== 'accepted') heldUp.add(laneOf(entry.deed));
        tell(verdict);
        // Nobody answers: the other lanes would fare no better.
        if (verdict.type === 'waits') return;
      }
    }
  });
}

/** What may be sent now, in the order in which it was done: of each lane, what comes before anything that holds it up. */
async function dueNow(userId: UserId, heldUp: ReadonlySet<string>): Promise<Entry[]> {
  const blocked = new Set(heldUp);
  return (await openEntries(userId)).filter(({ deed, notBefore, refusal }) => {
    if (refusal !== undefined || notBefore > Date.now()) blocked.add(laneOf(deed));
    return !blocked.has(laneOf(deed));
  });
}

async function send(userId: UserId, held: Entry): Promise<Verdict> {
  const entry = await changeEntry(userId, held.id, (each) => ({ ...each, wasSent: true }));
  // The cook was quicker.
  if (!entry) return { type: 'accepted', entry: held, earned: [] };
  let earned: readonly UserBadge[];
  try {
    earned = await sendDeed(entry.deed, {
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
async function settle(userId: UserId, { id, deed }: Entry): Promise<void> {
  const database = await databaseOf(userId);
  const stores = ['outbox', 'recipes', 'cards', 'days', 'goals'] as const;
  const transaction = database.transaction(stores, 'readwrite');
  await Promise.all([
    transaction.objectStore('outbox').delete(id),
    'recipeId' in deed && settleRecipe(transaction, deed),
    deed.type === 'goals' && settleGoals(transaction, deed),
    transaction.done,
  ]);
}

type Settling = IDBPTransaction<Schema, ('outbox' | 'recipes' | 'cards' | 'days' | 'goals')[], 'readwrite'>;

async function settleGoals(transaction: Settling, deed: GoalsDeed): Promise<void> {
  await transaction.objectStore('goals').put({ active: goalsOfDeed(deed) }, 'current');
}

async function settleRecipe(transaction: Settling, deed: RecipeDeed): Promise<void> {
  const recipes = transaction.objectStore('recipes');
  const held = await recipes.get(deed.recipeId);
  const after = held && afterDeed(held, deed);
  await (after ? recipes.put(after) : recipes.delete(deed.recipeId));
  if (deed.type === 'delete') return transaction.objectStore('cards').delete(deed.recipeId);
  const days = transaction.objectStore('days');
  await days.put(dayAfterDeed((await days.get(deed.day)) ?? { day: deed.day, entries: [] }, deed, held));
}

/** Whether the server has decided. Being told to sign in, to wait or to come back is no decision. */
const isRefusal = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![401, 408, 425, 429].includes(failure.status) &&
  failure.retryAfterSeconds === 0;
