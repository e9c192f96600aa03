// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { GenerationRunner } from '#web/generation/generation-runner.ts';
import type { GenerationResult } from '#web/generation/generation.ts';
import { setOwner } from '#web/offline/owner.ts';
import { pendingGenerations } from '#web/offline/pending-generations.ts';
import { recipeOf } from '#web/offline/recipes/recipes.ts';

const client = new QueryClient();
const WORDS_ONLY = { photos: [], preferences: NO_PREFERENCES };

let userId: UserId;
let isOnline: boolean;
let requests: string[];
/** Responses of the server by method; a promise that never settles is a slow server. */
let answers: Record<string, () => Promise<Response>>;
let stop: () => void;

beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
  isOnline = true;
  requests = [];
  answers = {};
  stop = () => undefined;
  grantLocks();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, signal }: RequestInit) => {
    requests.push(`${method} ${path} ${new Headers(headers).get('idempotency-key')}`);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answers[method]?.() ?? Promise.reject(new TypeError('Failed to fetch')), aborted]);
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const theRecipe = () => Promise.resolve(Response.json(aRecipe(userId, { id: 1 })));
const refusal = (status: number, type: string) => () => Promise.resolve(Response.json({ type }, { status }));
const never = () => new Promise<Response>(() => undefined);

/** Opens a page of the app. */
function openPage(results: GenerationResult['type'][] = [], onCancelledTooLate = () => undefined) {
  const runner = new GenerationRunner(userId, client);
  const observer = {
    showsResumed: () => true,
    onResult: ({ type }: GenerationResult) => void results.push(type),
    onCancelledTooLate,
  };
  stop = runner.start(observer);
  return runner;
}

const isOnDevice = async () => (await recipeOf(userId, 1, client).read()) !== undefined;
/** Long enough for a busy machine. */
const SOON = { timeout: 30_000 };
const keysSent = () => new Set(requests.map((request) => request.split(' ')[2]));

test('a recipe that is requested offline waits on the device, and is requested when the connection is back', async () => {
  isOnline = false;
  const runner = openPage();
  expect(await runner.request(WORDS_ONLY)).toEqual({ type: 'waiting' });
  expect(requests).toEqual([]);
  expect(await pendingGenerations(userId)).toHaveLength(1);
  isOnline = true;
  answers['POST'] = theRecipe;
  window.dispatchEvent(new Event('online'));
  await expect.poll(isOnDevice, SOON).toBe(true);
  await expect.poll(() => pendingGenerations(userId), SOON).toEqual([]);
});

test('a new page resumes the generation of a closed one with the same key', async () => {
  answers['POST'] = never;
  const outcome = openPage().request(WORDS_ONLY);
  await expect.poll(() => requests, SOON).toHaveLength(1);
  stop();
  expect(await outcome).toEqual({ type: 'stopped' });
  answers['POST'] = theRecipe;
  const results: GenerationResult['type'][] = [];
  openPage(results);
  await expect.poll(() => results, SOON).toEqual(['completed']);
  expect(requests).toHaveLength(2);
  expect(keysSent().size).toBe(1);
});

test('a generation that the server refuses fails with the reason and is no longer pending', async () => {
  answers['POST'] = refusal(422, 'NoFood');
  const outcome = await openPage().request(WORDS_ONLY);
  expect(outcome).toMatchObject({ type: 'failed', error: { body: { type: 'NoFood' } } });
  expect(await pendingGenerations(userId)).toEqual([]);
});

test('a cancellation without a connection is sent at the next visit', async () => {
  answers['POST'] = never;
  const runner = openPage();
  const outcome = runner.request(WORDS_ONLY);
  await expect.poll(() => runner.shown, SOON).toBeDefined();
  if (runner.shown) await runner.cancel(runner.shown.pending);
  expect(await outcome).toEqual({ type: 'stopped' });
  expect(runner.shown).toBeUndefined();
  expect(await pendingGenerations(userId)).toMatchObject([{ isCancelled: true }]);
  stop();
  answers['DELETE'] = () => Promise.resolve(new Response(null, { status: 204 }));
  openPage();
  await expect.poll(() => pendingGenerations(userId), SOON).toEqual([]);
  expect(requests.map((request) => request.split(' ')[0])).toEqual(['POST', 'DELETE', 'DELETE']);
});

