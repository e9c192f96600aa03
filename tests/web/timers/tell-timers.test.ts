// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUserId } from '#tests/support/examples.ts';
import { decrypt } from '#tests/support/push/decrypt.ts';
import { newKeys } from '#tests/support/push/new-keys.ts';
import { excludeByLocks } from '../exclusive-locks.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { setRingsHere } from '#web/offline/operation-rules/switch-rings.ts';
import { ringsHere } from '#web/device/ring-switch.ts';
import { queryClient } from '#web/session/query-client.ts';
import { DEMO_COOK } from '#web/timers/dish-path.ts';
import { tellTimers } from '#web/timers/tell-timers.ts';
import {
  changeTimer,
  dropTimer,
  extendTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  storedTimers,
} from '#web/timers/timers.ts';

const KEYS = newKeys();
const SUBSCRIPTION = {
  endpoint: 'https://web.push.apple.com/abc',
  toJSON: () => ({
    endpoint: 'https://web.push.apple.com/abc',
    keys: { p256dh: KEYS.publicKey, auth: KEYS.auth },
  }),
};

let subscription: object | null;
let userId: string;

beforeEach(async () => {
  localStorage.clear();
  setRingsHere(SUBSCRIPTION.endpoint);
  userId = aUserId();
  setOwner(userId);
  subscription = SUBSCRIPTION;
  excludeByLocks();
  const registration = { pushManager: { getSubscription: async () => subscription } };
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  await activate('en');
  await loadInnerMessages();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tell = () => tellTimers(userId, [], i18n);
const start = (name: string, seconds = 600, cookId?: string) =>
  startTimer({ recipeId: 7, step: 2, nth: 0, ...(cookId !== undefined && { cookId }) }, name, seconds);

const told = async (): Promise<OutboxOperation<'ring'>[]> =>
  (await outboxEntries(userId)).flatMap(({ operation }) => (operation.type === 'ring' ? [operation] : []));

function theTimer() {
  const [timer] = storedTimers();
  if (!timer) throw new Error('There is no timer.');
  return timer;
}

test('a timer that starts is sent with its end, and a notification that only this device can read', async () => {
  queryClient.setQueryData(['outbox', userId], []);
  start('Simmer, step 3');
  await tell();
  const [ring, ...others] = await told();
  expect(others).toEqual([]);
  // The outbox is read again, and sent.
  expect(queryClient.getQueryState(['outbox', userId])?.isInvalidated).toBe(true);
  expect(ring).toMatchObject({ endsAt: theTimer().endsAt, ringId: theTimer().id.replaceAll('-', '') });
  expect(JSON.stringify(ring)).not.toContain('Simmer');
  const body = Buffer.from(ring?.message ?? '', 'base64url');
  expect(JSON.parse(decrypt(body, KEYS))).toEqual({
    web_push: 8030,
    mutable: true,
    notification: {
      title: 'Simmer, step 3',
      body: 'Time is up',
      lang: 'en',
      tag: theTimer().id,
      navigate: `${location.origin}/recipe/7?cook=3`,
      actions: ['Stop', '1 more minute'].map((title, index) => ({
        action: ['stop', 'more'][index],
        title,
        navigate: `${location.origin}/recipe/7?cook=3`,
      })),
      data: { id: theTimer().id, endsAt: theTimer().endsAt },
    },
  });
});

test('notifications of short and long names have the same length', async () => {
  start('Boil');
  start('Let the dough of the sourdough bread rest in its basket, step 12');
  await tell();
  const lengths = (await told()).map(({ message = '' }) => message.length);
  expect(lengths).toHaveLength(2);
  expect(new Set(lengths).size).toBe(1);
});

test('a state is sent once; a pause, a minute more and an end are sent as newer versions', async () => {
  start('Simmer');
  await tell();
  await tell();
  const [first] = await told();
  pauseTimer(theTimer().id);
  await tell();
  const [paused, ...others] = await told();
  // Nothing was sent yet, so only the last state waits.
  expect(others).toEqual([]);
  expect(paused).not.toHaveProperty('endsAt');
  expect(paused?.version).toBeGreaterThan(first?.version ?? 0);
  resumeTimer(theTimer().id);
  extendTimer(theTimer().id, 60);
  await tell();
  expect((await told())[0]).toMatchObject({ endsAt: theTimer().endsAt });
  dropTimer(theTimer().id);
  await tell();
  expect((await told())[0]).not.toHaveProperty('endsAt');
});

test('a timer that has rung on an open page is not sent, nor is one of the demo', async () => {
  start('Simmer');
  await tell();
  const before = await told();
  changeTimer(theTimer().id, (timer) => ({ ...timer, endsAt: Date.now() - 1, hasRung: true }));
  localStorage.setItem(
    'rings.told',
    JSON.stringify({ [theTimer().id]: { version: 1, endsAt: Date.now() - 1 } }),
  );
  start('Boil', 60, DEMO_COOK);
  await tell();
  expect(await told()).toEqual(before);
});

test('an ended subscription of the browser is noticed, and nothing is sent', async () => {
  subscription = null;
  start('Simmer');
  await tell();
  expect(await told()).toEqual([]);
  expect(ringsHere()).toBe(false);
});

/** Answers the requests of the app itself. @returns the bodies of PUT */
function aServer(devices: readonly object[], onList = () => {}): unknown[] {
  const put: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/ring-devices' && method !== 'PUT') onList();
    if (method !== 'PUT') return Response.json({ publicKey: 'BKey', devices });
    put.push([path, typeof body === 'string' && JSON.parse(body)]);
    return new Response(null, { status: 204 });
  });
  return put;
}

