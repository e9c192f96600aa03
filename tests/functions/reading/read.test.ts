import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Reading } from '#core/reading/reading.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { beginAnHour } from '#tests/support/whole-hour.ts';
import { writtenLog } from '#tests/support/written-log.ts';
import { startSite } from '../services/fetch/pages-of-a-test.ts';
import { pageWith, serveSite } from './site.ts';

const site = await startSite(serveSite);
const { call, signUp, gateway, origin } = await startTestStage({ loopbackHosts: [site.host] });
const cookie = await signUp(anEmail());
const written = writtenLog();

const read = (body: object, language = 'en') =>
  call('POST', '/api/recipes/read', { cookie, body, headers: { 'x-preferred-language': language } });

const readPath = (path: string, language?: string) => read({ url: `${site.url}${path}` }, language);

describe('a page', () => {
  test('is read, understood and not saved', async () => {
    const { status, body } = await readPath('/tart');
    expect(status).toBe(200);
    expect(v.is(Reading, body)).toBe(true);
    expect(body).toMatchObject({
      recipe: {
        title: 'Lauchkuchen',
        servings: 6,
        language: 'de',
        prepTime: 75,
        ingredients: ['250 g Mehl', '125 g Butter', '600 g Lauch', 'etwas Käse'],
        origin: { type: 'imported', url: `${site.url}/tart` },
      },
      unsure: [{ line: 3, why: 'no-amount' }],
      contains: [],
      imageToken: expect.any(String),
    });
    expect((await call('GET', '/api/recipes', { cookie })).body['items'] ?? []).toEqual([]);
  });

  test.each(['/moved', '/old', '/json'])('is read if it was moved, is old, or is JSON: %s', async (path) => {
    expect((await readPath(path)).body).toMatchObject({
      recipe: { title: 'Lauchkuchen', ingredients: expect.arrayContaining(['etwas Käse']) },
    });
  });

  test.each([
    ['/members', 'refused'],
    ['/wall', 'refused'],
    ['/gone', 'refused'],
    ['/paper.pdf', 'not-html'],
    ['/bomb', 'too-large'],
    ['/inside', 'not-allowed'],
  ])('that cannot be read is refused with its reason and advice: %s is %s', async (path, reason) => {
    const english = await readPath(path);
    expect(english).toMatchObject({ status: 422, body: { type: 'PageUnreachable', reason } });
    expect(english.body['error']).toMatch(/paste/);
    expect((await readPath(path, 'de')).body['error']).toMatch(/füg/);
  });

  test('with markup in every field leaves no markup in the answer', async () => {
    const { status, body, text } = await readPath('/hostile');
    expect(status).toBe(200);
    expect(v.is(Reading, body)).toBe(true);
    expect(text).not.toMatch(/<\w|onerror|alert\([14]/);
    expect(body).not.toHaveProperty('imageToken');
  });

  test('with 100,000 nested elements is read to its end', async () => {
    expect(await readPath('/nested')).toMatchObject({ status: 422, body: { type: 'NoRecipe' } });
  });

  test('without a recipe is reported as such, with a request for the text', async () => {
    const { status, body } = await readPath('/about');
    expect(status).toBe(422);
    expect(body).toMatchObject({ type: 'NoRecipe', error: expect.stringMatching(/paste/) });
  });

  test('on our own machine is refused', async () => {
    for (const url of [
      gateway,
      origin,
      `http://127.0.0.1:${await freePort()}/`,
      'http://[::1]/',
      'http://localhost/',
    ])
      expect(await read({ url })).toMatchObject({ status: 422, body: { reason: 'not-allowed' } });
  });

  test('that the browser has fetched is read as sent, up to 4 MB, without a request to the page', async () => {
    const before = site.asked.length;
    const url = `${site.url}/tart`;
    const padded = (bytes: number) => {
      const page = `${pageWith()}<!--`;
      return page + 'x'.repeat(bytes - Buffer.byteLength(page));
    };
    expect(await read({ html: padded(4 * 1024 * 1024), url })).toMatchObject({
      status: 200,
      body: { recipe: { title: 'Lauchkuchen', origin: { url } } },
    });
    const { status, body } = await read({ html: padded(4 * 1024 * 1024 + 1), url });
    expect([status, body['error']]).toEqual([400, expect.stringMatching(/too large/)]);
    expect(site.asked).toHaveLength(before);
  });
});

test.each(['recipes.example/tart', 'www.recipes.example', 'recipes.example:443/tart?id=1'])(
  'an address may be written without https://: %s',
  async (url) => {
    const { status, body } = await read({ html: pageWith(), url });
    expect(status).toBe(200);
    expect(body).toMatchObject({ recipe: { origin: { url: new URL(`https://${url}`).href } } });
  },
);

test.each([
  {},
  { url: 'kitchen' },
  { url: 'ada@kitchen.example' },
  { url: 'Mix. Fry.' },
  { url: 'javascript:alert(1)' },
  { url: 'file:///etc/passwd' },
  { html: '' },
  { html: '<p>', url: 'data:,x' },
  { text: '' },
  { text: 'x'.repeat(400_001) },
])('A request that names no page and no text is refused: %j', async (body) => {
  expect(await read(body)).toMatchObject({ status: 400, body: { type: 'InvalidInput' } });
});

test('reading needs a session', async () => {
  for (const path of ['/api/recipes/read', '/api/recipes/read/image'])
    expect((await call('POST', path, { body: { url: site.url } })).status).toBe(401);
});

test('a cook who has used up the readings of the day is told when they can read again', async () => {
  beginAnHour();
  const reader = await signUp(anEmail());
  const body = { text: 'nothing' };
  for (let reading = 0; reading < 60; reading += 1)
    expect((await call('POST', '/api/recipes/read', { cookie: reader, body })).status).toBe(422);
  const {
    status,
    headers,
    body: refusal,
  } = await call('POST', '/api/recipes/read', { cookie: reader, body });
  expect(status).toBe(429);
  expect(refusal).toMatchObject({
    type: 'ReadingsUsed',
    limit: 60,
    error: expect.stringMatching(/hours?\b/),
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('the picture of a page', () => {
  const tokenOf = async (path: string) => String((await readPath(path)).body['imageToken']);
  const pictureOf = async (imageToken: string, by = cookie) => {
    const response = await fetch(`${gateway}/api/recipes/read/image`, {
      method: 'POST',
      headers: { origin, cookie: by, 'content-type': 'application/json' },
      body: JSON.stringify({ imageToken }),
    });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const refusal = ({ bytes }: { bytes: Buffer }): unknown => JSON.parse(bytes.toString());

  test('is answered unchanged, with its true type', async () => {
    const { status, headers, bytes } = await pictureOf(await tokenOf('/tart'));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('may have 5 MB', async () => {
    const { status, headers, bytes } = await pictureOf(await tokenOf('/with-large'));
    expect([status, headers.get('content-type'), bytes.length]).toEqual([200, 'image/jpeg', 5 * 1024 * 1024]);
  });

  test.each([
    ['/with-huge', 'too-large'],
    ['/with-drawing', 'not-html'],
    ['/with-inside', 'not-allowed'],
  ])('is refused if it is too large, a drawing, or not public: that of %s is %s', async (path, reason) => {
    const refused = await pictureOf(await tokenOf(path));
    expect([refused.status, refusal(refused)]).toMatchObject([422, { type: 'PageUnreachable', reason }]);
  });

  test('is served only with our token, and only to the cook who has read the page', async () => {
    const imageToken = await tokenOf('/tart');
    const [head = '', claims = '', seal = ''] = imageToken.split('.');
    const other = Buffer.from(claims, 'base64url').toString().replace('tart.png', 'with-huge');
    const forged = [
      '',
      'a-word',
      `${head}.${Buffer.from(other).toString('base64url')}.${seal}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
    ];
    const before = site.asked.length;
    for (const token of forged) expect([400, 422], token).toContain((await pictureOf(token)).status);
    expect((await pictureOf(imageToken, await signUp(anEmail()))).status).toBe(422);
    expect(site.asked).toHaveLength(before);
  });
});

test('the log says neither which page was read nor what is on it', async () => {
  for (const path of ['/tart', '/gone', '/inside']) await readPath(path);
  await call('POST', '/api/recipes/read/image', { cookie, body: { imageToken: 'a-token' } });
  expect(written.lines()).toContainEqual(expect.objectContaining({ error: 'PageUnreachable' }));
  expect(written.text()).not.toMatch(/127\.0\.0\.1|tart|gone|inside|Lauch|a-token/);
});
