// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Blob as StorableBlob } from 'node:buffer';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf } from '#web/offline/database.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { UPGRADES } from '#web/offline/upgrades.ts';
import { syncOutbox } from '#web/offline/sync-outbox.ts';

/** Reads Node's blobs: jsdom's blobs cannot be stored, and jsdom reads no others. */
class NodeReader extends EventTarget {
  result: string | undefined;
  async readAsDataURL(jpeg: StorableBlob): Promise<void> {
    this.result = `data:image/jpeg;base64,${await jpeg.text()}`;
    this.dispatchEvent(new Event('loadend'));
  }
}

const ID = 7;
const ENCODED = 'data:image/jpeg;base64,pancakes';

let userId: UserId;
let creation: OutboxOperation<'create'>;
const sent: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('Blob', StorableBlob);
  vi.stubGlobal('FileReader', NodeReader);
  userId = aUserId();
  setOwner(userId);
  sent.length = 0;
  const recipe = aRecipe(userId, { id: ID, title: 'Pancakes', version: 1 });
  creation = {
    type: 'create',
    recipeId: ID,
    title: 'Pancakes',
    recipe,
    picture: { id: 'a', jpeg: new Blob(['pancakes'], { type: 'image/jpeg' }) },
    input: { id: ID, title: 'Pancakes', servings: 2, ingredients: ['2 eggs'], instructions: [] },
  };
  grantLocks();
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(recipe);
    sent.push(typeof body === 'string' && JSON.parse(body));
    return Response.json({ id: ID }, { status: 201 });
  });
});

test('the picture of an unsent recipe is stored once, and is sent with the recipe', async () => {
  await enqueue(userId, creation);
  expect(JSON.stringify(await outboxEntries(userId))).not.toContain('base64');
  await syncOutbox(userId, () => undefined);
  expect(sent).toEqual([{ ...creation.input, image: ENCODED }]);
});

/** The last version that stored pictures twice. */
const VERSION_BEFORE = 11;

test('an unsent recipe of an earlier version of the app keeps its picture, stored once', async () => {
  const before = await openDB(`munchify-${userId}`, VERSION_BEFORE, {
    upgrade(database, _old, _new, transaction) {
      // The stores of the app at that version.
      for (const step of UPGRADES.slice(0, VERSION_BEFORE)) step(database as never, transaction as never);
    },
  });
  const operation = { ...creation, input: { ...creation.input, image: ENCODED } };
  await before.add('outbox', { key: 'k', operation, timeZone: 'UTC', notBefore: 0, wasSent: true });
  before.close();
  await databaseOf(userId);
  expect(await outboxEntries(userId)).toMatchObject([
    { key: 'k', wasSent: true, operation: { title: 'Pancakes' } },
  ]);
  expect(JSON.stringify(await outboxEntries(userId))).not.toContain('base64');
  await syncOutbox(userId, () => undefined);
  expect(sent).toEqual([{ ...creation.input, image: ENCODED }]);
});
