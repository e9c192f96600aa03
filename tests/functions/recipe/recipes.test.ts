import { describe, expect, test, vi } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { PHOTO, analyze, call, cookie, signUp, stage, usage, startAnew } from './stage.ts';

startAnew();

describe('recipes', () => {
  test('are listed as cards and read in full, with an ETag that saves the second answer', async () => {
    const { earnedBadges: _, ...recipe } = (await analyze()).body;
    const list = await call('GET', '/api/recipes', { cookie });
    expect(JSON.parse(list.text)).toEqual([
      {
        id: recipe['id'],
        title: 'Tomato soup',
        imageUrls: recipe['imageUrls'],
        prepTime: 30,
        difficulty: 'easy',
        calories: 106,
      },
    ]);
    const one = await call('GET', `/api/recipes/${recipe['id']}`, { cookie });
    expect(one.body).toEqual(recipe);
    const etag = one.headers.get('etag') ?? '';
    const again = await call('GET', `/api/recipes/${recipe['id']}`, {
      cookie,
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const german = await call('GET', `/api/recipes/${recipe['id']}`, {
      cookie,
      headers: { 'if-none-match': etag, 'x-preferred-language': 'de' },
    });
    expect(german.status).toBe(200);
  });

  test('get 304 if If-None-Match has their tag, weak or strong, alone or in a list, or is a star', async () => {
    const read = (ifNoneMatch?: string) =>
      call('GET', '/api/recipes', {
        cookie,
        ...(ifNoneMatch && { headers: { 'if-none-match': ifNoneMatch } }),
      });
    const etag = (await read()).headers.get('etag') ?? '';
    for (const held of [etag, `W/${etag}`, `"other", W/${etag}`, `${etag},"other"`, '*']) {
      expect((await read(held)).status, held).toBe(304);
    }
    for (const held of ['"other"', `"x${etag.slice(1)}`, 'W/"other", "another"', etag.slice(1, -1), '']) {
      expect((await read(held)).status, held).toBe(200);
    }
  });

  test('have another ETag on the cook’s next day, as the app shows today’s separately', async () => {
    const tagAt = async (now: number, zone = 'UTC') => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      const { headers } = await call('GET', '/api/recipes', { cookie, headers: { 'x-timezone': zone } });
      return headers.get('etag');
    };
    const evening = Math.ceil(Date.now() / 86_400_000) * 86_400_000 - 1;
    expect(await tagAt(evening)).toBe(await tagAt(evening - 1_000));
    expect(await tagAt(evening + 1)).not.toBe(await tagAt(evening));
    expect(await tagAt(evening, 'Pacific/Auckland')).not.toBe(await tagAt(evening));
  });

  test('come in pages, with the next one in the Link header', async () => {
    for (let number = 0; number < 3; number += 1) await analyze();
    const first = await call('GET', '/api/recipes?limit=2', { cookie });
    expect(JSON.parse(first.text)).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await call('GET', next, { cookie });
    expect(JSON.parse(second.text)).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
  });

  test('that belong to another cook are answered byte for byte like missing ones', async () => {
    const { body: recipe } = await analyze();
    const other = await signUp(anEmail());
    const foreign = await call('GET', `/api/recipes/${recipe['id']}`, { cookie: other });
    const missing = await call('GET', '/api/recipes/12345', { cookie: other });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect(foreign).toMatchObject({ status: 404, body: { error: 'Recipe not found' } });
  });

  test.each(['abc', '-1', '1.5', '1e3', '99999999999999999', '%00', '__proto__', 'NaN'])(
    'an ID like %s gets a 404',
    async (id) => {
      expect((await call('GET', `/api/recipes/${id}`, { cookie })).status).toBe(404);
    },
  );

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=%23name', 'cursor=1'])(
    'a page like ?%s is refused',
    async (query) => {
      expect((await call('GET', `/api/recipes?${query}`, { cookie })).status).toBe(400);
    },
  );
});

describe('deleting a recipe', () => {
  test('deletes its photos too, and does not give back the recipe of the month', async () => {
    const { body } = await analyze({ images: [PHOTO, PHOTO] });
    const { id, imageUrls } = body as { id: number; imageUrls: string[] };
    expect((await call('DELETE', `/api/recipes/${id}`, { cookie })).status).toBe(204);
    expect((await call('GET', `/api/recipes/${id}`, { cookie })).status).toBe(404);
    expect((await call('DELETE', `/api/recipes/${id}`, { cookie })).status).toBe(404);
    for (const url of imageUrls) expect((await fetch(`${stage.gateway}${url}`)).status).toBe(404);
    expect(await usage()).toBe(1);
  });

  test('that belongs to another cook is answered like deleting a missing one, and changes nothing', async () => {
    const { body } = await analyze();
    const other = await signUp(anEmail());
    const foreign = await call('DELETE', `/api/recipes/${body['id']}`, { cookie: other });
    const missing = await call('DELETE', '/api/recipes/12345', { cookie: other });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect((await call('GET', `/api/recipes/${body['id']}`, { cookie })).status).toBe(200);
  });
});

describe('every answer of the API', () => {
  test('is never cached by a proxy, and an unknown path is 404', async () => {
    const { headers } = await call('GET', '/api/recipes', { cookie });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await call('GET', '/api/nothing', { cookie })).status).toBe(404);
    expect((await call('DELETE', '/api/recipes', { cookie })).status).toBe(404);
  });
});
