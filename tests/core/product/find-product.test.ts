import { beforeEach, describe, expect, test } from 'vitest';
import { findProduct, plainName } from '#core/product/find-product.ts';
import { err } from '#core/result.ts';
import { DAY } from '#core/time.ts';
import { BISCUITS, fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

let ports: FakePorts;
let asked: string[];
beforeEach(() => {
  ports = fakePorts(NOON);
  asked = [];
  const { find } = ports.productService;
  ports.productService = {
    async find(barcode) {
      asked.push(barcode);
      return find(barcode);
    },
  };
});

const find = (barcode: string = BISCUITS.barcode, userId = aUserId()) =>
  findProduct(ports, { userId, language: 'de' }, barcode);

const UNKNOWN = '20000127';

describe('a product', () => {
  test('is shown in the language of the cook, with its source and date, and without unknown values', async () => {
    const found = await find();
    expect(found.ok && found.value).toEqual({
      barcode: BISCUITS.barcode,
      name: 'Haferkekse',
      unit: 'g',
      serving: { quantity: 25, unit: 'g' },
      per100: { calories: 452, protein: 7.6, carbs: 62, fat: 18, saturates: 8.1, sugars: 22, salt: 0.75 },
      source: 'Open Food Facts',
      fetchedAt: NOON,
    });
  });

  test('is requested again after 30 days, an unknown one after a day', async () => {
    for (const days of [0, 29.9, 30]) {
      ports.now = NOON + days * DAY;
      expect((await find()).ok).toBe(true);
      if (days !== 29.9) expect(await find(UNKNOWN)).toEqual(err({ type: 'ProductNotFound' }));
    }
    ports.now += 0.9 * DAY;
    await find(UNKNOWN);
    ports.now += 0.1 * DAY;
    await find(UNKNOWN);
    expect(asked).toEqual([BISCUITS.barcode, UNKNOWN, BISCUITS.barcode, UNKNOWN, UNKNOWN]);
  });

  test('is looked up at most 60 times an hour by one cook', async () => {
    const userId = aUserId();
    for (let time = 0; time < 60; time += 1) expect((await find(undefined, userId)).ok).toBe(true);
    expect(await find(undefined, userId)).toMatchObject({ ok: false, error: { type: 'TooManyAttempts' } });
    expect((await find()).ok).toBe(true);
  });

  test('is not remembered as unknown if its request fails', async () => {
    const { find: service } = ports.productService;
    const down = err({ type: 'ProductsUnavailable', retryAfterSeconds: 30 } as const);
    ports.productService = { find: async () => down };
    expect(await find()).toEqual(down);
    ports.productService = { find: service };
    expect((await find()).ok).toBe(true);
  });

  test.each([
    ['<b>Lentil</b> soup &amp; herbs', 'Lentil soup & herbs'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['&lt;img src=x onerror=1&gt;Tea', 'Tea'],
    ['Less than 3 < 4', 'Less than 3 < 4'],
    ['abc\u202Edef\u0000 \n g', 'abcdef g'],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('has a plain name: “%s”', (told, name) => {
    expect(plainName(told)).toBe(name);
  });
});
