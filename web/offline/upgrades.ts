import type { IDBPTransaction, StoreNames } from 'idb';
import * as v from 'valibot';
import { StoredAvoid } from '#core/account/account.ts';
import type { Database, Schema } from './schema.ts';

/** Transaction of an upgrade. It has access to all stores. */
type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Removes the encoded copies of unsent pictures. Older versions stored them in the outbox beside the Blobs. */
async function forgetEncodedPictures(transaction: Upgrade): Promise<void> {
  const outbox = transaction.objectStore('outbox');
  for (const entry of await outbox.getAll()) {
    const { operation } = entry;
    if (operation.type !== 'create' && operation.type !== 'edit') continue;
    if (!operation.picture) continue;
    const { image: _, ...input } = operation.input;
    await outbox.put({ ...entry, operation: { ...operation, input } });
  }
}

/** Converts changes of avoided foods, because older versions sent the complete list each time. */
async function changeAvoidedByParts(transaction: Upgrade): Promise<void> {
  const outbox = transaction.objectStore('outbox');
  for (const entry of await outbox.getAll()) {
    const { operation, key } = entry;
    if (operation.type !== 'avoid' || !('avoid' in operation)) continue;
    const { maxPrepTime, ...add } = v.parse(StoredAvoid, operation.avoid);
    const change = { id: key, forget: true, add, ...(maxPrepTime !== undefined && { maxPrepTime }) } as const;
    await outbox.put({ ...entry, operation: { type: 'avoid', change } });
  }
}

/** Upgrade steps, one per version. Append only, because devices have already run the earlier ones. */
export const UPGRADES: readonly ((database: Database, transaction: Upgrade) => void)[] = [
  (database) => {
    database.createObjectStore('cards', { keyPath: 'id' });
    database.createObjectStore('recipes', { keyPath: 'id' });
    database.createObjectStore('pendingGenerations', { keyPath: 'key' });
    database.createObjectStore('choices');
  },
  (database) => {
    database.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true });
    database.createObjectStore('variations', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('days', { keyPath: 'day' });
    database.createObjectStore('goals');
    database.createObjectStore('badges');
  },
  (database) => {
    database.createObjectStore('table');
    database.createObjectStore('tablePhotos', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('drafts', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('imports', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('entries', { keyPath: 'id' }).createIndex('storedAt', 'storedAt');
    database.createObjectStore('sync');
  },
  (database) => {
    database.createObjectStore('list');
    database.createObjectStore('household');
    database.createObjectStore('memberRecipes', { keyPath: ['userId', 'id'] });
    database
      .createObjectStore('memberEntries', { keyPath: ['cookId', 'id'] })
      .createIndex('storedAt', 'storedAt');
  },
  (database) => {
    database.createObjectStore('meals', { keyPath: 'id' });
    database.createObjectStore('plannedDays');
  },
  (database) => {
    database.createObjectStore('products', { keyPath: 'barcode' }).createIndex('usedAt', 'usedAt');
  },
  (_database, transaction) => {
    transaction.objectStore('entries').createIndex('createdAt', 'createdAt');
    // Resyncs the user's own recipes, to learn when each was added.
    void transaction.objectStore('sync').delete('recipes');
  },
  (_database, transaction) => void forgetEncodedPictures(transaction),
  (_database, transaction) => void changeAvoidedByParts(transaction),
];
