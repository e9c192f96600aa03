import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg, talkativeJpeg } from '#tests/support/jpegs.ts';
import { cards, created, CRUMBLE, edit, imageOf, read, statusOf } from './own-recipe.ts';
import { aKey, analyze, call, cookie, model, PHOTO, signUp, stage, usage, startAnew } from './stage.ts';

startAnew();

describe('the picture of a recipe', () => {
  test('is stored without metadata, and is deleted with the recipe', async () => {
    const { path } = await created({ ...CRUMBLE, image: asDataUrl(await talkativeJpeg()) });
    const url = imageOf(await read(path));
    const photo = await fetch(`${stage.gateway}${url}`);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await photo.arrayBuffer()).toString('latin1')).not.toMatch(/Jonas|kitchen|GPS/);
    expect((await cards())[0]).toMatchObject({ imageUrls: [url] });
    await call('DELETE', path, { cookie });
    expect(await statusOf(url)).toBe(404);
  });

  test('stays, is replaced or is removed with an edit', async () => {
    const { path } = await created({ ...CRUMBLE, image: PHOTO });
    const first = imageOf(await read(path));
    expect(imageOf((await edit(path, CRUMBLE, 1)).body)).toBe(first);
    const image = asDataUrl(await plainJpeg(40, 30));
    const second = imageOf((await edit(path, { ...CRUMBLE, image }, 2)).body);
    expect(second).not.toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await edit(path, { ...CRUMBLE, image: null }, 3)).body['imageUrls']).toEqual([]);
    expect(await statusOf(second)).toBe(404);
    expect((await cards())[0]).toMatchObject({ imageUrls: [] });
  });
});

