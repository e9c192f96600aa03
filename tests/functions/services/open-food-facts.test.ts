import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findProduct } from '#core/product/find-product.ts';
import type { ProductService } from '#core/product/ports.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { openFoodFacts } from '#functions/services/products/open-food-facts.ts';
import { KNOWN_PRODUCTS } from '#local/open-food-facts/known-products.ts';
import { startOpenFoodFacts } from '#local/open-food-facts/open-food-facts.ts';
import { listen, type Running } from '#local/server/http.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

const CODE = '2000000000015';
const USER_AGENT = 'Munchify/1.0 (help@munchify.example)';

let now = NOON;
let respond: (response: ServerResponse) => void;
let requests: { url: string; headers: IncomingHttpHeaders }[];
let server: Running;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  now = NOON;
  requests = [];
  server = await listen(
    createServer(({ url = '', headers }, response) => {
      requests.push({ url, headers });
      respond(response);
    }),
  );
});
afterEach(() => server.close());

const serviceAt = (url = server.url, more: { readsPerMinute?: number; timeLimit?: number } = {}) =>
  openFoodFacts(
    { url, readsPerMinute: more.readsPerMinute ?? 1_000, userAgent: USER_AGENT },
    { now: () => now, timeLimit: more.timeLimit ?? 5 * SECOND },
  );

const json =
  (body: unknown, status = 200, type = 'application/json; charset=utf-8') =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));

const found = (nutriments: object, more: object = {}) =>
  json({ code: CODE, status: 1, product: { product_name: 'Oat biscuits', nutriments, ...more } });

/** Looks the product up as a cook does. */
const look = (service: ProductService = serviceAt()) =>
  findProduct({ ...fakePorts(now), productService: service }, { userId: aUserId(), language: 'en' }, CODE);

const UNAVAILABLE = { ok: false, error: { type: 'ProductsUnavailable', retryAfterSeconds: 30 } };

describe('Open Food Facts', () => {
  test('gets the barcode and our name, and nothing about the cook', async () => {
    respond = found({});
    await look();
    const [{ url, headers } = { url: '', headers: {} }] = requests;
    expect(url).toMatch(new RegExp(`^/api/v2/product/${CODE}\\.json\\?fields=[a-z_,]+$`));
    expect(headers).toMatchObject({ 'user-agent': USER_AGENT, accept: 'application/json' });
    for (const told of ['cookie', 'authorization', 'referer', 'x-forwarded-for', 'from'])
      expect(headers).not.toHaveProperty(told);
    expect(headers['accept-language'] ?? '*').toBe('*');
  });

  test.each<[string, () => void]>([
    [
      'a page of HTML',
      () =>
        (respond = (response) =>
          void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')),
    ],
    [
      'HTML that claims to be JSON',
      () =>
        (respond = (response) =>
          void response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>Hello</h1>')),
    ],
    ['an error', () => (respond = json({}, 500))],
    ['too many requests', () => (respond = json({ status: 0 }, 429))],
    [
      'a missing page that is no answer',
      () =>
        (respond = (response) =>
          void response.writeHead(404, { 'content-type': 'text/html' }).end('Not found')),
    ],
    ['another shape', () => (respond = json({ code: CODE, status: 'found' }))],
    ['another product', () => (respond = json({ code: '2000000000022', status: 1, product: {} }))],
    ['a product that is missing', () => (respond = json({ code: CODE, status: 1 }))],
    [
      'a redirect',
      () => (respond = (response) => void response.writeHead(302, { location: '/api/v2/elsewhere' }).end()),
    ],
    [
      'a megabyte',
      () => (respond = json({ code: CODE, status: 1, product: { product_name: 'x'.repeat(1_000_000) } })),
    ],
    [
      'half an answer',
      () =>
        (respond = (response) => {
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
          response.write('{"code":');
          response.destroy();
        }),
    ],
  ])('that answers with %s counts as unreachable, and nothing is stored', async (_, fault) => {
    fault();
    expect(await look()).toEqual(UNAVAILABLE);
    expect(requests).toHaveLength(1);
  });

  test('that is down, slow or drips counts as unreachable', async () => {
    expect(await look(serviceAt('http://127.0.0.1:1'))).toEqual(UNAVAILABLE);
    respond = () => undefined;
    expect(await look(serviceAt(server.url, { timeLimit: 50 }))).toEqual(UNAVAILABLE);
    respond = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    expect(await look(serviceAt(server.url, { timeLimit: 50 }))).toEqual(UNAVAILABLE);
  });

  test('is left alone for half a minute after four failures in a row, and then requested again', async () => {
    const service = serviceAt();
    respond = json({}, 500);
    for (let time = 0; time < 4; time += 1) await look(service);
    respond = found({});
    now += 20 * SECOND;
    expect(await look(service)).toMatchObject({ ok: false, error: { retryAfterSeconds: 10 } });
    expect(requests).toHaveLength(4);
    now += 10 * SECOND;
    expect((await look(service)).ok).toBe(true);
  });

  test('is not requested more often in a minute than it allows', async () => {
    const service = serviceAt(server.url, { readsPerMinute: 2 });
    respond = found({});
    for (let time = 0; time < 2; time += 1) expect((await look(service)).ok).toBe(true);
    now += 15 * SECOND;
    expect(await look(service)).toMatchObject({ ok: false, error: { retryAfterSeconds: 45 } });
    now += MINUTE;
    expect((await look(service)).ok).toBe(true);
  });

  test('that does not have a product is believed', async () => {
    for (const status of [200, 404]) {
      respond = json({ code: CODE, status: 0, status_verbose: 'product not found' }, status);
      expect(await look()).toEqual({ ok: false, error: { type: 'ProductNotFound' } });
    }
  });

  test.each([
    ['negative', { 'energy-kcal_100g': -5, fat_100g: -1 }],
    ['absurd', { 'energy-kcal_100g': 9e99, fat_100g: '1e400', salt_100g: 4_000 }],
    ['of another kind', { 'energy-kcal_100g': {}, fat_100g: [18], salt_100g: 'NaN', proteins_100g: null }],
    ['contradictory', { 'energy-kcal_100g': 10, fat_100g: 50, carbohydrates_100g: 30, proteins_100g: 9 }],
  ])('A product with %s values is used without them', async (_, nutriments) => {
    respond = found(nutriments);
    const product = await look();
    expect(product).toMatchObject({ ok: true, value: { name: 'Oat biscuits', per100: {} } });
    expect(product.ok && Object.keys(product.value.per100)).toEqual([]);
  });

  test('may leave out everything but the code', async () => {
    respond = json({ code: Number(CODE), status: 1, product: {} });
    expect(await look()).toMatchObject({ ok: true, value: { name: CODE, per100: {}, unit: 'g' } });
  });
});

describe('the stand-in', () => {
  test('answers like Open Food Facts for every product that it has', async () => {
    const standIn = await startOpenFoodFacts();
    const service = serviceAt(standIn.url);
    for (const { code } of KNOWN_PRODUCTS) expect(await service.find(code), code).toMatchObject({ ok: true });
    expect(await service.find('4006040055136')).toEqual({ ok: true, value: undefined });
    expect((await fetch(`${standIn.url}/api/v2/product/${CODE}.json`)).status).toBe(503);
    await standIn.close();
  });
});
