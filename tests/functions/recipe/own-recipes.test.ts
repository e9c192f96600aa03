import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg, talkativeJpeg } from '#tests/support/jpegs.ts';
import { aKey, analyze, call, cookie, model, PHOTO, signUp, stage, usage } from './stage.ts';

const CRUMBLE = {
  title: 'Apple crumble',
  servings: 4,
  ingredients: ['3 large apples', 'Crumble:', '150 g flour', '100 g butter', 'some stardust'],
  instructions: [
    'Peel and slice the apples.',
    'Crumble:',
    'Rub the butter into the flour.',
    'Bake for 30 minutes at 180 °C.',
  ],
};

const create = (body: object = CRUMBLE, headers: Record<string, string> = {}) =>
  call('POST', '/api/recipes', { cookie, body, headers });

async function created(body: object = CRUMBLE): Promise<{ id: number; path: string }> {
  const id = Number((await create(body)).body['id']);
  return { id, path: `/api/recipes/${id}` };
}

const read = async (path: string) => (await call('GET', path, { cookie })).body;

const edit = (
  path: string,
  body: object,
  version: number | undefined,
  headers: Record<string, string> = {},
) =>
  call('PUT', path, {
    cookie,
    body,
    headers: { ...(version !== undefined && { 'if-match': `"${version}"` }), ...headers },
  });

const cards = async (): Promise<Record<string, unknown>[]> =>
  JSON.parse((await call('GET', '/api/recipes', { cookie })).text);

const imageOf = (recipe: Record<string, unknown>) => String((recipe as { imageUrls: string[] }).imageUrls[0]);

const statusOf = async (url: string) => (await fetch(`${stage.gateway}${url}`)).status;

