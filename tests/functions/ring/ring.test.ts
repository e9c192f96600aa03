import { afterAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts';
import { evenings, ringDevices } from '#functions/ports.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startPushService, type StandInSubscription } from '#tests/support/push/stand-in.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const service = await startPushService();
afterAll(() => service.close());
const stage = await startTestStage({ pushServices: [service.url] });

let timers = 0;
const aTimerId = () => `timer-${String((timers += 1)).padStart(20, '0')}`;

/** A cook on a phone that rings. */
async function aPhone() {
  const cookie = await stage.signUp(anEmail());
  const phone = service.subscribe();
  const { status } = await stage.call('PUT', '/api/ring-devices', {
    cookie,
    body: { endpoint: phone.endpoint },
  });
  expect(status).toBe(204);
  return { cookie, phone };
}

const received = ({ endpoint }: StandInSubscription) =>
  service.received.filter((each) => each.endpoint === endpoint);

const change = (cookie: string, id: string, body: object) =>
  stage.call('PUT', `/api/rings/${id}`, { cookie, body });

test('the end of a timer reaches the phone that started it within two seconds, encrypted for that phone', async () => {
  const { cookie, phone } = await aPhone();
  const id = aTimerId();
  const endsAt = Date.now() + SECOND;
  const message = await phone.encrypt('Leek soup: Simmer, step 3');
  expect(message).not.toContain('Leek');
  expect((await change(cookie, id, { version: 1, endsAt, message })).status).toBe(204);
  await service.arrived(1);
  const [rung] = received(phone);
  expect(rung).toMatchObject({ text: 'Leek soup: Simmer, step 3', topic: id });
  expect(rung?.at).toBeGreaterThanOrEqual(endsAt);
  expect(rung?.at).toBeLessThan(endsAt + 2 * SECOND);
});

test('a second device rings for a timer of the first once it has agreed to', async () => {
  const email = anEmail();
  const [cookie, other] = [await stage.signUp(email), await stage.logIn(email)];
  const [phone, tablet] = [service.subscribe(), service.subscribe()];
  await stage.call('PUT', '/api/ring-devices', { cookie, body: { endpoint: phone.endpoint } });
  const { endpoint, keys } = tablet;
  const asks = await stage.call('PUT', '/api/ring-devices', { cookie: other, body: { endpoint, keys } });
  expect(asks.status).toBe(204);
  const { body } = await stage.call('GET', '/api/ring-devices', { cookie });
  const listed = v.parse(ListedRingDevices, body).devices.find(({ current }) => !current);
  expect(listed?.keys).toEqual(keys);
  const others = [{ id: listed?.id, message: await tablet.encrypt('soup on the phone') }];
  const before = service.received.length;
  const message = await phone.encrypt('soup');
  const started = await change(cookie, aTimerId(), { version: 1, endsAt: Date.now(), message, others });
  expect(started.status).toBe(204);
  await service.arrived(before + 2);
  expect(received(phone).map(({ text }) => text)).toEqual(['soup']);
  expect(received(tablet).map(({ text }) => text)).toEqual(['soup on the phone']);
});

test('a timer that is stopped does not ring; a timer of zero seconds tests the bell', async () => {
  const { cookie, phone } = await aPhone();
  const [stopped, bell] = [aTimerId(), aTimerId()];
  const message = await phone.encrypt('soup');
  await change(cookie, stopped, { version: 1, endsAt: Date.now() + SECOND, message });
  await change(cookie, stopped, { version: 2 });
  const before = service.received.length;
  await change(cookie, bell, {
    version: 1,
    endsAt: Date.now() + 1_500,
    message: await phone.encrypt('bell'),
  });
  await service.arrived(before + 1);
  expect(received(phone).map(({ text }) => text)).toEqual(['bell']);
});

test('devices that ring are listed with the key for subscriptions, and a removed one rings no more', async () => {
  const { cookie, phone } = await aPhone();
  const { body } = await stage.call('GET', '/api/ring-devices', { cookie });
  expect(body).toEqual({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    devices: [{ id: expect.any(String), name: 'A phone', createdAt: expect.any(Number), current: true }],
  });
  const [device] = body['devices'] as { id: string }[];
  expect((await stage.call('DELETE', `/api/ring-devices/${device?.id}`, { cookie })).status).toBe(204);
  const message = await phone.encrypt('soup');
  const refused = await change(cookie, aTimerId(), { version: 1, endsAt: Date.now(), message });
  expect(refused).toMatchObject({ status: 409, body: { type: 'DeviceDoesNotRing' } });
});

test('a phone is notified in the evening about what tomorrow needs, encrypted for that phone', async () => {
  const { cookie, phone } = await aPhone();
  const [, userId = ''] = /=([\w-]{22})\./.exec(cookie) ?? [];
  const { endpoint, keys } = phone;
  // A time zone in which it has just become seven in the evening.
  const dueAt = Math.floor(Date.now() / HOUR) * HOUR;
  const east = ((((19 - new Date(dueAt).getUTCHours()) % 24) + 36) % 24) - 12;
  const headers = {
    'x-timezone': `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`,
    'x-preferred-language': 'de',
  };
  const body = { endpoint, evening: { hour: 19, keys } };
  expect((await stage.call('PUT', '/api/ring-devices', { cookie, body, headers })).status).toBe(204);
  const { body: listed } = await stage.call('GET', '/api/ring-devices', { cookie });
  expect(listed['devices']).toMatchObject([{ eveningHour: 19 }]);
  const day = new Date(dueAt + east * HOUR + DAY).toISOString().slice(0, 10);
  await plan(cookie, userId, day);
  const [session = ''] = Object.keys((await ringDevices().find(userId)).devices);
  await evenings().add({ dueAt, userId, session });
  const before = service.received.length;
  await stage.runJobs();
  await service.arrived(before + 1);
  await stage.runJobs();
  expect(received(phone).map(({ text }) => JSON.parse(text).notification)).toMatchObject([
    { title: 'Für morgen: Hummus', body: 'Über Nacht einweichen: getrocknete Kichererbsen.' },
  ]);
});

/** Writes a recipe with chickpeas, and plans it. */
async function plan(cookie: string, userId: string, day: string): Promise<void> {
  const written = { title: 'Hummus', servings: 2, ingredients: ['250 g dried chickpeas'], instructions: [] };
  const headers = { 'idempotency-key': 'the-hummus-of-tomorrow' };
  const { body } = await stage.call('POST', '/api/recipes', { cookie, body: written, headers });
  const dish = { title: 'Hummus', servings: 2, recipeId: body['id'], cookId: userId };
  const meal = { id: 'hummus-of-tomorrow', day, slot: 'dinner', ...dish };
  const added = { id: crypto.randomUUID(), at: Date.now(), type: 'add', meal };
  const { status } = await stage.call('POST', '/api/week/changes', { cookie, body: { changes: [added] } });
  expect(status).toBe(200);
}

test('a device rings no more once its session was ended from another device', async () => {
  const email = anEmail();
  const { call, logIn, signUp } = stage;
  const [laptop, phone] = [await signUp(email), await logIn(email)];
  const subscription = service.subscribe();
  await call('PUT', '/api/ring-devices', { cookie: phone, body: { endpoint: subscription.endpoint } });
  await call('DELETE', '/api/user/sessions', { cookie: laptop });
  const { body } = await call('GET', '/api/ring-devices', { cookie: laptop });
  expect(body['devices']).toEqual([]);
});

test.each([
  'http://127.0.0.1:1/push',
  'https://169.254.169.254/latest/meta-data/',
  'https://kitchen.example/',
])('an address that belongs to no push service is refused: %s', async (endpoint) => {
  const cookie = await stage.signUp(anEmail());
  const refused = await stage.call('PUT', '/api/ring-devices', { cookie, body: { endpoint } });
  expect(refused).toMatchObject({ status: 400, body: { type: 'InvalidInput' } });
});

test('a message still arrives if the push service is busy for a moment', async () => {
  const { cookie, phone } = await aPhone();
  service.answer({ status: 429, headers: { 'retry-after': '1' } });
  const before = service.received.length;
  const message = await phone.encrypt('soup');
  await change(cookie, aTimerId(), { version: 1, endsAt: Date.now(), message });
  await service.arrived(before + 1);
  expect(received(phone)).toHaveLength(1);
});

test('the answer to the next timer tells a phone that its subscription has ended', async () => {
  const { cookie, phone } = await aPhone();
  service.answer({ status: 410 });
  const message = await phone.encrypt('soup');
  await change(cookie, aTimerId(), { version: 1, endsAt: Date.now(), message });
  const status = async () =>
    (await change(cookie, aTimerId(), { version: 1, endsAt: Date.now() + MINUTE, message })).status;
  await expect.poll(status).toBe(409);
});
