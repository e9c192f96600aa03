import { beforeEach, describe, expect, test } from 'vitest';
import type { Requester } from '#core/generation/run/requester.ts';
import { varyRecipe, type VaryRequest } from '#core/generation/run/vary-recipe.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { photoNameIn } from '#core/photo/photo.ts';
import { deleteRecipe } from '#core/generation/run/delete-recipe.ts';
import { listVariations } from '#core/recipe/library/list-variations.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aCook, aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { DRAFT, scriptedModel, type ScriptedModel } from '#tests/support/models.ts';

const JPEG = new Uint8Array([1, 2, 3]);
const STEW = { ...DRAFT, title: 'Tomato stew' };

let ports: FakePorts;
let model: ScriptedModel;
let cook: Requester;
let soup: Recipe;

beforeEach(async () => {
  model = scriptedModel('m', STEW);
  ports = fakePorts(NOON, [model]);
  cook = await aCook(ports);
  soup = aRecipe(cook.userId, { dietaryPreferences: ['vegan'] });
  await ports.recipes.add(soup, 'the-run-of-the-soup');
  for (const url of soup.imageUrls) await ports.photos.put(photoNameIn(url), JPEG);
});

const vary = (request: Partial<VaryRequest> = {}) =>
  varyRecipe(
    ports,
    cook,
    {
      key: aUserId(),
      bodyHash: 'body',
      parent: soup.id,
      wish: undefined,
      aims: [],
      language: 'en',
      preferences: NO_PREFERENCES,
      joins: false,
      ...request,
    },
    () => undefined,
  );

const taken = async () => (await ports.usage.find(cook.userId, '2026-11')).taken;
const variations = async () => {
  const listed = await listVariations(ports, cook.userId, soup.id, { limit: 50 });
  return listed.ok ? listed.value.items : listed.error.type;
};

describe('a variation', () => {
  test('is a recipe of its own beside its parent, and costs one of the month', async () => {
    const varied = await vary();
    expect(varied).toMatchObject({ ok: true, value: { title: 'Tomato stew', parentRecipeId: soup.id } });
    expect(await variations()).toEqual([
      {
        id: varied.ok && varied.value.id,
        title: 'Tomato stew',
        imageUrls: varied.ok && varied.value.imageUrls,
      },
    ]);
    expect(await taken()).toBe(1);
  });

  test('is written by a model that sees the parent’s photos, the parent and the wish', async () => {
    await vary({ wish: 'with "more" spice' });
    const [prompt] = model.prompts;
    expect(prompt?.photos).toEqual([JPEG]);
    const request = JSON.parse(prompt?.text.slice('Request: '.length) ?? '');
    expect(request).toMatchObject({
      wish: 'with "more" spice',
      variationOf: {
        title: 'Tomato soup',
        foods: ['tomatoes', 'olive oil', 'stardust'],
        dietaryPreferences: ['vegan'],
      },
    });
    expect(prompt?.system).toContain('another dish than');
  });

  test('has its own copies of the photos, which stay when the parent is deleted', async () => {
    const varied = await vary();
    const own = varied.ok ? varied.value.imageUrls.map(photoNameIn) : [];
    expect(own).toHaveLength(1);
    await deleteRecipe(ports, cook.userId, soup.id);
    expect([...ports.storedPhotos]).toEqual([[own[0], JPEG]]);
  });

  test('A variation of a recipe whose photo is missing is generated without the photo', async () => {
    ports.storedPhotos.clear();
    expect(await vary()).toMatchObject({ ok: true, value: { parentRecipeId: soup.id, imageUrls: [] } });
    expect(model.prompts[0]?.photos).toEqual([]);
  });

  test('has no photos if it leaves out a fresh food that they may show', async () => {
    const [tomatoes, oil] = DRAFT.lines;
    const carrots = { ...tomatoes, food: 'carrot', name: 'carrots' };
    const steps = ['Warm the olive oil.', 'Add the carrots and simmer for 20 minutes.'];
    const draft = { ...DRAFT, title: 'Carrot stew', ingredients: ['carrot'], lines: [carrots, oil], steps };
    ports.models = [scriptedModel('m', JSON.stringify(draft))];
    const varied = await vary();
    expect(varied).toMatchObject({ ok: true, value: { imageUrls: [] } });
    expect([...ports.storedPhotos.keys()]).toEqual(soup.imageUrls.map(photoNameIn));
  });

  test('A variation of a variation has that one as its parent', async () => {
    const first = await vary();
    const parent = first.ok ? first.value.id : 0;
    expect(await vary({ parent })).toMatchObject({ value: { parentRecipeId: parent } });
    expect(await variations()).toHaveLength(1);
  });

  test('requested twice under one key is generated once, even if its parent is deleted meanwhile', async () => {
    const first = await vary({ key: 'the-same-key' });
    expect(await vary({ key: 'the-same-key' })).toEqual(first);
    await deleteRecipe(ports, cook.userId, soup.id);
    expect(await vary({ key: 'the-same-key' })).toEqual(first);
    expect(await taken()).toBe(1);
    expect(await vary({ key: 'the-same-key-not' })).toEqual({ ok: false, error: { type: 'RecipeNotFound' } });
  });

  test('that fails is not charged, and its photos are deleted', async () => {
    ports.models = [scriptedModel('m', 'unavailable')];
    expect(await vary()).toMatchObject({ error: { type: 'AuthorUnavailable' } });
    expect(await taken()).toBe(0);
    expect(ports.storedPhotos.size).toBe(1);
    expect(await variations()).toEqual([]);
  });
});

