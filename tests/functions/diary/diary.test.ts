import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessChecks } from '#functions/http/access-checks.ts';
import { tries } from '#tests/long.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { storeEntries, userOf } from '#tests/support/store-entries.ts';
import type { Interception } from '#local/aws/intercept.ts';

let openFoodFacts: Interception = 'answer';
const stage = await startTestStage({
  stale: true,
  intercept: ({ service }) => (service === 'open-food-facts' ? openFoodFacts : 'answer'),
});
const { call, signUp } = stage;

const TODAY = '2026-11-20';

let cookie: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
  openFoodFacts = 'answer';
  cookie = await signUp(anEmail());
});
afterEach(() => {
  vi.useRealTimers();
});

const MILK = {
  id: 'a-glass-of-milk',
  day: TODAY,
  meal: 'breakfast',
  name: 'Milk',
  source: { food: 'milk' },
  amount: { quantity: 1, unit: 'glass' },
};

const log = (changes: object = {}, headers: Record<string, string> = {}) =>
  call('POST', '/api/diary', { cookie, body: { ...MILK, ...changes }, headers });
const daily = async (session = cookie) =>
  JSON.parse(
    (await call('GET', `/api/nutrition/tracking/daily?date=${Date.now()}`, { cookie: session })).text,
  );
const product = (barcode: string, headers: Record<string, string> = {}) =>
  call('GET', `/api/products/${barcode}`, { cookie, headers });

describe('a diary', () => {
  test('lists eaten food with type, ID, meal and amount, by day and by range, until it is removed', async () => {
    expect(await log()).toMatchObject({ status: 201, body: { day: TODAY, type: 'diary', calories: 127 } });
    const entry = {
      type: 'diary',
      id: MILK.id,
      meal: 'breakfast',
      name: 'Milk',
      amount: MILK.amount,
      source: MILK.source,
      calories: 127,
      protein: 6.6,
      salt: 0.23,
    };
    expect(await daily()).toMatchObject([entry]);
    const range = `/api/nutrition/tracking/range?from=2026-11-01&to=${TODAY}`;
    expect(JSON.parse((await call('GET', range, { cookie })).text)).toMatchObject([
      { day: TODAY, entries: [entry] },
    ]);
    for (let time = 0; time < 2; time += 1)
      expect((await call('DELETE', `/api/diary/${MILK.id}?day=${TODAY}`, { cookie })).status).toBe(204);
    expect(await daily()).toEqual([]);
  });

  test('is shown to its cook only', async () => {
    await log();
    const other = await signUp(anEmail());
    expect(await daily(other)).toEqual([]);
    await call('DELETE', `/api/diary/${MILK.id}?day=${TODAY}`, { cookie: other });
    expect(await daily()).toHaveLength(1);
  });

  test('replaces an entry with its ID, and a repeated request changes nothing', async () => {
    await log({}, { 'idempotency-key': 'the-first-key' });
    await log({ amount: { quantity: 2, unit: 'glass' } });
    expect((await log({}, { 'idempotency-key': 'the-first-key' })).status).toBe(201);
    expect(await daily()).toMatchObject([{ amount: { quantity: 2, unit: 'glass' }, calories: 254 }]);
  });

  test.each([
    ['an own dish with its values', { source: { own: true }, nutrition: { calories: 640 } }, 201],
    ['a food nobody knows', { source: { food: 'stardust' } }, 422],
    ['two sources', { source: { food: 'milk', own: true } }, 400],
    ['nothing of it', { amount: { quantity: 0, unit: 'g' } }, 400],
    ['a barcode with a wrong digit', { source: { barcode: '2000000000016' } }, 400],
    ['a day that is long over', { day: '2026-08-01' }, 422],
    ['a recipe of nobody', { source: { recipeId: 7 }, amount: { quantity: 1, unit: 'serving' } }, 404],
    ['a product nobody knows', { source: { barcode: '4006040055136' } }, 404],
    ['negative values', { source: { own: true }, nutrition: { calories: -1 } }, 400],
    ['a name of nothing', { name: ' \u200B ' }, 400],
  ])('answers %s with %s', async (_, changes, status) => {
    expect((await log(changes)).status).toBe(status);
    expect(await daily()).toHaveLength(status === 201 ? 1 : 0);
  });

  test('counts a product by its barcode, also as a UPC, and leaves out what the label lacks', async () => {
    const { body } = await log({
      source: { barcode: '3017620422003' },
      amount: { quantity: 2, unit: 'serving' },
    });
    expect(body).toMatchObject({ calories: 162, fat: 9.3, sugars: 16.9 });
    expect(body).not.toHaveProperty('fiber');
  });
});

