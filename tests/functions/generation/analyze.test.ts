import { describe, expect, test } from 'vitest';
import { asDataUrl, oversizedHeaderJpeg, plainJpeg, talkativeJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { PHOTO, analyze, call, cookie, model, stage, usage, startAnew } from '../recipe/stage.ts';

startAnew();

describe('analysing photos', () => {
  test('gives the recipe with its ID, and counts it', async () => {
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

  test('uses the language of the request, or else of the app', async () => {
    await analyze({ images: [PHOTO], preferredLanguage: 'de' });
    await analyze({ images: [PHOTO] }, { 'x-preferred-language': 'de' });
    const systems = model.mock.calls.map(([{ system }]) => system);
    expect(systems.length).toBeGreaterThanOrEqual(2);
    for (const system of systems) expect(system).toContain('are in German');
  });

  test('is for signed-in cooks', async () => {
    expect(await call('POST', '/api/analyze', { body: { images: [PHOTO] } })).toMatchObject({ status: 401 });
  });

  test('stores the photos without metadata, for everybody who knows their name', async () => {
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
  ])('%s: refused in the cook’s language, without charge', async (_, make, status, words) => {
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

  test('without food: 422 with advice, without charge', async () => {
    model.mockResolvedValue(NO_FOOD);
    expect(await analyze()).toMatchObject({
      status: 422,
      body: { type: 'NoFood', error: expect.stringContaining('Tap + and tell us.') },
    });
    expect(await usage()).toBe(0);
  });

  test('while the model fails: 503 with Retry-After, without charge', async () => {
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
    expect(model.mock.calls[0]?.[0].system).toContain('No photos');
    const { text } = await call('GET', '/api/recipes', { cookie });
    expect(JSON.parse(text)).toMatchObject([{ id: body['id'], imageUrls: [] }]);
    expect(await call('GET', `/api/recipes/${body['id']}`, { cookie })).toMatchObject({
      body: { imageUrls: [] },
    });
    expect(await usage()).toBe(1);
  });

  test('that the diet rules out: 422 that says so, without charge', async () => {
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

  test('and that the diet rules out in part are reported as not used', async () => {
    const { body } = await analyze({
      ingredients: { confirmed: [{ food: 'tomato' }, { food: 'milk' }] },
      preferences: { dietaryPreferences: ['vegan'] },
    });
    const milk = [{ food: 'milk', names: { en: 'milk', de: 'Milch' }, reason: 'avoided' }];
    expect(body['notUsed']).toEqual(milk);
    expect((await call('GET', `/api/recipes/${body['id']}`, { cookie })).body['notUsed']).toEqual(milk);
  });

  test('count beside a guess, which stays a guess', async () => {
    await analyze({ images: [PHOTO], ingredients: { guessed: ['lemon'] } });
    expect(model.mock.lastCall?.[0].texts[0]).toContain('"ingredients":{"guessed":["lemon"]}');
    await analyze({ images: [PHOTO], ingredients: { confirmed: [{ food: 'tomato' }], guessed: ['lemon'] } });
    expect(model.mock.lastCall?.[0].texts[0]).toContain(
      '"ingredients":{"confirmed":["tomato"],"guessed":["lemon"]}',
    );
  });
});