describe('a recipe that a cook writes', () => {
  test('is stored as it is typed, and read: sections, foods, times and nutrition', async () => {
    const answered = await create();
    expect(answered).toMatchObject({ status: 201, body: { id: expect.any(Number) } });
    const recipe = await read(`/api/recipes/${answered.body['id']}`);
    expect(recipe).toMatchObject({
      title: 'Apple crumble',
      servings: 4,
      origin: { type: 'own' },
      version: 1,
      language: 'en',
      ingredients: ['3 large apples', '150 g flour', '100 g butter', 'some stardust'],
      sections: [
        { ingredients: ['3 large apples'], instructions: ['Peel and slice the apples.'] },
        { name: 'Crumble', ingredients: ['150 g flour', '100 g butter', 'some stardust'] },
      ],
      lines: [
        { food: 'apple' },
        { food: 'flour', grams: 150, weighed: 'weight' },
        { food: 'butter' },
        { name: 'stardust' },
      ],
      steps: [{}, {}, { section: 'Crumble', timers: [{ seconds: 1_800 }], temperatures: [{ degrees: 180 }] }],
      nutrition: { calories: expect.any(Number), salt: expect.any(Number) },
      range: { least: {}, most: {} },
      dietaryPreferences: [],
      imageUrls: [],
      isCooked: false,
    });
    for (const unknown of ['difficulty', 'prepTime', 'activeTime', 'cuisine', 'model', 'tags', 'notes'])
      expect(recipe).not.toHaveProperty(unknown);
  });

  test('costs none of the month’s recipes, asks no model and earns no badge', async () => {
    await created();
    expect(await usage()).toBe(0);
    expect(model).not.toHaveBeenCalled();
    const { path } = await created({ ...CRUMBLE, title: 'Pear crumble' });
    await call('POST', `${path}/cooked`, { cookie, body: {} });
    const { text } = await call('GET', '/api/badges/user', { cookie });
    const badges: { badge: { type: string }; currentProgress: number }[] = JSON.parse(text);
    expect(badges.find(({ badge }) => badge.type === 'FIRST_RECIPE')?.currentProgress).toBe(0);
    expect(badges.find(({ badge }) => badge.type === 'RECIPE_MASTER')?.currentProgress).toBe(1);
    await analyze();
    const after: typeof badges = JSON.parse((await call('GET', '/api/badges/user', { cookie })).text);
    expect(after.find(({ badge }) => badge.type === 'FIRST_RECIPE')?.currentProgress).toBe(1);
  });

  test('is listed with what is known of it', async () => {
    const { id } = await created();
    expect(await cards()).toEqual([
      { id, title: 'Apple crumble', imageUrls: [], calories: expect.any(Number), originType: 'own' },
    ]);
  });

  test('keeps what the cook says of it, and the source that it was imported from', async () => {
    const told = {
      prepTime: 60,
      activeTime: 20,
      difficulty: 'easy',
      cuisine: 'British',
      dietaryPreferences: ['vegetarian'],
      description: 'Warm and crisp.',
      equipment: ['pie dish'],
      servingTip: 'With custard.',
      storageTip: 'Two days in the fridge.',
      tags: ['autumn'],
      notes: 'Less sugar next time.',
      language: 'en',
    };
    const origin = {
      type: 'imported',
      url: 'https://kitchen.example/crumble',
      site: 'Kitchen',
      author: 'Ann',
    };
    const { path } = await created({ ...CRUMBLE, ...told, origin });
    expect(await read(path)).toMatchObject({ ...told, origin });
    expect((await cards())[0]).toMatchObject({ prepTime: 60, difficulty: 'easy', originType: 'imported' });
  });

  test('never counts as generated, and links to pages only', async () => {
    const { path } = await created({ ...CRUMBLE, origin: { type: 'generated', isEdited: true } });
    expect((await read(path))['origin']).toEqual({ type: 'imported' });
    const script = { type: 'imported', url: 'javascript:alert(1)' };
    expect((await create({ ...CRUMBLE, origin: script })).status).toBe(400);
  });

  test('is read in the language of its words, or of the app if they tell none', async () => {
    const german = {
      title: 'Apfelmus',
      servings: 2,
      ingredients: ['500 g Äpfel', '2 EL Zucker'],
      instructions: ['Die Äpfel schälen und mit dem Zucker in einem Topf weich kochen lassen.'],
    };
    expect(await read((await created(german)).path)).toMatchObject({
      language: 'de',
      lines: [{ food: 'apple' }, {}],
    });
    const short = { ...german, ingredients: ['Mehl'], instructions: [] };
    const id = (await create(short, { 'x-preferred-language': 'de' })).body['id'];
    expect((await read(`/api/recipes/${id}`))['language']).toBe('de');
  });

  test.each([
    ['no title', { title: ' ' }],
    ['a title of 201 letters', { title: 'x'.repeat(201) }],
    ['no ingredient but a heading', { ingredients: ['Dough:'] }],
    ['201 ingredients', { ingredients: Array.from({ length: 201 }, () => '1 egg') }],
    ['101 steps', { instructions: Array.from({ length: 101 }, () => 'Stir.') }],
    ['no servings', { servings: 0 }],
    ['101 servings', { servings: 101 }],
    ['half a serving', { servings: 1.5 }],
    ['a negative id', { id: -1 }],
    ['a picture that is none', { image: 'data:image/jpeg;base64,AAAA' }],
    ['a picture of another format', { image: 'data:image/svg+xml;base64,AAAA' }],
  ])('with %s is refused', async (_, wrong) => {
    expect((await create({ ...CRUMBLE, ...wrong })).status).toBe(400);
    expect(await cards()).toEqual([]);
  });

  test('may have 200 lines beside its headings, and no steps', async () => {
    const ingredients = ['Dough:', ...Array.from({ length: 200 }, (_, index) => `${index + 1} g flour`)];
    const { path } = await created({ ...CRUMBLE, ingredients, instructions: [] });
    expect((await read(path))['lines']).toHaveLength(200);
  });

  test('too long to be stored: 413, and nothing is stored', async () => {
    const instructions = Array.from({ length: 100 }, () => '5 min '.repeat(300));
    expect(await create({ ...CRUMBLE, instructions })).toMatchObject({
      status: 413,
      body: { type: 'RecipeTooLong' },
    });
    expect(await cards()).toEqual([]);
  });

  test('is for signed-in cooks', async () => {
    expect((await call('POST', '/api/recipes', { body: CRUMBLE })).status).toBe(401);
  });
});

describe('a recipe that is sent again', () => {
  test('under the id that the app has chosen: 201, one recipe, also after it was edited', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_000, image: PHOTO };
    const atOnce = await Promise.all([create(own), create(own), create(own)]);
    expect(atOnce.map(({ status, body }) => [status, body['id']])).toEqual(
      Array.from({ length: 3 }, () => [201, own.id]),
    );
    await edit(`/api/recipes/${own.id}`, { ...CRUMBLE, image: null }, 1);
    expect((await create(own)).status).toBe(201);
    expect(await cards()).toMatchObject([{ id: own.id, imageUrls: [] }]);
  });

  test('under that id with other words: 409, and nothing is written over', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_000 };
    await create(own);
    expect(await create({ ...own, title: 'Plum crumble' })).toMatchObject({
      status: 409,
      body: { type: 'IdTaken' },
    });
    const generated = (await analyze()).body['id'];
    expect((await create({ ...CRUMBLE, id: generated })).status).toBe(409);
    expect((await cards()).map(({ title }) => title).toSorted()).toEqual(['Apple crumble', 'Tomato soup']);
  });

  test('under that id by another cook is theirs', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_000 };
    await create(own);
    const other = await signUp(anEmail());
    const theirs = await call('POST', '/api/recipes', { cookie: other, body: { ...own, title: 'Theirs' } });
    expect(theirs.status).toBe(201);
    expect((await read(`/api/recipes/${own.id}`))['title']).toBe('Apple crumble');
  });

  test('under a key: the same id, one recipe; with other words 422', async () => {
    const key = { 'idempotency-key': aKey() };
    const atOnce = await Promise.all([create(CRUMBLE, key), create(CRUMBLE, key), create(CRUMBLE, key)]);
    expect(new Set(atOnce.map(({ body }) => body['id'])).size).toBe(1);
    expect(await create({ ...CRUMBLE, title: 'Plum crumble' }, key)).toMatchObject({
      status: 422,
      body: { type: 'KeyReused' },
    });
    expect(await cards()).toHaveLength(1);
  });
});

