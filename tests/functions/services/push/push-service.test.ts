import { afterAll, beforeEach, expect, test } from 'vitest';
import { pushServiceBy } from '#functions/services/push/push-service.ts';
import { MINUTE } from '#core/time.ts';
import { makePushKey } from '#local/push/make-key.ts';
import { startPushService } from '#tests/support/push/stand-in.ts';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => service.answer());

const settings = {
  value: JSON.stringify(await makePushKey()),
  supportEmail: 'help@munchify.test',
  services: [service.url],
};
const sender = pushServiceBy(settings, { timeLimit: 300 });
const RING = '0123456789abcdef0123456789abcdef';
const KEPT = { ringId: RING, keptFor: 15 * MINUTE };

test('a message arrives as the device has encrypted it for itself, under the ID of its timer', async () => {
  const phone = service.subscribe();
  const message = await phone.encrypt('The soup is done');
  expect(await sender.push(phone.endpoint, message, KEPT)).toEqual({ type: 'taken' });
  expect(service.received.at(-1)).toMatchObject({
    endpoint: phone.endpoint,
    text: 'The soup is done',
    topic: RING,
    ttl: 900,
  });
});

test.each([
  ['201, taken', 201, {}, { type: 'taken' }],
  ['400, refused', 400, {}, { type: 'refused', status: 400 }],
  ['401, refused', 401, {}, { type: 'refused', status: 401 }],
  ['403, refused', 403, {}, { type: 'refused', status: 403 }],
  ['404, gone', 404, {}, { type: 'gone' }],
  ['410, gone', 410, {}, { type: 'gone' }],
  ['413, refused', 413, {}, { type: 'refused', status: 413 }],
  ['a redirect, refused', 307, { location: 'http://127.0.0.1:1/' }, { type: 'refused', status: 307 }],
  ['429, busy', 429, {}, { type: 'busy' }],
  ['429 with a pause', 429, { 'retry-after': '30' }, { type: 'busy', retryAfterSeconds: 30 }],
  [
    '429 with a time in the past',
    429,
    { 'retry-after': 'Sat, 01 Jan 2000 00:00:00 GMT' },
    { type: 'busy', retryAfterSeconds: 0 },
  ],
  ['429 with nonsense', 429, { 'retry-after': 'soon' }, { type: 'busy' }],
  ['500, busy', 500, {}, { type: 'busy' }],
  ['503, busy', 503, { 'retry-after': '5' }, { type: 'busy', retryAfterSeconds: 5 }],
] as const)('a push service answers %s', async (_, status, headers, outcome) => {
  const phone = service.subscribe();
  service.answer({ status, headers });
  expect(await sender.push(phone.endpoint, await phone.encrypt('soup'), KEPT)).toEqual(outcome);
});

test('a push service that does not answer counts as busy', async () => {
  const phone = service.subscribe();
  service.answer({ hang: true });
  expect(await sender.push(phone.endpoint, await phone.encrypt('soup'), KEPT)).toEqual({ type: 'busy' });
});

test('a push service that cannot be reached counts as busy', async () => {
  const other = await startPushService();
  await other.close();
  const lost = pushServiceBy({ ...settings, services: [other.url] });
  expect(await lost.push(`${other.url}/push/1`, 'AAAA', KEPT)).toEqual({ type: 'busy' });
});

test('no address but those of push services is called, whatever is stored', async () => {
  const deployed = pushServiceBy({ ...settings, services: [] });
  const phone = service.subscribe();
  const received = service.received.length;
  expect(await deployed.push(phone.endpoint, await phone.encrypt('soup'), KEPT)).toEqual({ type: 'gone' });
  expect(service.received).toHaveLength(received);
});