test('a cancellation that comes too late delivers the recipe, which is charged', async () => {
  const answer = Promise.withResolvers<Response>();
  answers['POST'] = () => answer.promise;
  answers['DELETE'] = refusal(409, 'RunSaved');
  const onTooLate = vi.fn(() => undefined);
  const runner = openPage([], onTooLate);
  const outcome = runner.request(WORDS_ONLY);
  await expect.poll(() => runner.shown, SOON).toBeDefined();
  if (runner.shown) await runner.cancel(runner.shown.pending);
  expect(onTooLate).toHaveBeenCalledOnce();
  expect(await pendingGenerations(userId)).toMatchObject([{ key: expect.any(String) }]);
  answer.resolve(await theRecipe());
  expect(await outcome).toMatchObject({ type: 'completed' });
  expect(await isOnDevice()).toBe(true);
});

test('a cancellation that is sent too late at the next visit delivers the recipe too', async () => {
  answers['POST'] = never;
  const runner = openPage();
  void runner.request(WORDS_ONLY);
  await expect.poll(() => runner.shown, SOON).toBeDefined();
  if (runner.shown) await runner.cancel(runner.shown.pending);
  stop();
  answers = { POST: theRecipe, DELETE: refusal(409, 'RunSaved') };
  const results: GenerationResult['type'][] = [];
  openPage(results);
  await expect.poll(() => results, SOON).toEqual(['completed']);
  expect(await isOnDevice()).toBe(true);
  expect(await pendingGenerations(userId)).toEqual([]);
});

/** Opens a page offline, with a generation that a closed page has sent. */
async function openPageWithSentGeneration() {
  answers['POST'] = never;
  void openPage().request(WORDS_ONLY);
  await expect.poll(() => requests, SOON).toHaveLength(1);
  stop();
  isOnline = false;
  const runner = openPage();
  const [pending] = await pendingGenerations(userId);
  return { runner, pending: pending ?? expect.fail('Nothing is pending.') };
}

test('cancelling a waiting generation that was sent before also cancels it at the server', async () => {
  const { runner, pending } = await openPageWithSentGeneration();
  answers['DELETE'] = () => Promise.resolve(new Response(null, { status: 204 }));
  await runner.cancel(pending);
  expect(requests.at(-1)).toBe(`DELETE /api/analyze/${pending.key} null`);
  expect(await pendingGenerations(userId)).toEqual([]);
});

test('cancelling a waiting generation whose recipe is already saved delivers the recipe', async () => {
  const { runner, pending } = await openPageWithSentGeneration();
  answers = { POST: theRecipe, DELETE: refusal(409, 'RunSaved') };
  await runner.cancel(pending);
  expect(await isOnDevice()).toBe(true);
  expect(await pendingGenerations(userId)).toEqual([]);
});

test('a recipe that arrives while it is cancelled is not pending again', async () => {
  const answer = Promise.withResolvers<Response>();
  answers['POST'] = () => answer.promise;
  const runner = openPage();
  const outcome = runner.request(WORDS_ONLY);
  await expect.poll(() => runner.shown, SOON).toBeDefined();
  answers['DELETE'] = async () => {
    answer.resolve(await theRecipe());
    await outcome;
    return refusal(409, 'RunSaved')();
  };
  if (runner.shown) await runner.cancel(runner.shown.pending);
  expect(await pendingGenerations(userId)).toEqual([]);
});

test('a generation on which the server fails holds up none of the others', async () => {
  isOnline = false;
  const offline = openPage();
  for (let count = 0; count < 4; count += 1) await offline.request(WORDS_ONLY);
  stop();
  isOnline = true;
  const [oldest] = await pendingGenerations(userId);
  const failing = oldest?.key ?? expect.fail('Nothing is pending.');
  let running = 0;
  let most = 0;
  answers['POST'] = async () => {
    if (requests.at(-1)?.endsWith(failing)) return Response.json({}, { status: 500 });
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    return theRecipe();
  };
  const results: GenerationResult['type'][] = [];
  const runner = openPage(results);
  await expect.poll(() => results, SOON).toEqual(['completed', 'completed', 'completed']);
  expect((await pendingGenerations(userId)).map(({ key }) => key)).toEqual([failing]);
  // Photos are sent one after the other, and the waiting one says so.
  expect(most).toBe(1);
  expect(runner.shown).toMatchObject({ pending: { key: failing }, progress: { isWaiting: true } });
});
