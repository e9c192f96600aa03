import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { asDataUrl, oversizedHeaderJpeg, plainJpeg, talkativeJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

const model = vi.fn(async (_: ModelRequest) => JSON.stringify(DRAFT));
const stage = await startTestStage({ model: answering(model) });
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

let cookie: string;
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  cookie = await signUp(anEmail());
  model.mockClear();
  model.mockResolvedValue(JSON.stringify(DRAFT));
});

let keys = 0;
const aKey = () => `some-wish-${(keys += 1)}`;

const analyze = (body: object = { images: [PHOTO] }, headers: Record<string, string> = {}) =>
  call('POST', '/api/analyze', { body, cookie, headers: { 'idempotency-key': aKey(), ...headers } });

const usage = async () => (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

describe('analysing photos', () => {
  test('gives the recipe with its id, and counts it', async () => {
    const { status, body } = await analyze();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.any(Number),
      title: 'Tomato soup',
      ingredients: ['4 tomatoes', '1\u00a0tbsp olive oil'],
      instructions: DRAFT.steps,
      nutrition: { calories: 106 },
      imageUrls: [expect.stringMatching(/^\/photos\/[\w-]{22}\.jpg$/)],
      isCooked: false,
      language: 'en',
    });
    expect(await usage()).toBe(1);
  });

  test('is asked for in the language of the request, else of the app', async () => {
    await analyze({ images: [PHOTO], preferredLanguage: 'de' });
    await analyze({ images: [PHOTO] }, { 'x-preferred-language': 'de' });
    const systems = model.mock.calls.map(([{ system }]) => system);
    expect(systems.length).toBeGreaterThanOrEqual(2);
    for (const system of systems) expect(system).toContain('are in German');
  });

  test('is for signed-in cooks', async () => {
    expect(await call('POST', '/api/analyze', { body: { images: [PHOTO] } })).toMatchObject({ status: 401 });
  });

  test('stores the photos without what they tell, for whoever knows their name', async () => {
    const { body } = await analyze({ images: [asDataUrl(await talkativeJpeg())] });
    const [path] = (body as { imageUrls: string[] }).imageUrls;
    const photo = await fetch(`${stage.gateway}${path}`);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect(photo.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(Buffer.from(await photo.arrayBuffer()).toString('latin1')).not.toMatch(/Jonas|kitchen|GPS/);
    expect((await fetch(`${stage.gateway}/photos/${'A'.repeat(22)}.jpg`)).status).toBe(404);
  });
});

describe('photos that cannot become a recipe', () => {
  test.each([
    ['none', async () => ({ images: [] }), 400, 'Noch keine Fotos'],
    ['none, and no word of food', async () => ({ preferredLanguage: 'de' }), 400, 'Noch keine Fotos'],
    [
      'none, and only guesses',
      async () => ({ ingredients: { guessed: ['tomato'], removed: ['lemon'] } }),
      400,
      'Noch keine Fotos',
    ],
    [
      'none, and a food that is none',
      async () => ({ ingredients: { confirmed: [{ food: 'stardust' }] } }),
      400,
      'Bitte prüf deine Eingaben',
    ],
    ['no list at all', async () => ({}), 400, 'Noch keine Fotos'],
    ['nine', async () => ({ images: Array.from({ length: 9 }, () => PHOTO) }), 400, 'bis zu 8 Fotos'],
    [
      'ten thousand',
      async () => ({ images: Array.from({ length: 10_000 }, () => 'x') }),
      400,
      'bis zu 8 Fotos',
    ],
    [
      'text named .jpg',
      async () => ({ images: [asDataUrl(Buffer.from('Dear photo'))] }),
      400,
      'Foto 1 lässt sich nicht lesen',
    ],
    ['another format', async () => ({ images: ['data:image/png;base64,AAAA'] }), 400, 'als JPEG'],
    [
      'a truncated JPEG',
      async () => ({ images: [PHOTO, asDataUrl((await plainJpeg()).subarray(0, -20))] }),
      400,
      'Foto 2',
    ],
    [
      'a 50,000 × 50,000 header',
      async () => ({ images: [asDataUrl(await oversizedHeaderJpeg(50_000, 50_000))] }),
      413,
      'zu groß',
    ],
    ['3 MB', async () => ({ images: [asDataUrl(Buffer.alloc(3_000_000))] }), 413, 'zu groß'],
  ])('%s: refused in the cook’s language, and nothing is charged', async (_, make, status, words) => {
    const refused = await analyze(await make(), { 'x-preferred-language': 'de' });
    expect(refused.status).toBe(status);
    expect(refused.body['error']).toContain(words);
    expect(await usage()).toBe(0);
    expect(model).not.toHaveBeenCalled();
  });

  test('50 MB never reach a handler', async () => {
    const { status } = await call('POST', '/api/analyze', { cookie, body: 'x'.repeat(50_000_000) });
    expect(status).toBe(413);
    expect(await usage()).toBe(0);
  });

  test('without food: 422 with advice, and nothing is charged', async () => {
    model.mockResolvedValue(NO_FOOD);
    expect(await analyze()).toMatchObject({
      status: 422,
      body: { type: 'NoFood', error: expect.stringContaining('Tap + and tell us.') },
    });
    expect(await usage()).toBe(0);
  });

  test('while the model fails: 503 with Retry-After, and nothing is charged', async () => {
    model.mockResolvedValue('I would rather not.');
    const { status, headers, body } = await analyze();
    expect([status, body['type'], headers.get('retry-after')]).toEqual([503, 'AuthorUnavailable', '20']);
    expect(await usage()).toBe(0);
  });
});

