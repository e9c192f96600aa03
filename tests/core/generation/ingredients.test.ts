import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import { Ingredients, NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { NOON } from '#tests/support/examples.ts';
import { DRAFT, NO_FOOD, scriptedModel, type ScriptedModel } from '#tests/support/models.ts';

const events: GenerationEvent[] = [];

const write = (
  model: ScriptedModel,
  said: Partial<Ingredients>,
  preferences: Preferences = NO_PREFERENCES,
) => {
  const ingredients = { ...NO_INGREDIENTS, ...said };
  const input = { photos: [], language: 'en' as const, preferences, ingredients, seed: 7 };
  return writeRecipe({ ...fakePorts(NOON), models: [model] }, input, (event) => events.push(event));
};

const [tomatoes, oil] = DRAFT.lines;
const peaches = { ...DRAFT.lines[0], food: 'peach', name: 'peaches' };
const TWO_TOMATOES = {
  food: 'tomato',
  name: 'tomatoes',
  quantity: 2,
  unit: 'piece',
  grams: 240,
  note: null,
} as const;
const PEACH_SOUP = {
  ...DRAFT,
  title: 'Peach soup',
  lines: [peaches, oil],
  steps: ['Warm the olive oil.', 'Add the peaches and simmer for 20 minutes.'],
};

test('every prompt has the foods that the cook confirmed and removed', async () => {
  const model = scriptedModel('m', DRAFT);
  await write(model, { confirmed: [{ food: 'tomato', quantity: 500, unit: 'g' }], removed: ['peach'] });
  expect(model.prompts[0]?.text).toContain(
    '"ingredients":{"confirmed":[{"food":"tomato","quantity":500,"unit":"g"}],"removed":["peach"]}',
  );
});

test('a recipe without a confirmed food is sent back once, and corrected', async () => {
  const model = scriptedModel('m', DRAFT, PEACH_SOUP);
  expect(await write(model, { confirmed: [{ food: 'peach' }] })).toMatchObject({
    ok: true,
    value: { title: 'Peach soup' },
  });
  expect(model.prompts[1]?.repair?.feedback).toContain('"peach" is there and has to be used');
});

test('a recipe that misses its only confirmed food twice is refused with NoDish', async () => {
  expect(await write(scriptedModel('m', DRAFT), { confirmed: [{ food: 'peach' }] })).toEqual({
    ok: false,
    error: { type: 'NoDish' },
  });
});

test('a recipe that leaves out one of several foods twice is accepted, and says so', async () => {
  const model = scriptedModel('m', DRAFT, DRAFT);
  expect(await write(model, { confirmed: [{ food: 'tomato' }, { food: 'rice' }] })).toMatchObject({
    ok: true,
    value: { notUsed: [{ food: 'rice', names: { en: 'rice', de: 'Reis' }, reason: 'unsuited' }] },
  });
  expect(model.prompts).toHaveLength(2);
});

test('a recipe that uses more than the cook has is sent back, and corrected', async () => {
  const model = scriptedModel('m', DRAFT, { ...DRAFT, title: 'Little soup', lines: [TWO_TOMATOES, oil] });
  const said = { confirmed: [{ food: 'tomato', quantity: 250, unit: 'g' as const }] };
  expect(await write(model, said)).toMatchObject({ value: { title: 'Little soup' } });
  expect(model.prompts[1]?.repair?.feedback).toContain('only 250 g of "tomato"');
});

test.each([
  ['in a line', { ...PEACH_SOUP, lines: [peaches, tomatoes, oil] }],
  ['in the title', { ...PEACH_SOUP, title: 'Peach and tomato soup' }],
  ['in a step', { ...PEACH_SOUP, steps: [...PEACH_SOUP.steps, 'Serve with tomatoes.'] }],
])('a food that the cook has removed is not served: %s', async (_where, draft) => {
  const said = { confirmed: [{ food: 'peach' }], removed: ['tomato'] };
  expect(await write(scriptedModel('m', draft), said)).toMatchObject({ error: { type: 'RecipeRefused' } });
  expect(await write(scriptedModel('m', draft, PEACH_SOUP), said)).toMatchObject({ ok: true });
});

test('a line with a removed food is never shown while the recipe is written', async () => {
  events.length = 0;
  await write(scriptedModel('m', DRAFT), { removed: ['tomato'] });
  const shown = events.flatMap((event) => (event.type === 'partial' ? [event.part] : []));
  expect(JSON.stringify(shown)).not.toContain('"tomatoes"');
});

test('removed potatoes do not forbid sweet potatoes', async () => {
  const sweet = { ...DRAFT.lines[0], food: 'sweet potato', name: 'sweet potatoes' };
  const draft = { ...DRAFT, title: 'Soup', lines: [sweet, oil], steps: ['Boil the sweet potatoes in oil.'] };
  expect(await write(scriptedModel('m', draft), { removed: ['potato'] })).toMatchObject({ ok: true });
});

test('a kind of a confirmed food counts as that food', async () => {
  const cherry = { ...DRAFT.lines[0], food: 'cherry tomato', name: 'cherry tomatoes' };
  const draft = { ...DRAFT, lines: [cherry, oil] };
  expect(await write(scriptedModel('m', draft), { confirmed: [{ food: 'tomato' }] })).toMatchObject({
    ok: true,
  });
});

test('A confirmed food that the cook avoids may stay out', async () => {
  const preferences = { ...NO_PREFERENCES, dietaryPreferences: ['vegan' as const] };
  const said = { confirmed: [{ food: 'tomato' }, { food: 'milk' }] };
  expect(await write(scriptedModel('m', DRAFT), said, preferences)).toMatchObject({ ok: true });
});

test('A model that finds no food is asked again if the cook has confirmed some', async () => {
  const said = { confirmed: [{ food: 'tomato' }] };
  expect(await write(scriptedModel('m', NO_FOOD, DRAFT), said)).toMatchObject({ ok: true });
});

describe('a food that only the device has guessed', () => {
  test('is in the prompt as a guess, and the photos decide', async () => {
    const model = scriptedModel('m', DRAFT);
    await write(model, { guessed: ['lemon'] });
    expect(model.prompts[0]?.text).toContain('"ingredients":{"guessed":["lemon"]}');
    expect(model.prompts[0]?.system).toContain('the photos decide');
    expect(model.prompts[0]?.system).not.toContain('overrule');
  });

  test('may be left out: the recipe is not sent back', async () => {
    const model = scriptedModel('m', DRAFT);
    expect(await write(model, { guessed: ['lemon'] })).toMatchObject({ ok: true });
    expect(model.prompts).toHaveLength(1);
  });

  test('A photo without food outweighs the guess', async () => {
    expect(await write(scriptedModel('m', NO_FOOD), { guessed: ['lemon'] })).toMatchObject({
      error: { type: 'NoFood' },
    });
  });

  test('stays a guess if it was left without a tick beside ticked foods', async () => {
    const said = { confirmed: [{ food: 'peach' }], guessed: ['tomato', 'peach'] };
    const steps = ['Warm the olive oil.', 'Add the peaches and tomatoes and simmer for 20 minutes.'];
    const both = { ...PEACH_SOUP, lines: [peaches, tomatoes, oil], steps };
    const model = scriptedModel('m', both);
    expect(await write(model, said)).toMatchObject({ ok: true, value: { title: 'Peach soup' } });
    expect(model.prompts).toHaveLength(1);
    expect(model.prompts[0]?.text).toContain('"confirmed":["peach"],"guessed":["tomato"]}');
  });

  test('is not sent by older versions of the app', () => {
    expect(v.parse(Ingredients, { confirmed: [{ food: 'egg' }], removed: ['lemon'] })).toEqual({
      confirmed: [{ food: 'egg' }],
      removed: ['lemon'],
      guessed: [],
    });
  });
});

describe('a confirmed food', () => {
  test('that the cook avoids is listed as not used', async () => {
    const preferences = { ...NO_PREFERENCES, dietaryPreferences: ['vegan' as const] };
    const said = { confirmed: [{ food: 'tomato' }, { food: 'milk' }] };
    expect(await write(scriptedModel('m', DRAFT), said, preferences)).toMatchObject({
      value: { notUsed: [{ food: 'milk', names: { en: 'milk', de: 'Milch' } }] },
    });
  });

  test('may be left out by a model that says so, if another one is used', async () => {
    const said = { confirmed: [{ food: 'tomato' }, { food: 'rice' }] };
    const written = await write(scriptedModel('m', { ...DRAFT, notUsed: ['rice'] }), said);
    expect(written).toMatchObject({
      ok: true,
      value: { notUsed: [{ food: 'rice', names: { en: 'rice', de: 'Reis' } }] },
    });
    expect(
      await write(scriptedModel('m', { ...DRAFT, notUsed: ['peach'] }), { confirmed: [{ food: 'peach' }] }),
    ).toMatchObject({ error: { type: 'NoDish' } });
  });

  test('must be used if the model does not list it as left out', async () => {
    const written = await write(scriptedModel('m', DRAFT), { confirmed: [{ food: 'tomato' }] });
    expect(written).not.toHaveProperty('value.notUsed');
  });
});

describe('A cook who has nothing left to cook with', () => {
  test.each([
    ['a diet', { dietaryPreferences: ['vegan' as const] }, 'milk'],
    ['an allergen', { avoid: { allergens: ['milk' as const], words: [] } }, 'milk'],
    ['a word in the other language', { avoid: { allergens: [], words: ['Zwiebel'] } }, 'onion'],
  ])('because of %s, no model is asked', async (_why, preferences, food) => {
    const model = scriptedModel('m', DRAFT);
    const written = await write(model, { confirmed: [{ food }] }, { ...NO_PREFERENCES, ...preferences });
    expect(written).toEqual({ ok: false, error: { type: 'NothingLeft' } });
    expect(model.prompts).toEqual([]);
  });

  test('An answer that lists the food on the photos and no recipe is understood', async () => {
    const model = scriptedModel('m', { ingredients: ['milk'] });
    const preferences = { ...NO_PREFERENCES, dietaryPreferences: ['vegan' as const] };
    expect(await write(model, {}, preferences)).toMatchObject({ error: { type: 'NothingLeft' } });
    expect(await write(model, {})).toMatchObject({ error: { type: 'NoDish' } });
  });
});
