// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf } from '#web/offline/database.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { syncOutbox } from '#web/offline/sync-outbox.ts';
import { runImports } from '#web/imports/run-imports.ts';

let userId: UserId;

beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
});
afterEach(() => void vi.unstubAllGlobals());

async function waiting(count: number, picture?: Blob): Promise<void> {
  const database = await databaseOf(userId);
  for (let id = 1; id <= count; id += 1) {
    const input = {
      title: `Soup ${id}`,
      servings: 2,
      ingredients: ['Base:', '1 l stock'],
      instructions: ['Heat it.'],
    };
    await database.put('imports', { id, input, of: count, ...(picture && { picture }) });
  }
}

const run = () => runImports(userId, async () => {});

const countWaiting = async () => (await databaseOf(userId)).count('imports');

test('the outbox takes a few recipes at a time, and the next ones when it has room', async () => {
  await waiting(23);
  expect(await run()).toBe(0);
  expect(await outboxEntries(userId)).toHaveLength(20);
  expect(await run()).toBe(0);
  await (await databaseOf(userId)).clear('outbox');
  expect(await run()).toBe(23);
  expect(await outboxEntries(userId)).toHaveLength(3);
  expect(await countWaiting()).toBe(0);
});

test('a recipe is shown at once, with its lines, parts and weight', async () => {
  await waiting(1);
  await run();
  const [entry] = await outboxEntries(userId);
  expect(entry?.operation).toMatchObject({
    type: 'create',
    input: { id: 1, title: 'Soup 1', ingredients: ['Base:', '1 l stock'] },
    recipe: { id: 1, ingredients: ['1 l stock'], lines: [{ section: 'Base', quantity: 1, unit: 'l' }] },
  });
});

test('an unreadable picture does not prevent its recipe from being saved', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id }: { id: number }) {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id } })));
      }
      terminate() {}
    },
  );
  await waiting(1, new Blob(['no picture']));
  expect(await run()).toBe(1);
  expect(await outboxEntries(userId)).toMatchObject([{ operation: { title: 'Soup 1' } }]);
});

test('a recipe that was already in the outbox when the page was closed is not added twice', async () => {
  await waiting(1);
  await run();
  await waiting(1);
  await run();
  expect(await outboxEntries(userId)).toHaveLength(1);
  expect(await countWaiting()).toBe(0);
});

test('a recipe that the cook has since edited on another device is unchanged', async () => {
  await waiting(1);
  await run();
  const edited = aRecipe(userId, { id: 1, title: 'Better soup' });
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ error: 'There is another recipe.', type: 'IdTaken' }, { status: 409 })
      : Response.json(edited),
  );
  const results: string[] = [];
  await syncOutbox(userId, ({ type }) => results.push(type));
  expect(results).toEqual(['accepted']);
  expect((await (await databaseOf(userId)).get('recipes', 1))?.title).toBe('Better soup');
});