describe('foods that the cook has named', () => {
  test('make a recipe without any photo', async () => {
    const { status, body } = await analyze({ ingredients: { confirmed: [{ food: 'tomato' }] } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Tomato soup', imageUrls: [] });
    expect(model.mock.calls[0]?.[0]).toMatchObject({ photos: [] });
    expect(model.mock.calls[0]?.[0].system).toContain('There are no photos');
    const { text } = await call('GET', '/api/recipes', { cookie });
    expect(JSON.parse(text)).toMatchObject([{ id: body['id'], imageUrls: [] }]);
    expect(await call('GET', `/api/recipes/${body['id']}`, { cookie })).toMatchObject({
      body: { imageUrls: [] },
    });
    expect(await usage()).toBe(1);
  });

  test('that the diet rules out: 422 that says so, and nothing is charged', async () => {
    const refused = await analyze({
      images: [PHOTO],
      ingredients: { confirmed: [{ food: 'milk' }] },
      preferences: { dietaryPreferences: ['vegan'] },
    });
    expect(refused).toMatchObject({ status: 422, body: { type: 'NothingLeft' } });
    expect(refused.body['error']).toContain('Nothing here fits what you eat.');
    expect(model).not.toHaveBeenCalled();
    expect(await usage()).toBe(0);
  });

  test('and that the diet rules out in part are told as not used', async () => {
    const { body } = await analyze({
      ingredients: { confirmed: [{ food: 'tomato' }, { food: 'milk' }] },
      preferences: { dietaryPreferences: ['vegan'] },
    });
    expect(body['notUsed']).toEqual([{ food: 'milk', names: { en: 'milk', de: 'Milch' } }]);
    expect((await call('GET', `/api/recipes/${body['id']}`, { cookie })).body['notUsed']).toEqual([
      { food: 'milk', names: { en: 'milk', de: 'Milch' } },
    ]);
  });

  test('beside a guess are what counts, and the guess is told to the author where there are none', async () => {
    await analyze({ images: [PHOTO], ingredients: { guessed: ['lemon'] } });
    expect(model.mock.lastCall?.[0].texts[0]).toContain('"ingredients":{"guessed":["lemon"]}');
    await analyze({ images: [PHOTO], ingredients: { confirmed: [{ food: 'tomato' }], guessed: ['lemon'] } });
    expect(model.mock.lastCall?.[0].texts[0]).toContain('"removed":["lemon"]');
  });
});

describe('the month’s allowance', () => {
  test('of fifty at once with one recipe left, exactly one is granted', async () => {
    for (let number = 0; number < 4; number += 1) await analyze();
    const results = await Promise.all(Array.from({ length: 50 }, () => analyze()));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 402)).toHaveLength(49);
    expect(await usage()).toBe(5);
    const { text } = await call('GET', '/api/recipes', { cookie });
    expect(JSON.parse(text)).toHaveLength(5);
  });

  test('used up: 402 with the limit, and the day on which new ones come', async () => {
    for (let number = 0; number < 5; number += 1) await analyze();
    const refused = await analyze(
      { images: [PHOTO] },
      { 'x-preferred-language': 'de', 'x-timezone': 'Europe/Berlin' },
    );
    expect(refused).toMatchObject({
      status: 402,
      body: {
        type: 'QuotaExceeded',
        limit: 5,
        resetsAt: expect.any(Number),
        error: expect.stringMatching(/5 Rezepte\. Neue gibt es ab 1\. \p{L}+\./u),
      },
    });
  });

  test('the same key ten times, at once and in turn: one recipe, one question to the model', async () => {
    const key = { 'idempotency-key': aKey() };
    let open: (draft: string) => void = () => undefined;
    model.mockReturnValueOnce(new Promise((resolve) => (open = resolve)));
    let left = 10;
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answered = await analyze({ images: [PHOTO] }, key);
        left -= 1;
        // The one that is carried out goes on when all others have their answer.
        if (left === 1) open(JSON.stringify(DRAFT));
        return answered;
      }),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
    const waiting = atOnce.filter(({ status }) => status === 409);
    expect(waiting).toHaveLength(9);
    expect(waiting[0]?.headers.get('retry-after')).toBeTruthy();
    const inTurn = [];
    for (let time = 0; time < 10; time += 1) inTurn.push(await analyze({ images: [PHOTO] }, key));
    const ids = [...atOnce, ...inTurn].filter(({ status }) => status === 200).map(({ body }) => body['id']);
    expect(new Set(ids).size).toBe(1);
    expect(model).toHaveBeenCalledTimes(1);
    expect(await usage()).toBe(1);
    expect((await analyze({ images: [PHOTO, PHOTO] }, key)).status).toBe(422);
  });

  test('is the one of the month where the cook is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 23, 30) });
    cookie = await signUp(anEmail());
    const usageIn = async (zone: string) =>
      (await call('GET', '/api/user/recipe-usage', { cookie, headers: { 'x-timezone': zone } })).body;
    await call('POST', '/api/analyze', {
      cookie,
      body: { images: [PHOTO] },
      headers: { 'x-timezone': 'Europe/Berlin' },
    });
    expect(await usageIn('Europe/Berlin')).toMatchObject({
      recipeCount: 1,
      resetsAt: Date.UTC(2026, 11, 31, 23),
    });
    expect(await usageIn('America/New_York')).toMatchObject({
      recipeCount: 0,
      resetsAt: Date.UTC(2026, 11, 1, 5),
    });
  });

  test.each(['short', 'x'.repeat(65), 'with space', 'umlaut-ü'])(
    'is not touched by a request under a key like %s: 400, in the cook’s words',
    async (key) => {
      const refused = await call('POST', '/api/analyze', {
        cookie,
        body: { images: [PHOTO] },
        headers: { 'idempotency-key': key, 'x-preferred-language': 'de' },
      });
      expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('8 bis 64') } });
      expect(model).not.toHaveBeenCalled();
      expect(await usage()).toBe(0);
    },
  );
});

