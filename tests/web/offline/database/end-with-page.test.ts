// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { aUserId } from '#tests/support/examples.ts';
import { databaseOf, openDatabase } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';

const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

afterEach(() => void tell('pageshow', true));

/** A page in the middle of a write, and another page of the same cook. */
async function twoPages() {
  const userId = aUserId();
  setOwner(userId);
  const mine = await databaseOf(userId);
  const transaction = mine.transaction('outbox', 'readwrite');
  const write = async () => {
    for (;;) await transaction.store.getAll();
  };
  const written = Promise.allSettled([write(), transaction.done]);
  return { mine, written, other: await openDatabase(userId, { onEnd: () => undefined }) };
}

test('A page in the back-forward cache releases its write, and another page continues', async () => {
  const { mine, written, other } = await twoPages();
  tell('pagehide', true);
  expect(await other.getAll('outbox')).toEqual([]);
  expect((await written).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(mine.getAll('outbox')).rejects.toThrow('The page was left.');
  tell('pageshow', true);
  expect(await mine.getAll('outbox')).toEqual([]);
});
