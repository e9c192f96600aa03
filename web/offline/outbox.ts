import type { IDBPObjectStore } from 'idb';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { timeZone } from '../i18n/language.ts';
import { databaseOf } from './database.ts';
import { begins, changesOf, joined, laneOf, takesBack, undoes, type OutboxOperation } from './operations.ts';
import { needsUser, withoutTries } from './operation-rules/put-aside.ts';
import type { RecordChange } from './records.ts';
import type { OutboxEntry, Schema } from './schema.ts';

/**
 * Stores an operation for sending. If it undoes an unsent one, removes that one instead. If it can be merged with the
 * last one of its lane, merges them.
 * @param operation may be computed from the changes stored at that moment, including those of other tabs and of taps
 * that are not rendered yet
 * @param undoWindowMs time before sending in which the user can undo it
 * @returns the entry's ID; undefined if nothing has to be sent
 */
export async function enqueue(
  userId: UserId,
  operation: OutboxOperation | FromPending,
  undoWindowMs = 0,
): Promise<number | undefined> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const store = async () => {
    const entries = await transaction.store.getAll();
    const made = typeof operation === 'function' ? operation(pendingChanges(entries)) : operation;
    return made && add(transaction.store, entries, made, undoWindowMs);
  };
  const [id] = await Promise.all([store(), transaction.done]);
  return id;
}

/** Computes an operation from the pending changes; undefined if there is nothing to store. */
export type FromPending = (pending: readonly RecordChange[]) => OutboxOperation | undefined;

/** Stores several operations in order. If the device is full or the user closes the app, stores none. */
export async function enqueueAll(userId: UserId, operations: readonly OutboxOperation[]): Promise<void> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const store = async () => {
    try {
      // Reread only after a change of the lane: renaming a tag changes hundreds of recipes.
      let entries = await transaction.store.getAll();
      const changed = new Set<string>();
      for (const operation of operations) {
        const lane = laneOf(operation);
        if (changed.has(lane)) entries = await transaction.store.getAll();
        await add(transaction.store, entries, operation, 0);
        changed.add(lane);
      }
    } catch (failure) {
      transaction.abort();
      throw failure;
    }
  };
  await Promise.all([store(), transaction.done]);
}

type OutboxStore = IDBPObjectStore<Schema, ['outbox'], 'outbox', 'readwrite'>;

async function add(
  store: OutboxStore,
  entries: readonly OutboxEntry[],
  operation: OutboxOperation,
  undoWindowMs: number,
): Promise<number | undefined> {
  const lane = laneMates({ operation }, entries);
  const undone = undoneBy(operation, lane);
  if (undone.length > 0 && undoWindowMs === 0) {
    await Promise.all(undone.map(({ id }) => store.delete(id)));
    return undefined;
  }
  const former = lane.at(-1);
  const both = former && canJoin(former) ? joined(operation, former.operation) : undefined;
  if (former && both) return store.put({ ...former, operation: both });
  const entry: Omit<OutboxEntry, 'id'> = {
    key: crypto.randomUUID(),
    operation,
    timeZone: timeZone(),
    notBefore: undoWindowMs && Date.now() + undoWindowMs,
    wasSent: false,
  };
  // The store assigns the ID.
  // oxlint-disable-next-line no-unsafe-type-assertion
  return store.add(entry as OutboxEntry);
}

/** Returns whether an entry exists on this device only and may be merged. */
const canJoin = ({ wasSent, refusal, notBefore }: OutboxEntry): boolean =>
  !wasSent && refusal === undefined && notBefore === 0;

/** Returns all entries in the order of the user's actions. */
export const outboxEntries = async (userId: UserId): Promise<OutboxEntry[]> =>
  (await databaseOf(userId)).getAll('outbox');

/** Returns the operations that screens show as done: all that the server has not refused. */
export const pendingOperations = (entries: readonly OutboxEntry[]): OutboxOperation[] =>
  entries.filter(({ refusal }) => refusal === undefined).map(({ operation }) => operation);

/** Returns the changes of the pending operations, in order. */
export const pendingChanges = (entries: readonly OutboxEntry[]): RecordChange[] =>
  pendingOperations(entries).flatMap((operation) => changesOf(operation));

/**
 * Returns the unsent entries of a lane that an operation undoes, including entries that depend on them. Neither they
 * nor the operation are sent.
 * @param lane older entries of its lane
 */
export function undoneBy(operation: OutboxOperation, lane: readonly OutboxEntry[]): OutboxEntry[] {
  const undone = lane.findLast((entry) => isUnknown(entry) && undoes(operation, entry.operation));
  return undone ? withDependents(undone, lane) : [];
}

