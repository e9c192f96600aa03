// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { setOwner } from '#web/offline/owner.ts';
import type { TablePhoto } from '#web/offline/schema.ts';
import { blobOf } from '#web/offline/pictures/stored-picture.ts';
import { changeTable, clearTable, EMPTY_TABLE, tableQuery, type Table } from '#web/offline/table/table.ts';

const photo = (id: string): TablePhoto => ({ id, jpeg: new Blob([id]) });
const NO_FOODS = { foods: [], mistaken: [], mayBeMore: false };

let userId: UserId;
let client: QueryClient;
beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
  client = new QueryClient();
});
afterEach(() => vi.restoreAllMocks());

const change = (changes: Partial<Table>) =>
  changeTable(userId, client, (table) => ({ ...table, ...changes }));
const shown = () => client.getQueryData(tableQuery(userId).queryKey);

/** Reads the table in a new visit, which has only what the device stores. */
const stored = () => new QueryClient().fetchQuery(tableQuery(userId));
const storedPhotos = async () => (await stored()).photos.map(({ id }) => id);

test('the next visit has the photos in the cook’s order, foods and half-typed text', async () => {
  const laid = {
    photos: [photo('b'), photo('a')],
    detections: new Map([['b', NO_FOODS]]),
    typed: new Map([['a', 'half an oni']]),
  };
  await change(laid);
  const { photos: _, ...others } = laid;
  expect(await stored()).toMatchObject(others);
  expect(await storedPhotos()).toEqual(['b', 'a']);
});

test('a photo is stored as bytes, and read back as the same JPEG', async () => {
  await change({ photos: [{ id: 'a', jpeg: await new Blob(['photo']).arrayBuffer() }] });
  const [read] = (await stored()).photos.map(({ jpeg }) => blobOf(jpeg));
  expect([read?.type, await read?.text()]).toEqual(['image/jpeg', 'photo']);
  // As an older version stored it.
  const former = new Blob(['photo']);
  expect(blobOf(former)).toBe(former);
});

test('a photo that the cook removes is deleted from the device, and the others stay', async () => {
  await change({ photos: [photo('a'), photo('b'), photo('c')] });
  await change({ photos: [photo('c'), photo('a')] });
  expect(await storedPhotos()).toEqual(['c', 'a']);
  await change({ photos: [photo('b')] });
  expect(await storedPhotos()).toEqual(['b']);
});

test('a photo is written once, however often the cook changes the foods beside it', async () => {
  await change({ photos: [photo('a')] });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await change({ typed: new Map([['a', 'o']]) });
  await change({ photos: [photo('a'), photo('b')] });
  expect(put.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual([
    'table',
    'table',
    'tablePhotos',
  ]);
});

test('the first change after a start is added to the stored table', async () => {
  await change({ photos: [photo('a')] });
  client = new QueryClient();
  await change({ typed: new Map([['a', 'leek']]) });
  expect(await storedPhotos()).toEqual(['a']);
});

test('a recipe clears the table that it was requested from, but not a newer one', async () => {
  await change({ photos: [photo('a')] });
  const requestedFrom = shown()?.id ?? '';
  await change({ photos: [photo('a'), photo('b')] });
  expect(shown()?.id).toBe(requestedFrom);
  await clearTable(userId, client, requestedFrom);
  expect(await stored()).toEqual(EMPTY_TABLE);
  await change({ photos: [photo('c')] });
  await clearTable(userId, client, requestedFrom);
  expect(await storedPhotos()).toEqual(['c']);
});

test('without room on the device the table is still on the screen', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await change({ photos: [photo('a')] });
  expect(shown()?.photos).toMatchObject([{ id: 'a' }]);
  expect(said).toHaveBeenCalledOnce();
});
