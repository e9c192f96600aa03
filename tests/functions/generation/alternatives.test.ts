import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';

const model = vi.fn(async (_: ModelRequest) => JSON.stringify(DRAFT));
answerBy(answering(model));
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

let cookie: string;
let recipe: { id: number; imageUrls: string[] };
let alternatives: string;

beforeEach(async () => {
  cookie = await signUp(anEmail());
  model.mockResolvedValue(JSON.stringify(DRAFT));
  const { text } = await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO, PHOTO] } });
  recipe = JSON.parse(text);
  alternatives = `/api/recipes/${recipe.id}/alternatives`;
  model.mockClear();
  model.mockResolvedValue(JSON.stringify({ ...DRAFT, title: 'Tomato stew' }));
});

const vary = (body: object = { recipeId: recipe.id }, headers: Record<string, string> = {}) =>
  call('POST', alternatives, { cookie, body, headers });
const usage = async () => (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

describe('requesting a variation', () => {
  test('gives a recipe that is listed with its parent and has copies of its pictures', async () => {
    const { status, text } = await vary({ recipeId: recipe.id, wish: '  as a stew ' });
    expect(status).toBe(200);
    const varied = JSON.parse(text);
    expect(varied).toMatchObject({ id: expect.any(Number), title: 'Tomato stew', parentRecipeId: recipe.id });
    const listed = await call('GET', alternatives, { cookie });
    expect(JSON.parse(listed.text)).toEqual([
      { id: varied.id, title: 'Tomato stew', imageUrls: varied.imageUrls.slice(0, 1) },
    ]);
    expect(listed.headers.get('etag')).toBeTruthy();
    expect(model.mock.calls[0]?.[0]).toMatchObject({
      photos: [expect.anything(), expect.anything()],
      texts: [expect.stringContaining('"wish":"as a stew"')],
    });
    expect(await usage()).toBe(2);

    await call('DELETE', `/api/recipes/${recipe.id}`, { cookie });
    for (const url of varied.imageUrls) expect((await fetch(`${stage.gateway}${url}`)).status).toBe(200);
    expect((await call('GET', `/api/recipes/${varied.id}`, { cookie })).status).toBe(200);
    expect((await call('GET', alternatives, { cookie })).status).toBe(404);
    expect(await vary()).toMatchObject({ status: 404, body: { type: 'RecipeNotFound' } });
  });

  test('with a wish is binding, and is refused without charge if the wish is not met', async () => {
    const aims = ['quicker'];
    expect(await vary({ recipeId: recipe.id, aims })).toMatchObject({
      status: 422,
      body: { type: 'WishUnmet', aim: 'quicker', error: expect.stringContaining('meets your whole wish') },
    });
    expect(model.mock.calls[0]?.[0]).toMatchObject({
      texts: [expect.stringContaining('"aims":["quicker"]')],
      system: expect.stringContaining('It has to be sooner on the table.'),
    });
    expect(await usage()).toBe(1);
    const quick = JSON.stringify({ ...DRAFT, title: 'Raw tomato soup', prepTime: 12 });
    model.mockResolvedValue(quick.replaceAll('20 minutes', '10 minutes'));
    // A chip, or a word that means nothing else.
    for (const body of [{ aims }, { wish: 'Schneller' }]) {
      expect(await vary({ recipeId: recipe.id, ...body })).toMatchObject({
        status: 200,
        body: { prepTime: 12, changes: { of: 'Tomato soup', prepTime: 30, added: [], removed: [] } },
      });
    }
    expect(await usage()).toBe(3);
    expect((await vary({ recipeId: recipe.id, aims: ['nicer'] })).status).toBe(400);
  });

  test('is streamed to a client that accepts a stream', async () => {
    const { headers, text } = await vary({}, { accept: 'text/event-stream' });
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect([...text.matchAll(/^event: (\w+)$/gm)].map(([, event]) => event)).toEqual([
      'begun',
      'ingredients',
      ...Array.from({ length: 6 }, () => 'partial'),
      'recipe',
    ]);
  });

  test('twice under one key gives one recipe; the key with another wish is refused', async () => {
    const key = { 'idempotency-key': 'a-variation-please' };
    const first = await vary({ wish: 'hot' }, key);
    expect(await vary({ wish: 'hot' }, key)).toMatchObject({ status: 200, body: first.body });
    expect(await vary({ wish: 'mild' }, key)).toMatchObject({ status: 422, body: { type: 'KeyReused' } });
    expect(model).toHaveBeenCalledTimes(1);
    expect(await usage()).toBe(2);
  });

  test('is refused in the cook’s language if the wish is too long or the month is used up', async () => {
    const german = { 'x-preferred-language': 'de' };
    expect(await vary({ wish: 'x'.repeat(201) }, german)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('200 Zeichen') },
    });
    for (let number = 0; number < 4; number += 1) await vary();
    expect(await vary()).toMatchObject({ status: 402, body: { type: 'QuotaExceeded' } });
    const first = await call('GET', `${alternatives}?limit=3`, { cookie });
    expect(JSON.parse(first.text)).toHaveLength(3);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(JSON.parse((await call('GET', next, { cookie })).text)).toHaveLength(1);
  });

  test('A request to vary another cook’s recipe is answered like one for a missing recipe', async () => {
    cookie = await signUp(anEmail());
    const missing = '/api/recipes/12345/alternatives';
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: {} } : {};
      const foreign = await call(method, alternatives, { cookie, ...body });
      const none = await call(method, missing, { cookie, ...body });
      expect([foreign.status, foreign.text]).toEqual([none.status, none.text]);
      expect(foreign.status).toBe(404);
    }
    expect((await call('POST', alternatives, { body: {} })).status).toBe(401);
    expect(model).not.toHaveBeenCalled();
  });
});
