import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { NOON } from '#tests/support/examples.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const stage = await startTestStage({ model: answering(async () => JSON.stringify(DRAFT)), stale: true });
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());
const HOUR = 3_600_000;

let cookie: string;
let userId: string;
let recipe: string;

/** A cook with a recipe, at a moment. */
async function arrive(now = NOON): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  cookie = await signUp(anEmail());
  userId = String((await call('GET', '/api/user', { cookie })).body['id']);
  const { body } = await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });
  recipe = `/api/recipes/${body['id']}`;
}

beforeEach(() => arrive());
afterEach(() => {
  vi.useRealTimers();
});

const cook = (body: object = {}, headers: Record<string, string> = {}) =>
  call('POST', `${recipe}/cooked`, { cookie, body, headers });
const uncook = (query = '', headers: Record<string, string> = {}) =>
  call('DELETE', `${recipe}/cooked${query}`, { cookie, headers });
const tracking = async (date = Date.now(), zone = 'UTC') => {
  const { text } = await call('GET', `/api/nutrition/tracking/daily?date=${date}`, {
    cookie,
    headers: { 'x-timezone': zone },
  });
  return JSON.parse(text);
};

describe('a recipe that was cooked', () => {
  test('is in today’s diary with the eaten amount, and marked, until the mark is removed', async () => {
    const date = Date.now() - 1_000;
    expect(await cook({ servings: 2, date })).toMatchObject({
      status: 200,
      body: { isCooked: true, cookedAt: date, day: new Date().toISOString().slice(0, 10) },
    });
    expect(await tracking()).toMatchObject([
      { calories: 212, servings: 2, timestamp: date, title: 'Tomato soup' },
    ]);
    expect((await call('GET', recipe, { cookie })).body).toMatchObject({ isCooked: true, cookedAt: date });
    expect((await uncook()).status).toBe(204);
    expect(await tracking()).toEqual([]);
    expect((await call('GET', recipe, { cookie })).body).toMatchObject({ isCooked: false });
  });

  test('is marked for its own cook only, and a missing recipe cannot be cooked', async () => {
    await cook();
    const mine = recipe;
    cookie = await signUp(anEmail());
    const [foreign, missing] = [await cook(), await ((recipe = '/api/recipes/12345'), cook())];
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect(foreign).toMatchObject({ status: 404, body: { type: 'RecipeNotFound' } });
    recipe = mine;
    expect((await uncook()).status).toBe(404);
    expect(await tracking()).toEqual([]);
    expect((await call('POST', `${recipe}/cooked`, { body: {} })).status).toBe(401);
  });

  test('by twenty requests with one key is cooked once', async () => {
    const key = { 'idempotency-key': 'cook-the-soup' };
    const answered = await Promise.all(Array.from({ length: 20 }, () => cook({}, key)));
    expect(new Set(answered.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await tracking()).toHaveLength(1);
    await uncook('', { 'idempotency-key': 'take-it-back' });
    expect(await cook({}, key)).toMatchObject({ status: 200, body: { isCooked: false } });
    expect(await tracking()).toEqual([]);
  });

  test('and removed twenty times at once ends in one consistent state', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? cook() : uncook())));
    const { isCooked } = (await call('GET', recipe, { cookie })).body;
    expect(await tracking()).toHaveLength(isCooked === true ? 1 : 0);
  });
});

describe('a mark that waited on a phone', () => {
  test('counts for its own day, and can be removed there', async () => {
    await cook({ day: '2026-11-03', date: Date.UTC(2026, 10, 3, 18) }, { 'x-user': userId });
    expect(await tracking(Date.UTC(2026, 10, 3))).toHaveLength(1);
    expect(await tracking()).toHaveLength(0);
    await uncook('?day=2026-11-03', { 'x-user': userId });
    expect(await tracking(Date.UTC(2026, 10, 3))).toHaveLength(0);
  });

  test('is refused if another user has signed in meanwhile, and nothing changes', async () => {
    await cook();
    const other = { 'x-user': 'somebody-else-entirely', 'x-preferred-language': 'de' };
    for (const refused of [await cook({}, other), await uncook('', other)]) {
      expect(refused).toMatchObject({
        status: 409,
        body: { type: 'AnotherUser', error: expect.stringContaining('von einem anderen Konto') },
      });
    }
    expect(await tracking()).toHaveLength(1);
  });
});