describe('the picture of a recipe', () => {
  test('is stored without what it tells, and goes with the recipe', async () => {
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
      },
    ]);
  });

  test('of a generated one keeps weights and author, and says that the cook has changed it', async () => {
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

  test('leaves the source of an imported one as it is', async () => {
    const origin = { type: 'imported', url: 'https://kitchen.example/crumble', author: 'Ann' };
    const { path } = await created({ ...CRUMBLE, origin });
    const other = { type: 'own', url: 'https://mine.example/' };
    expect((await edit(path, { ...CRUMBLE, origin: other }, 1)).body['origin']).toEqual(origin);
  });

  test('without a version: 428; a star is none', async () => {
    const { path } = await created();
    for (const headers of [{}, { 'if-match': '*' }] as Record<string, string>[])
      expect(await edit(path, CRUMBLE, undefined, headers)).toMatchObject({
        status: 428,
        body: { type: 'VersionNeeded', error: expect.any(String) },
      });
  });

  test('of a version that is no more: 412 with the recipe as it is now', async () => {
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

  test('on two devices at once: one wins, the other is told', async () => {
    const { path } = await created();
    const titles = Array.from({ length: 6 }, (_, index) => `Crumble ${index}`);
    const answers = await Promise.all(titles.map((title) => edit(path, { ...CRUMBLE, title }, 1)));
    const [winner, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(5);
    expect(await read(path)).toMatchObject({ title: winner?.body['title'], version: 2 });
  });

  test('sent again under its key has one effect', async () => {
    const { path } = await created();
    const key = { 'idempotency-key': aKey() };
    const body = { ...CRUMBLE, title: 'Plum crumble', image: PHOTO };
    const first = await edit(path, body, 1, key);
    expect(first.status).toBe(200);
    expect(await edit(path, body, 1, key)).toMatchObject({ status: 200, body: first.body });
    expect((await edit(path, { ...body, title: 'Another' }, 1, key)).status).toBe(412);
    expect((await edit(path, body, 1)).status).toBe(412);
  });

  test('keeps what was eaten of it before', async () => {
    const { path } = await created();
    const { body: before } = await call('GET', path, { cookie });
    await call('POST', `${path}/cooked`, { cookie, body: { servings: 1 } });
    const { body: after } = await edit(path, { ...CRUMBLE, servings: 1 }, 1);
    expect(after).toMatchObject({ isCooked: true, cookedAt: expect.any(Number) });
    const { text } = await call('GET', '/api/nutrition/tracking/daily', { cookie });
    const calories = (before as { nutrition: { calories: number } }).nutrition.calories;
    expect(JSON.parse(text)).toMatchObject([{ title: 'Apple crumble', calories }]);
  });

  test('of another cook’s recipe is like that of a missing one', async () => {
    const { path } = await created();
    const other = await signUp(anEmail());
    const ask = (to: string) =>
      call('PUT', to, { cookie: other, body: CRUMBLE, headers: { 'if-match': '"1"' } });
    const [foreign, missing] = [await ask(path), await ask('/api/recipes/12345')];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await read(path)).toMatchObject({ version: 1 });
  });

  test('answers a device that has the version before with the new one', async () => {
    const { path } = await created();
    const held = { 'if-none-match': (await call('GET', path, { cookie })).headers.get('etag') ?? '' };
    expect((await call('GET', path, { cookie, headers: held })).status).toBe(304);
    await edit(path, CRUMBLE, 1);
    expect((await call('GET', path, { cookie, headers: held })).status).toBe(200);
  });
});

describe('everything else works on own recipes', () => {
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

  test('an export of the account has them with all that is on them', async () => {
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