describe('a product', () => {
  test('is shown with its source, and is requested once', async () => {
    const german = { 'x-preferred-language': 'de' };
    expect(await product('2000000000015', german)).toMatchObject({
      status: 200,
      body: {
        name: 'Haferkekse',
        brand: 'Munchify stand-in',
        per100: { calories: 452, salt: 0.75 },
        unit: 'g',
        serving: { quantity: 25, unit: 'g' },
        source: 'Open Food Facts',
        fetchedAt: Date.now(),
      },
    });
    openFoodFacts = 'fail before';
    expect((await product('2 000000 000015')).status).toBe(400);
    expect(await product('2000000000015')).toMatchObject({ status: 200, body: { name: 'Oat biscuits' } });
  });

  test('A product with a wrong or odd label is shown with its plausible values', async () => {
    const bar = (await product('2000000000053')).body;
    expect(bar).toMatchObject({ per100: { carbs: 71 }, isDoubtful: true });
    expect(bar['per100']).not.toHaveProperty('calories');
    const soup = (await product('2000000000060')).body;
    expect(soup).toMatchObject({ name: 'Lentil soup & herbs', per100: { calories: 67, salt: 0.8 } });
    expect((await product('2000000000046')).body).toMatchObject({ name: 'Herbal tea', per100: {} });
  });

  test('that is unknown gets a 404, and one that cannot be requested a 503 with Retry-After', async () => {
    expect(await product('4006040055136')).toMatchObject({ status: 404, body: { type: 'ProductNotFound' } });
    expect(await product('4006040055137')).toMatchObject({
      status: 400,
      body: { type: 'InvalidInput', issues: [{ field: 'barcode', key: 'error.barcode' }] },
    });
    openFoodFacts = 'fail before';
    const { status, body, headers } = await product('7394376616228', { 'x-preferred-language': 'de' });
    expect([status, body['type'], headers.get('retry-after')]).toEqual([503, 'ProductsUnavailable', '30']);
    expect(String(body['error'])).toContain('Open Food Facts ist gerade nicht erreichbar');
    expect((await log({ source: { barcode: '7394376616228' } })).status).toBe(503);
    expect(await daily()).toEqual([]);
  });

  test('is looked up sixty times an hour', async () => {
    for (let time = 0; time < 60; time += 1) expect((await product('2000000000022')).status).toBe(200);
    const { status, headers } = await product('2000000000022');
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
  });

  test('lists the other products of the stand-in, too', async () => {
    const page = await fetch(`${stage.origin}/local/products`);
    expect(await page.text()).toContain('2000000000015');
  });
});

test('A day that many requests log at once has at most 200 entries', async () => {
  const userId = userOf(cookie);
  await storeEntries(userId, TODAY, 190);
  const place = { limit: 'entryOfDay', by: `${userId} ${TODAY}` } as const;
  for (let at = 0; at < 190; at += 1) await accessChecks.checkLimits([place]);
  const logged = (at: number) => log({ id: `a-glass-of-milk-${at}` });
  const answers = await Promise.all(Array.from({ length: tries(20, 60) }, (_, at) => logged(at)));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(10);
  expect(await daily()).toHaveLength(200);
});
