// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { databaseOf, forgetUser } from '#web/offline/database.ts';
import { listenToOtherTabs, notifyOtherTabs } from '#web/offline/database/other-tabs.ts';
import {
  clearOwner,
  clearUserStorage,
  forgetFormerOwner,
  hadOwner,
  ownerOfDevice,
  setOwner,
} from '#web/offline/owner.ts';

/** Messages arrive late on a busy machine. */
const PATIENTLY = { timeout: 4_000 };

beforeEach(() => localStorage.clear());

test('a device knows who is signed in, and after a log-out that somebody was', () => {
  expect([ownerOfDevice(), hadOwner()]).toEqual([null, false]);
  setOwner('anna');
  expect([ownerOfDevice(), hadOwner()]).toEqual(['anna', true]);
  clearOwner();
  expect([ownerOfDevice(), hadOwner()]).toEqual([null, true]);
});

test('a device forgets an account that was deleted', () => {
  setOwner('anna');
  clearOwner();
  forgetFormerOwner();
  expect(hadOwner()).toBe(false);
});

test('The settings of the device stay when the user leaves: language, theme, units, the chosen plan', () => {
  const ofDevice = ['preferredLanguage', 'theme', 'units', 'selectedPlanId', 'selectedPriceId', 'logOutOwed'];
  for (const key of [...ofDevice, 'persistedQueries', 'timers']) localStorage.setItem(key, '1');
  setOwner('anna');
  clearUserStorage();
  expect(Object.keys(localStorage).toSorted()).toEqual([...ofDevice, 'hadOwner'].toSorted());
});

test('tabs notify each other of changes and of a sign-out, and ignore unknown messages', async () => {
  // Tests in one process also receive each other's messages.
  const queryKey = ['recipes', crypto.randomUUID(), 1];
  const heard: unknown[] = [];
  listenToOtherTabs((message) => heard.push(message));
  const otherTab = new BroadcastChannel('munchify');
  const said: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => said.push(data));
  otherTab.postMessage({ type: 'a newer version’s message', queryKey });
  otherTab.postMessage({ type: 'changed', queryKey });
  otherTab.postMessage({ type: 'signed out' });
  await expect.poll(() => heard, PATIENTLY).toContainEqual({ type: 'changed', queryKey });
  await expect.poll(() => heard, PATIENTLY).toContainEqual({ type: 'signed out' });
  expect(heard).not.toContainEqual(expect.objectContaining({ type: 'a newer version’s message' }));
  notifyOtherTabs({ type: 'changed', queryKey });
  await expect.poll(() => said, PATIENTLY).toContainEqual({ type: 'changed', queryKey });
  otherTab.close();
});

const nameOf = (userId: UserId) => `munchify-${userId}`;

/** A cook whose database was written by a newer version of the app, so that this one cannot open it. */
async function cookFromTheFuture(): Promise<UserId> {
  const userId = aUserId();
  setOwner(userId);
  (await openDB(nameOf(userId), 999)).close();
  await expect(databaseOf(userId)).rejects.toThrow();
  return userId;
}

test('a database that could not be opened is opened for the next caller', async () => {
  const userId = await cookFromTheFuture();
  await deleteDB(nameOf(userId));
  expect((await databaseOf(userId)).name).toBe(nameOf(userId));
});

test('A cook who leaves a device leaves nothing on it, even if the database could not be opened', async () => {
  const userId = await cookFromTheFuture();
  const opening = databaseOf(userId).catch((failure: unknown) => failure);
  await forgetUser(userId);
  expect(await opening).toBeInstanceOf(DOMException);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(nameOf(userId));
});
