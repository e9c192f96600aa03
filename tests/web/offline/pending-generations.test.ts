// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { setOwner } from '#web/offline/owner.ts';
import {
  dropPendingGeneration,
  findPendingGeneration,
  markCancelled,
  pendingGenerations,
  pendingGenerationsQuery,
  storePendingGeneration,
} from '#web/offline/pending-generations.ts';

let userId: UserId;
beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
});

const request = (key: string, requestedAt: number) =>
  storePendingGeneration(userId, {
    key,
    requestedAt,
    photos: [],
    preferences: NO_PREFERENCES,
    language: 'en',
  });

const waiting = async () => (await pendingGenerations(userId)).map(({ key }) => key);
const shown = async () =>
  (await new QueryClient().fetchQuery(pendingGenerationsQuery(userId))).map(({ key }) => key);

test('recipes that were requested wait in the order of the requests', async () => {
  for (const [key, at] of [
    ['b', 1],
    ['a', 3],
    ['c', 2],
  ] as const)
    await request(key, at);
  expect(await waiting()).toEqual(['b', 'c', 'a']);
  await dropPendingGeneration(userId, 'c');
  expect(await waiting()).toEqual(['b', 'a']);
});

test('a cancelled request is no longer shown, but stored until the server knows about it, too', async () => {
  for (const key of ['soup', 'stew']) await request(key, 1);
  await markCancelled(userId, 'soup', true);
  expect(await shown()).toEqual(['stew']);
  expect(await waiting()).toEqual(['soup', 'stew']);
  expect(await findPendingGeneration(userId, 'soup')).toMatchObject({ isCancelled: true, language: 'en' });
});

test('a request that the cook wants after all is shown again', async () => {
  await request('soup', 1);
  await markCancelled(userId, 'soup', true);
  await markCancelled(userId, 'soup', false);
  expect(await shown()).toEqual(['soup']);
});

test('cancelling a recipe that has just arrived sends no new request', async () => {
  await request('soup', 1);
  await dropPendingGeneration(userId, 'soup');
  await markCancelled(userId, 'soup', true);
  expect(await waiting()).toEqual([]);
});