const LISTED = { name: 'A tablet', createdAt: 0, current: false };

test('a device that rings for timers of others gets its own message, without buttons', async () => {
  const tablet = newKeys();
  const { publicKey: p256dh, auth } = tablet;
  aServer([
    { ...LISTED, id: 'a'.repeat(22), current: true },
    { ...LISTED, id: 'b'.repeat(22), keys: { p256dh, auth } },
    { ...LISTED, id: 'c'.repeat(22) },
  ]);
  start('Simmer, step 3');
  await tell();
  const [ring, ...more] = await told();
  expect(more).toEqual([]);
  expect(ring).toMatchObject({ endsAt: theTimer().endsAt, others: [{ id: 'b'.repeat(22) }] });
  expect(JSON.parse(decrypt(Buffer.from(ring?.message ?? '', 'base64url'), KEYS))).toMatchObject({
    notification: { actions: [{}, {}] },
  });
  const [other] = ring?.others ?? [];
  expect(JSON.parse(decrypt(Buffer.from(other?.message ?? '', 'base64url'), tablet))).toEqual({
    web_push: 8030,
    mutable: true,
    notification: {
      title: 'Simmer, step 3',
      body: 'Time is up',
      lang: 'en',
      tag: theTimer().id,
      navigate: `${location.origin}/recipe/7?cook=3`,
      data: {},
    },
  });
  await tell();
  expect(await told()).toEqual([ring]);
});

test('timers that start one after the other ask once which devices ring, and one that starts later asks again', async () => {
  const { publicKey: p256dh, auth } = newKeys();
  const onList = vi.fn<() => void>();
  aServer([{ ...LISTED, id: 'b'.repeat(22), keys: { p256dh, auth } }], onList);
  for (const name of ['Simmer', 'Bake', 'Rest']) {
    start(name);
    await tell();
  }
  expect(onList).toHaveBeenCalledTimes(1);
  expect((await told()).map(({ others }) => others?.length)).toEqual([1, 1, 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  start('Fry');
  await tell();
  expect(onList).toHaveBeenCalledTimes(2);
});

test('a timer is queued offline, too, without the other devices that ring, which are unknown', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  start('Simmer');
  await tell();
  const [ring] = await told();
  expect(ring).toMatchObject({ endsAt: theTimer().endsAt });
  expect(ring).not.toHaveProperty('others');
});

test('a subscription that the browser has renewed is sent to the server, with all timers', async () => {
  const put = aServer([]);
  start('Simmer');
  await tell();
  const [before] = await told();
  const endpoint = 'https://web.push.apple.com/def';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  subscription = { ...SUBSCRIPTION, endpoint };
  await tell();
  await tell();
  expect(put).toEqual([['/api/ring-devices', { endpoint }]]);
  const [ring, ...others] = await told();
  expect(others).toEqual([]);
  expect(ring?.version).toBeGreaterThan(before?.version ?? Infinity);
});