test('a future day is refused in the cook’s language, so that nobody can fake a streak', async () => {
  for (const day of ['2026-11-22', '2099-12-31', '2026-09-18']) {
    const refused = await cook({ day }, { 'x-preferred-language': 'de' });
    expect(refused).toMatchObject({ status: 422, body: { type: 'DayClosed', days: 60 } });
    expect(refused.body['error']).toContain('für heute und die letzten 60 Tage');
  }
  expect((await cook({ day: '2026-11-21' })).status).toBe(200);
});

describe('a day', () => {
  test.each([
    ['of 23 hours', Date.UTC(2026, 2, 28, 23), 23],
    ['of 25 hours', Date.UTC(2026, 9, 24, 22), 25],
  ])('%s is tracked from its first moment to its last', async (_, start, hours) => {
    for (const [at, isThatDay] of [
      [start - 1, false],
      [start, true],
      [start + hours * HOUR - 1, true],
      [start + hours * HOUR, false],
    ] as const) {
      await arrive(at);
      await cook({}, { 'x-timezone': 'Europe/Berlin' });
      for (const asked of [start, start + 12 * HOUR, start + hours * HOUR - 1]) {
        expect(await tracking(asked, 'Europe/Berlin'), `${at - start}`).toHaveLength(isThatDay ? 1 : 0);
      }
    }
  });

  test('is today in the cook’s time zone, unless another is requested', async () => {
    await arrive(Date.UTC(2026, 10, 20, 11));
    await cook({}, { 'x-timezone': 'Pacific/Auckland' });
    const today = async (zone: string) =>
      (await call('GET', '/api/nutrition/tracking/daily', { cookie, headers: { 'x-timezone': zone } })).text;
    expect(JSON.parse(await today('Pacific/Auckland'))).toHaveLength(1);
    expect(JSON.parse(await today('America/Los_Angeles'))).toHaveLength(0);
  });
});

describe('the tracking of several days', () => {
  const range = (query: string, headers = {}) =>
    call('GET', `/api/nutrition/tracking/range?${query}`, { cookie, headers });

  test('has the eaten food of each day, and leaves out empty days', async () => {
    for (const day of ['2026-11-05', '2026-11-03', '2026-11-06']) await cook({ day });
    await uncook('?day=2026-11-06');
    const { status, text } = await range('from=2026-11-03&to=2026-11-30');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject([
      { day: '2026-11-03', entries: [{ calories: 106, title: 'Tomato soup' }] },
      { day: '2026-11-05', entries: [{ calories: 106 }] },
    ]);
    expect((await range('from=2026-11-06&to=2026-11-30')).text).toBe('[]');
    cookie = await signUp(anEmail());
    expect((await range('from=2026-11-03&to=2026-11-30')).text).toBe('[]');
  });

  test.each([
    ['from=2026-11-03&to=2026-11-02', 'höchstens 62 Tagen'],
    ['from=2026-10-01&to=2026-12-02', 'höchstens 62 Tagen'],
    ['from=2026-11-31&to=2026-12-02', 'Dieses Datum'],
    ['from=2026-11-03%23&to=2026-11-04', 'Dieses Datum'],
  ])('is refused for ?%s', async (query, words) => {
    const refused = await range(query, { 'x-preferred-language': 'de' });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining(words) } });
    expect((await range('from=2026-11-03')).status).toBe(400);
  });
});

describe('an invalid request', () => {
  test.each([
    [{ servings: 0 }, 'Mindestens 0,1'],
    [{ servings: 11 }, 'Höchstens 10'],
    [{ day: '2026-02-30' }, 'Dieses Datum'],
    [{ date: -1 }, ''],
    [{ date: '2026-11-20' }, ''],
  ])('%o is refused in the cook’s language', async (body, words) => {
    const refused = await cook(body, { 'x-preferred-language': 'de' });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining(words) } });
    expect(await tracking()).toEqual([]);
  });

  test.each(['date=', 'date=abc', 'date=-1', 'date=1e400', 'date=9999999999999999'])('?%s', async (query) => {
    expect((await call('GET', `/api/nutrition/tracking/daily?${query}`, { cookie })).status).toBe(400);
  });

  test('a day like ?day=%23 or a short key is refused', async () => {
    expect((await uncook('?day=%23name')).status).toBe(400);
    expect((await cook({}, { 'idempotency-key': 'short' })).status).toBe(400);
    expect((await uncook('', { 'idempotency-key': 'short' })).status).toBe(400);
  });
});
