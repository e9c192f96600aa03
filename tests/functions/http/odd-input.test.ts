import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg, withSegment } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';

answerBy(answering(async () => JSON.stringify(DRAFT)));
const { call, signUp } = stage;

/** Raw JSON, for values that `JSON.stringify` cannot write. */
const raw = (body: string) => ({ body, headers: { 'content-type': 'application/json' } });

describe('texts with a meaning for machines', () => {
  test.each([
    '__proto__',
    'constructor',
    '#name',
    ':value',
    'a\0b',
    '\u202Eabc\u202C',
    '{"$ne":null}',
    '%00',
    "'; DROP TABLE recipes; --",
    '<script>alert(1)</script>',
    '👩🏽‍🍳',
  ])('are stored unchanged: %j', async (word) => {
    const cookie = await signUp(anEmail());
    const { status } = await call('POST', '/api/user/avoid', { cookie, body: { words: [word] } });
    expect(status).toBe(204);
    expect((await call('GET', '/api/user', { cookie })).body).toMatchObject({ avoid: { words: [word] } });
  });

  test.each(['\\ud800', 'leek\\udc00', '\\ud83d\\u0041'])(
    'that are not valid Unicode are refused: half a character, %s',
    async (half) => {
      const cookie = await signUp(anEmail());
      for (const body of [`{"words":["${half}"]}`, `{"words":[],"${half}":1}`]) {
        expect(await call('POST', '/api/user/avoid', { cookie, ...raw(body) })).toMatchObject({
          status: 400,
          body: { type: 'InvalidInput' },
        });
      }
      expect((await call('GET', '/api/user', { cookie })).body).toMatchObject({ avoid: { words: [] } });
    },
  );

  test('in place of an ID affect nothing else', async () => {
    const cookie = await signUp(anEmail());
    const body =
      '{"words":["leek"],"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    expect((await call('POST', '/api/user/avoid', { cookie, ...raw(body) })).status).toBe(204);
    expect((await call('GET', '/api/user', { cookie })).body['avoid']).toEqual({
      allergens: [],
      words: ['leek'],
    });
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

describe('values that are not numbers', () => {
  const GOALS = '"dailyProtein":50,"dailyCarbs":250,"dailyFat":70,"dailyFiber":25';

  test.each(['NaN', 'Infinity', '1e400', '-1e400', 'null', '"2000"', '[2000]', '0x7d0', '2000n', '9e999'])(
    'are refused: %s',
    async (number) => {
      const cookie = await signUp(anEmail());
      const goals = raw(`{"dailyCalories":${number},${GOALS}}`);
      expect(await call('POST', '/api/nutrition/goals', { cookie, ...goals })).toMatchObject({
        status: 400,
        body: { type: 'InvalidInput' },
      });
      expect((await call('GET', '/api/nutrition/goals/current', { cookie })).text).toBe('null');
    },
  );

  test('minus zero becomes zero', async () => {
    const cookie = await signUp(anEmail());
    const goals = raw(`{"dailyCalories":2000,${GOALS.replace('250', '-0')}}`);
    expect((await call('POST', '/api/nutrition/goals', { cookie, ...goals })).status).toBe(200);
    const { body } = await call('GET', '/api/nutrition/goals/current', { cookie });
    expect(Object.is(body['dailyCarbs'], 0)).toBe(true);
  });
});

test('a picture that is also a web page is stored as a picture only', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const polyglot = Buffer.concat([withSegment(await plainJpeg(), 0xfe, page), page]);
  const cookie = await signUp(anEmail());
  const { status, body } = await call('POST', '/api/analyze', {
    cookie,
    body: { images: [asDataUrl(polyglot)] },
  });
  expect(status).toBe(200);
  const photo = await fetch(`${stage.gateway}${(body['imageUrls'] as string[])[0]}`);
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await photo.arrayBuffer()).toString('latin1')).not.toMatch(/script|doctype/i);
});
