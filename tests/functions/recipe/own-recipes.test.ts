import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { create, created, CRUMBLE, cards, edit, read } from './own-recipe.ts';
import { aKey, analyze, call, cookie, model, PHOTO, signUp, usage, startAnew } from './stage.ts';

startAnew();

describe('a recipe that a cook writes', () => {
  test('is stored as typed, and read: sections, foods, times and nutrition', async () => {
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

  test('costs no recipe of the month, calls no model and earns no badge', async () => {
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

  test('is listed with its known fields', async () => {
    const { id } = await created();
    expect(await cards()).toEqual([
      { id, title: 'Apple crumble', imageUrls: [], calories: expect.any(Number), originType: 'own' },
    ]);
  });

  test('keeps the cook’s own details, and the source that it was imported from', async () => {
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

  test('never counts as generated, and links only to web pages', async () => {
    const { path } = await created({ ...CRUMBLE, origin: { type: 'generated', isEdited: true } });
    expect((await read(path))['origin']).toEqual({ type: 'imported' });
    const script = { type: 'imported', url: 'javascript:alert(1)' };
    expect((await create({ ...CRUMBLE, origin: script })).status).toBe(400);
  });

  test('has the normalised address of its source: no line breaks, no quotes', async () => {
    const url = ' https://Kitchen.example/a\n"b\'c<d>\t?e="f"#g h';
    const { path } = await created({ ...CRUMBLE, origin: { type: 'imported', url, author: 'A\u0000nn' } });
    expect((await read(path))['origin']).toEqual({
      type: 'imported',
      url: "https://kitchen.example/a%22b'c%3Cd%3E?e=%22f%22#g%20h",
      author: 'Ann',
    });
    const long = { type: 'imported', url: `https://kitchen.example/${'"'.repeat(700)}` };
    expect((await create({ ...CRUMBLE, origin: long })).status).toBe(400);
  });

  test('has the language of its words, or of the app if they do not tell', async () => {
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

  test('that is too long: 413, and nothing is stored', async () => {
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
  test('under the ID that the app has chosen: 201, one recipe, also after it was edited', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_000, image: PHOTO };
    const atOnce = await Promise.all([create(own), create(own), create(own)]);
    expect(atOnce.map(({ status, body }) => [status, body['id']])).toEqual(
      Array.from({ length: 3 }, () => [201, own.id]),
    );
    await edit(`/api/recipes/${own.id}`, { ...CRUMBLE, image: null }, 1);
    expect((await create(own)).status).toBe(201);
    expect(await cards()).toMatchObject([{ id: own.id, imageUrls: [] }]);
  });

  test('after it was deleted: 201, and it stays deleted; another text may use its ID', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_001, image: PHOTO };
    const key = { 'idempotency-key': aKey() };
    const { body } = await create(CRUMBLE, key);
    await create(own);
    for (const id of [own.id, body['id']]) await call('DELETE', `/api/recipes/${id}`, { cookie });
    expect(await create(own)).toMatchObject({ status: 201, body: { id: own.id } });
    expect(await create(CRUMBLE, key)).toMatchObject({ status: 201, body });
    expect(await cards()).toEqual([]);
    expect((await create({ ...own, title: 'Plum crumble' })).status).toBe(201);
    expect(await cards()).toMatchObject([{ id: own.id, title: 'Plum crumble' }]);
  });

  test('under that ID with another text: 409, and nothing is overwritten', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_000 };
    await create(own);
    expect(await create({ ...own, title: 'Plum crumble' })).toMatchObject({
      status: 409,
      body: { type: 'IdTaken' },
    });
    const generated = (await analyze()).body['id'];
    expect((await create({ ...CRUMBLE, id: generated })).status).toBe(409);
    expect(await cards()).toMatchObject([{ title: 'Apple crumble' }, { title: 'Tomato soup' }]);
  });

  test('under that ID by another cook: 201, and both cooks have their recipe', async () => {
    const own = { ...CRUMBLE, id: 63_000_000_000_000 };
    await create(own);
    const other = await signUp(anEmail());
    const theirs = await call('POST', '/api/recipes', { cookie: other, body: { ...own, title: 'Theirs' } });
    expect(theirs.status).toBe(201);
    expect((await read(`/api/recipes/${own.id}`))['title']).toBe('Apple crumble');
  });

  test('under a key: the same ID, one recipe; with another text 422', async () => {
    const key = { 'idempotency-key': aKey() };
    const atOnce = await Promise.all([create(CRUMBLE, key), create(CRUMBLE, key), create(CRUMBLE, key)]);
    expect(new Set(atOnce.map(({ body }) => body['id'])).size).toBe(1);
    expect(await create({ ...CRUMBLE, title: 'Plum crumble' }, key)).toMatchObject({
      status: 422,
      body: { type: 'KeyReused' },
    });
    expect(await cards()).toHaveLength(1);
  });

  test('under a key whose request was refused, corrected: one recipe, whatever the error was', async () => {
    const key = { 'idempotency-key': aKey() };
    const image = 'data:image/jpeg;base64,AAAA';
    expect((await create({ ...CRUMBLE, image }, key)).status).toBe(400);
    const instructions = Array.from({ length: 100 }, () => '5 min '.repeat(300));
    expect((await create({ ...CRUMBLE, instructions }, key)).status).toBe(413);
    const mended = await create(CRUMBLE, key);
    expect(mended.status).toBe(201);
    expect((await create(CRUMBLE, key)).body['id']).toBe(mended.body['id']);
    expect(await create({ ...CRUMBLE, image: PHOTO }, key)).toMatchObject({ body: { type: 'KeyReused' } });
    expect(await cards()).toHaveLength(1);
  });
});
