import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { UserId } from '#core/account/account.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Preferences } from '#core/author/preferences.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import type { TrackedDay } from '#core/cooking/tracking.ts';
import type { Goals } from '#core/goals/goals.ts';
import type { Alternative, Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import type { LocalDay } from '#core/time.ts';
import type { OutboxEntry } from './outbox.ts';
import { ownerOfDevice } from './owner.ts';
import type { PendingGeneration } from './pending-generations.ts';

export interface Schema extends DBSchema {
  /** Every recipe that lists show. */
  cards: { key: RecipeId; value: RecipeCard };
  /** Recipes in full, as far as the device has them. */
  recipes: { key: RecipeId; value: Recipe };
  /** Recipes that were asked for and have not come yet. */
  wishes: { key: string; value: PendingGeneration };
  /** The variations of recipes that were opened, newest first. */
  variations: { key: RecipeId; value: { id: RecipeId; variations: readonly Alternative[] } };
  /** What the cook did and the server has yet to learn. */
  outbox: { key: number; value: OutboxEntry };
  /** What the cook has chosen on this device. */
  choices: { key: 'preferences'; value: Preferences };
  /** The last days as the server told of them; one that is here without entries is known to have none. */
  days: { key: LocalDay; value: TrackedDay };
  /** The goals that the server told of, `active` being undefined where it has none. */
  goals: { key: 'current'; value: { readonly active: Goals | undefined } };
  /** Every badge and how far the cook is with it. */
  badges: { key: 'all'; value: readonly UserBadge[] };
}

export type Database = IDBPDatabase<Schema>;

/** What each version added. Steps are appended; one that was shipped has run on somebody's phone and stays as it is. */
const STEPS: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('cards', { keyPath: 'id' });
    database.createObjectStore('recipes', { keyPath: 'id' });
    database.createObjectStore('wishes', { keyPath: 'key' });
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
];

const nameOf = (userId: UserId) => `munchify-${userId}`;

let opened: { userId: UserId; database: Promise<Database> } | undefined;

/**
 * The user's own database on this device: the truth that the screens show.
 * @throws Error when somebody else, or nobody, is signed in here: nothing is written after a sign-out
 */
export async function databaseOf(userId: UserId): Promise<Database> {
  if (ownerOfDevice() !== userId) throw new Error('This device holds nothing of this user.');
  if (opened?.userId !== userId) {
    const database = openDB<Schema>(nameOf(userId), STEPS.length, {
      upgrade(db, oldVersion) {
        for (const step of STEPS.slice(oldVersion)) step(db);
      },
      // Another tab wants to upgrade or erase it.
      blocking: (_current, _blocked, event) => {
        opened = undefined;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    opened = { userId, database };
  }
  return opened.database;
}

/** Erases everything that the device holds of a user. */
export async function forgetUser(userId: UserId): Promise<void> {
  if (opened?.userId === userId) {
    (await opened.database).close();
    opened = undefined;
  }
  await deleteDB(nameOf(userId));
}