describe('recipes', () => {
  test('are listed as cards and read in full, with an ETag that spares the second answer', async () => {
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

  test('are not sent again to who has them: any tag of a list, weak or strong, or a star', async () => {
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

  test('are another answer on another day, for the app tells today’s from yesterday’s', async () => {
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

  test('come by pages, the next one in the Link header', async () => {
    for (let number = 0; number < 3; number += 1) await analyze();
    const first = await call('GET', '/api/recipes?limit=2', { cookie });
    expect(JSON.parse(first.text)).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await call('GET', next, { cookie });
    expect(JSON.parse(second.text)).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
  });

  test('of another cook are answered byte for byte like missing ones', async () => {
    const { body: recipe } = await analyze();
    const other = await signUp(anEmail());
    const foreign = await call('GET', `/api/recipes/${recipe['id']}`, { cookie: other });
    const missing = await call('GET', '/api/recipes/12345', { cookie: other });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect(foreign).toMatchObject({ status: 404, body: { error: 'Recipe not found' } });
  });

  test.each(['abc', '-1', '1.5', '1e3', '99999999999999999', '%00', '__proto__', 'NaN'])(
    'an id like %s is no recipe',
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
  test('takes its photos along, and gives nothing back', async () => {
    const { body } = await analyze({ images: [PHOTO, PHOTO] });
    const { id, imageUrls } = body as { id: number; imageUrls: string[] };
    expect((await call('DELETE', `/api/recipes/${id}`, { cookie })).status).toBe(204);
    expect((await call('GET', `/api/recipes/${id}`, { cookie })).status).toBe(404);
    expect((await call('DELETE', `/api/recipes/${id}`, { cookie })).status).toBe(404);
    for (const url of imageUrls) expect((await fetch(`${stage.gateway}${url}`)).status).toBe(404);
    expect(await usage()).toBe(1);
  });

  test('of another cook is like deleting one that is missing, and touches nothing', async () => {
    const { body } = await analyze();
    const other = await signUp(anEmail());
    const foreign = await call('DELETE', `/api/recipes/${body['id']}`, { cookie: other });
    const missing = await call('DELETE', '/api/recipes/12345', { cookie: other });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect((await call('GET', `/api/recipes/${body['id']}`, { cookie })).status).toBe(200);
  });
});

describe('every answer of the API', () => {
  test('is never stored by anybody between, and an unknown path is 404', async () => {
    const { headers } = await call('GET', '/api/recipes', { cookie });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await call('GET', '/api/nothing', { cookie })).status).toBe(404);
    expect((await call('DELETE', '/api/recipes', { cookie })).status).toBe(404);
  });
});