describe('editing a recipe', () => {
  test('An edit of a deleted recipe gets a 404, and the text can be created again under its ID', async () => {
    const { id, path } = await created(CRUMBLE);
    await call('DELETE', path, { cookie });
    const text = { ...CRUMBLE, title: 'Plum crumble' };
    expect((await edit(path, text, 1)).status).toBe(404);
    expect((await created({ ...text, id })).path).toBe(path);
    expect(await read(path)).toMatchObject({ id, title: 'Plum crumble', version: 1 });
    await call('DELETE', path, { cookie });
  });

  test('answers with the recipe, raises its version and changes its card', async () => {
    const { id, path } = await created({ ...CRUMBLE, prepTime: 60, tags: ['autumn'], notes: 'Nice.' });
    const edited = await edit(path, { ...CRUMBLE, title: 'Plum crumble', difficulty: 'easy' }, 1);
    expect(edited).toMatchObject({
      status: 200,
      body: { id, title: 'Plum crumble', version: 2, difficulty: 'easy', tags: ['autumn'], notes: 'Nice.' },
    });
    expect(edited.body).not.toHaveProperty('prepTime');
    expect(await read(path)).toEqual(edited.body);
    expect(await cards()).toEqual([
      {
        id,
        title: 'Plum crumble',
        imageUrls: [],
        difficulty: 'easy',
        calories: expect.any(Number),
        originType: 'own',
        tags: ['autumn'],
      },
    ]);
  });

  test('An edit of a generated recipe keeps weights and author, and marks it as edited', async () => {
    const { body: soup } = await analyze();
    const path = `/api/recipes/${soup['id']}`;
    const { ingredients, lines } = soup as { ingredients: string[]; lines: object[] };
    const { body } = await edit(
      path,
      { title: 'My soup', servings: 2, ingredients: [...ingredients, '1 leek'], instructions: ['Cook it.'] },
      1,
    );
    expect(body).toMatchObject({
      origin: { type: 'generated', isEdited: true },
      model: soup['model'],
      lines: [...lines, { food: 'leek', text: '1 leek' }],
      version: 2,
    });
    expect(await usage()).toBe(1);
  });

  test('keeps the source of an imported one', async () => {
    const origin = { type: 'imported', url: 'https://kitchen.example/crumble', author: 'Ann' };
    const { path } = await created({ ...CRUMBLE, origin });
    const other = { type: 'own', url: 'https://mine.example/' };
    expect((await edit(path, { ...CRUMBLE, origin: other }, 1)).body['origin']).toEqual(origin);
  });

  test('without a version, or with * as version, is refused: 428', async () => {
    const { path } = await created();
    for (const headers of [{}, { 'if-match': '*' }] as Record<string, string>[])
      expect(await edit(path, CRUMBLE, undefined, headers)).toMatchObject({
        status: 428,
        body: { type: 'VersionNeeded', error: expect.any(String) },
      });
  });

  test('An edit of an outdated version is answered 412, with the current recipe', async () => {
    const { path } = await created();
    const { body: current } = await edit(path, { ...CRUMBLE, title: 'Plum crumble' }, 1);
    const german = { 'x-preferred-language': 'de' };
    expect(await edit(path, { ...CRUMBLE, title: 'Pear crumble' }, 1, german)).toMatchObject({
      status: 412,
      body: { type: 'Changed', recipe: current, error: expect.stringContaining('inzwischen') },
    });
    for (const tag of ['"9"', '1', 'W/"2"', '"two"'])
      expect((await edit(path, CRUMBLE, undefined, { 'if-match': tag })).status, tag).toBe(412);
    expect(await read(path)).toEqual(current);
  });

  test('on two devices at once: one wins, the other gets an error', async () => {
    const { path } = await created();
    const titles = Array.from({ length: 6 }, (_, index) => `Crumble ${index}`);
    const answers = await Promise.all(titles.map((title) => edit(path, { ...CRUMBLE, title }, 1)));
    const [winner, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(5);
    expect(await read(path)).toMatchObject({ title: winner?.body['title'], version: 2 });
  });

  test('sent again under its key takes effect once', async () => {
    const { path } = await created();
    const key = { 'idempotency-key': aKey() };
    const body = { ...CRUMBLE, title: 'Plum crumble', image: PHOTO };
    const first = await edit(path, body, 1, key);
    expect(first.status).toBe(200);
    expect(await edit(path, body, 1, key)).toMatchObject({ status: 200, body: first.body });
    expect((await edit(path, { ...body, title: 'Another' }, 1, key)).status).toBe(412);
    expect((await edit(path, body, 1)).status).toBe(412);
  });

  test('keeps earlier diary entries of it', async () => {
    const { path } = await created();
    const { body: before } = await call('GET', path, { cookie });
    await call('POST', `${path}/cooked`, { cookie, body: { servings: 1 } });
    const { body: after } = await edit(path, { ...CRUMBLE, servings: 1 }, 1);
    expect(after).toMatchObject({ isCooked: true, cookedAt: expect.any(Number) });
    const { text } = await call('GET', '/api/nutrition/tracking/daily', { cookie });
    const calories = (before as { nutrition: { calories: number } }).nutrition.calories;
    expect(JSON.parse(text)).toMatchObject([{ title: 'Apple crumble', calories }]);
  });

  test('An edit of another cook’s recipe is answered like that of a missing one', async () => {
    const { path } = await created();
    const other = await signUp(anEmail());
    const ask = (to: string) =>
      call('PUT', to, { cookie: other, body: CRUMBLE, headers: { 'if-match': '"1"' } });
    const [foreign, missing] = [await ask(path), await ask('/api/recipes/12345')];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await read(path)).toMatchObject({ version: 1 });
  });

  test('sends the new version to a device that has the old one', async () => {
    const { path } = await created();
    const held = { 'if-none-match': (await call('GET', path, { cookie })).headers.get('etag') ?? '' };
    expect((await call('GET', path, { cookie, headers: held })).status).toBe(304);
    await edit(path, CRUMBLE, 1);
    expect((await call('GET', path, { cookie, headers: held })).status).toBe(200);
  });
});

describe('own recipes work everywhere else', () => {
  test('a variation costs one recipe and knows its parent', async () => {
    const { id, path } = await created();
    const varied = await call('POST', `${path}/alternatives`, {
      cookie,
      body: { preferredLanguage: 'en', aims: ['quicker'] },
      headers: { 'idempotency-key': aKey() },
    });
    expect(varied).toMatchObject({
      status: 200,
      body: { parentRecipeId: id, origin: { type: 'generated' }, changes: { of: 'Apple crumble' } },
    });
    expect(varied.body['changes']).not.toHaveProperty('prepTime');
    expect(await usage()).toBe(1);
    expect(JSON.stringify(model.mock.calls[0])).toContain('stardust');
    await edit(path, { ...CRUMBLE, title: 'Plum crumble' }, 1);
    const variation = await read(`/api/recipes/${varied.body['id']}`);
    expect(variation).toMatchObject({ changes: { of: 'Apple crumble' } });
  });

  test('an export of the account has them with all their data', async () => {
    await created({ ...CRUMBLE, tags: ['autumn'], notes: 'Nice.' });
    const { text } = await call('GET', '/api/user/export', { cookie });
    const records: { kind: string; data: object }[] = JSON.parse(text);
    expect(records.find(({ kind }) => kind === 'recipe')?.data).toMatchObject({
      title: 'Apple crumble',
      origin: { type: 'own' },
      tags: ['autumn'],
      notes: 'Nice.',
    });
  });
});
