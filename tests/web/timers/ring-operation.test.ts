// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { syncOutbox, type SendResult } from '#web/offline/sync-outbox.ts';
import { setRingsHere } from '#web/offline/operation-rules/switch-rings.ts';
import { RING_ANSWER_KEY, ringsHere } from '#web/device/ring-switch.ts';

const ring = { type: 'ring', ringId: '1'.repeat(32) } as const;
const started = { version: 5, endsAt: 6, message: 'AAAA' };

let userId: UserId;
let asked: string[];

beforeEach(() => {
  grantLocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  userId = aUserId();
  setOwner(userId);
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

function serverAnswers(status: number, body: object | null = null): void {
  vi.stubGlobal('fetch', async (path: string, { method, body: sent, keepalive }: RequestInit) => {
    expect(keepalive, 'goes on when the screen is locked').toBe(true);
    asked.push(`${method} ${path} ${typeof sent === 'string' ? sent : ''}`);
    return new Response(body && JSON.stringify(body), { status });
  });
}

async function synced(): Promise<SendResult['type'][]> {
  const results: SendResult['type'][] = [];
  await syncOutbox(userId, ({ type }) => results.push(type));
  return results;
}

test('only the last state of a timer is sent, without unsent earlier states', async () => {
  await enqueue(userId, { ...ring, ...started });
  await enqueue(userId, { ...ring, version: 6 });
  serverAnswers(204);
  expect(await synced()).toEqual(['accepted']);
  expect(asked).toEqual([`PUT /api/rings/${ring.ringId} {"version":6}`]);
});

test('a device that rings no more does not block timers, and is offered to ring again', async () => {
  setRingsHere('https://web.push.apple.com/abc');
  localStorage.setItem(RING_ANSWER_KEY, '1');
  await enqueue(userId, { ...ring, ...started });
  serverAnswers(409, { type: 'DeviceDoesNotRing' });
  expect(await synced()).toEqual(['accepted']);
  expect(await outboxEntries(userId)).toEqual([]);
  expect([ringsHere(), localStorage.getItem(RING_ANSWER_KEY)]).toEqual([false, null]);
});

test('a timer beyond the server’s limit waits for the next time', async () => {
  await enqueue(userId, { ...ring, ...started });
  serverAnswers(429, { type: 'TooManyAttempts' });
  expect(await synced()).toEqual(['deferred']);
  expect(await outboxEntries(userId)).toHaveLength(1);
});
