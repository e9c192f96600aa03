// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf } from '#web/offline/database.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { discardEntry, enqueue, outboxEntries, refusedText, replaceRefused } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { recipeOf, recipesOf, storeRecipe } from '#web/offline/recipes/recipes.ts';
import { syncOutbox, type SendResult } from '#web/offline/sync-outbox.ts';

const client = new QueryClient();
const ID = 7;
const cook: OutboxOperation = {
  type: 'cook',
  recipeId: ID,
  title: 'Pancakes',
  servings: 1,
  day: '2026-11-20',
  at: 1,
};
const deletion: OutboxOperation = { type: 'delete', recipeId: ID, title: 'Pancakes' };

let userId: UserId;
let recipe: Recipe;
const asked: { request: string; version: string | null; body: unknown }[] = [];

beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  recipe = aRecipe(userId, { id: ID, title: 'Pancakes', isCooked: false, version: 1 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  client.clear();
});

const input = (title: string) => ({ title, servings: 2, ingredients: ['2 eggs'], instructions: [] });

const creation = (): OutboxOperation<'create'> => ({
  type: 'create',
  recipeId: ID,
  title: 'Pancakes',
  recipe,
  input: { ...input('Pancakes'), id: ID },
});

const edit = (title: string, version: number): OutboxOperation<'edit'> => ({
  type: 'edit',
  recipeId: ID,
  title,
  version,
  recipe: { ...recipe, title, version: version + 1 },
  input: input(title),
});