/** Returns the unsent entries that later ones undo, while the later ones wait for their undo window. */
export const needlessEntries = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  [...Map.groupBy(entries, ({ operation }) => laneOf(operation)).values()].flatMap((lane) =>
    lane.flatMap(({ operation }, index) =>
      takesBack(operation) ? undoneBy(operation, lane.slice(0, index)) : [],
    ),
  );

/**
 * Returns whether the server surely does not have the entry. A refusal proves nothing, because another device may have
 * made this change.
 */
const isUnknown = ({ operation, wasSent, refusal }: OutboxEntry): boolean =>
  !wasSent || (refusal !== undefined && begins(operation));

const withDependents = (entry: OutboxEntry, lane: readonly OutboxEntry[]): OutboxEntry[] =>
  begins(entry.operation) ? lane.filter(({ id }) => id >= entry.id) : [entry];

/** Returns whether the recipe's creation is unsent or was refused. */
export const isUncreated = (entries: readonly OutboxEntry[], id: RecipeId): boolean =>
  entries.some((entry) => entry.operation.type === 'create' && entry.operation.recipeId === id);

/** Returns the first entry of each lane, without lanes that a refusal blocks. */
export function laneHeads(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  const needless = new Set(needlessEntries(entries));
  for (const entry of entries.filter((each) => !needless.has(each))) {
    const lane = laneOf(entry.operation);
    if (!heads.has(lane)) heads.set(lane, entry);
  }
  return [...heads.values()].filter(({ refusal }) => refusal === undefined);
}

/**
 * Removes an entry without sending it, including entries that depend on it, such as changes of a recipe that is never
 * created.
 * @returns the removed entries
 */
export async function discardEntry(userId: UserId, id: number): Promise<OutboxEntry[]> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const entries = await transaction.store.getAll();
  const entry = entries.find((each) => each.id === id);
  const removed = entry ? withDependents(entry, laneMates(entry, entries)) : [];
  await Promise.all([...removed.map((each) => transaction.store.delete(each.id)), transaction.done]);
  return removed;
}

const laneMates = ({ operation }: Pick<OutboxEntry, 'operation'>, entries: readonly OutboxEntry[]) =>
  entries.filter((each) => laneOf(each.operation) === laneOf(operation));

/** Returns the newest text of a recipe among refused entries and the entries behind them. */
export function refusedText(entries: readonly OutboxEntry[], id: RecipeId): WrittenOperation | undefined {
  const texts = textsOf(entries, id);
  const isRefused = texts.some(needsUser);
  return isRefused ? texts.at(-1)?.operation : undefined;
}

/**
 * Replaces the refused text of a recipe, and texts behind it, by a newer one at the same place in the lane. If the
 * creation was refused, the new entry creates the recipe, including the tags and notes that an edit lacks.
 * @returns false if none was refused or put aside
 */
export async function replaceRefused(userId: UserId, operation: WrittenOperation): Promise<boolean> {
  const transaction = (await databaseOf(userId)).transaction('outbox', 'readwrite');
  const [first, ...others] = textsOf(await transaction.store.getAll(), operation.recipeId);
  const isRefused = [first, ...others].some((each) => each && needsUser(each));
  if (!first || !isRefused) {
    await transaction.done;
    return false;
  }
  const entry = withoutTries(first);
  const inPlace = first.operation.type === 'create' ? asCreation(operation, first.operation) : operation;
  await Promise.all([
    transaction.store.put({ ...entry, key: crypto.randomUUID(), operation: inPlace, wasSent: false }),
    ...others.map(({ id }) => transaction.store.delete(id)),
    transaction.done,
  ]);
  return true;
}

function asCreation(
  operation: WrittenOperation,
  { input: { id, tags, notes } }: OutboxOperation<'create'>,
): OutboxOperation<'create'> {
  if (operation.type === 'create') return operation;
  const { version: _, input, ...written } = operation;
  const kept = {
    ...(id !== undefined && { id }),
    ...(tags && { tags }),
    ...(notes !== undefined && { notes }),
  };
  return { ...written, type: 'create', input: { ...input, ...kept } };
}

export type WrittenOperation = OutboxOperation<'create' | 'edit'>;

type TextEntry = OutboxEntry & { readonly operation: WrittenOperation };

const textsOf = (entries: readonly OutboxEntry[], id: RecipeId): TextEntry[] =>
  entries.filter(
    (entry): entry is TextEntry =>
      (entry.operation.type === 'create' || entry.operation.type === 'edit') &&
      entry.operation.recipeId === id,
  );

/** @returns the changed entry; undefined if it was removed meanwhile */
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