describe('a wish in the cook’s own words', () => {
  const onion = { ...DRAFT.lines[0], food: 'onion', name: 'red onions' };
  const WITH_ONION = { ...STEW, lines: [...DRAFT.lines, onion], steps: [...DRAFT.steps, 'Add the onions.'] };
  const OF_THE_OVEN = { ...STEW, steps: ['Heat the oven.', ...DRAFT.steps] };

  test.each([
    ['without onions', WITH_ONION, STEW, 'leave out "red onions"'],
    ['with onion', STEW, WITH_ONION, 'is for "onion"'],
    ['please no oven', OF_THE_OVEN, STEW, 'has no oven'],
  ])('"%s": a recipe that ignores it is sent back once', async (wish, first, second, feedback) => {
    model = scriptedModel('m', first, second);
    ports.models = [model];
    expect(await vary({ wish })).toMatchObject({ ok: true });
    expect(model.prompts[1]?.repair?.feedback).toContain(feedback);
  });

  test.each([
    ['without onions', WITH_ONION],
    ['with chilli', STEW],
    ['ohne Backofen', OF_THE_OVEN],
  ])('"%s": a recipe that ignores it twice is refused, and costs nothing', async (wish, draft) => {
    ports.models = [scriptedModel('m', draft)];
    expect(await vary({ wish })).toEqual({ ok: false, error: { type: 'WishUnmet' } });
    expect(await taken()).toBe(0);
  });

  test.each([['without much effort'], ['no more dishes than one pot'], ['with love'], ['no oven please']])(
    '"%s" is not checked: the model decides',
    async (wish) => {
      ports.models = [scriptedModel('m', { ...STEW, steps: [...DRAFT.steps, 'No oven needed.'] })];
      expect(await vary({ wish })).toMatchObject({ ok: true });
    },
  );
});

describe('a variation of a recipe whose foods the cook has ticked', () => {
  const asked = { confirmed: [{ food: 'tomato' }, { food: 'rice' }], removed: ['cucumber'] };

  beforeEach(async () => {
    soup = aRecipe(cook.userId, { id: soup.id + 1, asked });
    await ports.recipes.add(soup, 'the-run-of-the-ticked-soup');
  });

  const requestOf = () => JSON.parse(model.prompts[0]?.text.slice('Request: '.length) ?? '');

  test('sends the ticked and the removed foods to the model', async () => {
    await vary();
    expect(requestOf()).toMatchObject({
      ingredients: { confirmed: ['tomato', 'rice'], removed: ['cucumber'] },
    });
  });

  test('is sent back if it leaves one out, and stores the ticked foods itself', async () => {
    const varied = await vary();
    expect(model.prompts[1]?.repair?.feedback).toContain('"rice" is there');
    expect(varied).toMatchObject({ ok: true, value: { asked, notUsed: [{ food: 'rice' }] } });
  });

  test('may leave one out if the cook wishes so', async () => {
    expect(await vary({ wish: 'without rice' })).toMatchObject({
      value: { notUsed: [{ food: 'rice', reason: 'wished' }] },
    });
    expect(model.prompts).toHaveLength(1);
  });

  test('uses no removed food, unless the wish names it', async () => {
    const cucumber = { ...DRAFT.lines[0], food: 'cucumber', name: 'cucumbers' };
    const steps = [...DRAFT.steps, 'Add the cucumbers.'];
    const draft = { ...STEW, lines: [...DRAFT.lines, cucumber], steps };
    ports.models = [scriptedModel('m', draft)];
    expect(await vary()).toMatchObject({ error: { type: 'RecipeRefused' } });
    expect(await vary({ wish: 'with cucumber' })).toMatchObject({ ok: true });
  });

  test('may be vegetarian although all ticked foods are meat', async () => {
    const meat = { confirmed: [{ food: 'chicken' }], removed: [] };
    soup = aRecipe(cook.userId, { id: soup.id + 1, asked: meat });
    await ports.recipes.add(soup, 'the-run-of-the-chicken');
    ports.models = [scriptedModel('m', { ...STEW, dietaryPreferences: ['vegetarian'] })];
    expect(await vary({ aims: ['vegetarian'] })).toMatchObject({
      ok: true,
      value: { notUsed: [{ food: 'chicken', reason: 'wished' }] },
    });
  });

  test('says that the cook avoids a food only if they do', async () => {
    expect(await vary()).toMatchObject({
      value: { notUsed: [{ food: 'rice', reason: 'unsuited' }] },
    });
    const avoid = { allergens: [], words: ['rice'] };
    expect(await vary({ preferences: { ...NO_PREFERENCES, avoid } })).toMatchObject({
      value: { notUsed: [{ food: 'rice', reason: 'avoided' }] },
    });
  });
});

describe('a variation that is refused', () => {
  test('is one of a recipe that is missing or belongs to another cook, and none is listed', async () => {
    cook = { ...cook, userId: aUserId() };
    expect(await vary()).toEqual({ ok: false, error: { type: 'RecipeNotFound' } });
    expect(await variations()).toBe('RecipeNotFound');
    expect(await taken()).toBe(0);
    expect(model.prompts).toHaveLength(0);
  });

  test('is one beyond the limit of the month', async () => {
    cook = { ...cook, limit: 1 };
    await vary();
    expect(await vary()).toMatchObject({ error: { type: 'QuotaExceeded', limit: 1 } });
    expect(ports.storedPhotos.size).toBe(2);
  });
});