/** Answers requests by their method; `offline` gives no answer. */
function serverAnswers(answers: Readonly<Record<string, () => Response>> | 'offline') {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    asked.push({
      request: `${method} ${path}`,
      version: new Headers(headers).get('if-match'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const answer = answers === 'offline' ? undefined : answers[method];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const accepting = (held: Recipe = recipe) => ({
  POST: () => Response.json({ id: ID }, { status: 201 }),
  GET: () => Response.json(held),
  PUT: () => Response.json(held),
  DELETE: () => new Response(null, { status: 204 }),
});

async function synced(): Promise<SendResult['type'][]> {
  const results: SendResult['type'][] = [];
  await syncOutbox(userId, ({ type }) => results.push(type));
  return results;
}

const requests = () => asked.map(({ request }) => request);
const shown = () => recipeOf(userId, ID, client).read();
/** Titles of the recipes on the device, which may have none and have never synced. */
const titles = async () => ((await recipesOf(userId, client).read()) ?? []).map(({ title }) => title);

test('a recipe written offline is in the list and can be opened before it is sent', async () => {
  await storeRecipe(userId, aRecipe(userId, { id: 3, title: 'Soup' }), client);
  await enqueue(userId, creation());
  expect(await titles()).toEqual(['Pancakes', 'Soup']);
  expect(await shown()).toMatchObject({ title: 'Pancakes' });
  // Only this device has it, so opening it sends no request.
  serverAnswers('offline');
  await recipeOf(userId, ID, client).refresh(new AbortController().signal);
  expect(asked).toEqual([]);
});

test('a written recipe is sent once there is a connection, and then has the server’s state', async () => {
  await enqueue(userId, creation());
  serverAnswers('offline');
  expect(await synced()).toEqual(['deferred']);
  serverAnswers(accepting({ ...recipe, imageUrls: ['/photos/a.jpg'] }));
  expect(await synced()).toEqual(['accepted']);
  expect(await outboxEntries(userId)).toEqual([]);
  expect(await shown()).toMatchObject({ title: 'Pancakes', imageUrls: ['/photos/a.jpg'] });
});

test('creating, changing and cooking one recipe offline reaches the server in this order', async () => {
  await enqueue(userId, creation());
  await enqueue(userId, edit('Thin pancakes', 1));
  await enqueue(userId, cook);
  expect(await shown()).toMatchObject({ title: 'Thin pancakes', isCooked: true, version: 2 });
  serverAnswers({
    ...accepting(),
    PUT: () => Response.json({ ...recipe, title: 'Thin pancakes', version: 2 }),
  });
  expect(await synced()).toEqual(['accepted', 'accepted', 'accepted']);
  expect(requests().filter((request) => !request.startsWith('GET'))).toEqual([
    'POST /api/recipes',
    `PUT /api/recipes/${ID}`,
    `POST /api/recipes/${ID}/cooked`,
  ]);
  expect(asked.find(({ request }) => request.startsWith('PUT'))?.version).toBe('"1"');
});

test('deleting a recipe that was never sent sends nothing', async () => {
  await enqueue(userId, creation());
  await enqueue(userId, edit('Thin pancakes', 1));
  await enqueue(userId, deletion);
  expect(await titles()).toEqual([]);
  serverAnswers(accepting());
  expect(await synced()).toEqual([]);
  expect(asked).toEqual([]);
  expect(await outboxEntries(userId)).toEqual([]);
  expect(await titles()).toEqual([]);
});

test('a recipe is not sent while its deletion can be undone, and is sent once it was undone', async () => {
  await enqueue(userId, creation());
  const id = await enqueue(userId, deletion, 60_000);
  serverAnswers(accepting());
  expect(await synced()).toEqual([]);
  await discardEntry(userId, id ?? 0);
  expect(await titles()).toEqual(['Pancakes']);
  expect(await synced()).toEqual(['accepted']);
});

test('a recipe that was never sent is deleted once its deletion can no longer be undone', async () => {
  await enqueue(userId, creation());
  await enqueue(userId, cook);
  await enqueue(userId, deletion, 1);
  await vi.waitFor(async () => expect(await synced()).toEqual(['accepted']));
  expect(asked).toEqual([]);
  expect(await outboxEntries(userId)).toEqual([]);
  expect(await titles()).toEqual([]);
});

test('a recipe that may have arrived is deleted by a request', async () => {
  await enqueue(userId, creation());
  serverAnswers('offline');
  await synced();
  await enqueue(userId, deletion);
  serverAnswers(accepting());
  expect(await synced()).toEqual(['accepted', 'accepted']);
  expect(requests().at(-1)).toBe(`DELETE /api/recipes/${ID}`);
});

test('discarding a recipe that the server refused discards its later operations', async () => {
  const id = await enqueue(userId, creation());
  await enqueue(userId, cook);
  serverAnswers({ POST: () => Response.json({ error: 'No.' }, { status: 400 }) });
  expect(await synced()).toEqual(['refused']);
  await discardEntry(userId, id ?? 0);
  expect(await outboxEntries(userId)).toEqual([]);
});

const changedElsewhere = () => ({ ...recipe, title: 'Thick pancakes', version: 2 });

const conflict = {
  PUT: () =>
    Response.json({ error: 'Changed.', type: 'Changed', recipe: changedElsewhere() }, { status: 412 }),
};

test('The texts of two changes on two devices are both kept', async () => {
  await storeRecipe(userId, recipe, client);
  await enqueue(userId, edit('Thin pancakes', 1));
  serverAnswers(conflict);
  expect(await synced()).toEqual(['refused']);
  expect(await shown()).toMatchObject({ title: 'Thick pancakes', version: 2 });
  expect(refusedText(await outboxEntries(userId), ID)).toMatchObject({ title: 'Thin pancakes', version: 1 });
});

test('a text that was saved again replaces the refused one, and the waiting ones behind it', async () => {
  await storeRecipe(userId, recipe, client);
  await enqueue(userId, edit('Thin pancakes', 1));
  await enqueue(userId, edit('Thinner pancakes', 2));
  await enqueue(userId, cook);
  serverAnswers(conflict);
  await synced();
  expect(refusedText(await outboxEntries(userId), ID)).toMatchObject({ title: 'Thinner pancakes' });
  expect(await replaceRefused(userId, edit('Thinnest pancakes', 2))).toBe(true);
  serverAnswers(accepting({ ...recipe, title: 'Thinnest pancakes', version: 3 }));
  expect(await synced()).toEqual(['accepted', 'accepted']);
  const put = asked.findLast(({ request }) => request.startsWith('PUT'));
  expect(put).toMatchObject({ version: '"2"', body: { title: 'Thinnest pancakes' } });
  expect(await shown()).toMatchObject({ title: 'Thinnest pancakes', version: 3, isCooked: true });
});

test('without a refusal a saved text is one more change', async () => {
  await enqueue(userId, edit('Thin pancakes', 1));
  expect(await replaceRefused(userId, edit('Thinner pancakes', 2))).toBe(false);
});

test('a text for a recipe that another device has deleted is saved as a new recipe', async () => {
  await enqueue(userId, edit('Thin pancakes', 1));
  const gone = () => Response.json({ error: 'Not found', type: 'RecipeNotFound' }, { status: 404 });
  serverAnswers({ ...accepting({ ...recipe, title: 'Thin pancakes' }), PUT: gone });
  expect(await synced()).toEqual(['accepted']);
  expect(asked).toContainEqual({
    request: 'POST /api/recipes',
    version: null,
    body: { ...input('Thin pancakes'), id: ID },
  });
  expect(await outboxEntries(userId)).toEqual([]);
  expect(await (await databaseOf(userId)).get('recipes', ID)).toMatchObject({ title: 'Thin pancakes' });
});
