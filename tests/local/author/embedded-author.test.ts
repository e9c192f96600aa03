import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ingredients } from '#core/author/ingredients.ts';
import { NO_PREFERENCES, type Preferences } from '#core/author/preferences.ts';
import { promptFor } from '#core/author/prompt.ts';
import type { Language } from '#core/language.ts';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { embeddedAuthor } from '#local/author/embedded-author.ts';

const tomatoes = await readFile(join(import.meta.dirname, '../../photos/tomatoes.jpg'));

async function answer(photos: readonly Buffer[], text: string): Promise<Record<string, unknown>> {
  let written = '';
  const asked = { modelId: EMBEDDED_AUTHOR, system: '', photos, texts: [text], schema: '' };
  for await (const event of embeddedAuthor(asked)) if ('text' in event) written += event.text;
  return JSON.parse(written);
}

const request = (language: Language, preferences: Preferences) =>
  promptFor({ photos: [], language, preferences, seed: 5 }).text;

test('the wishes in the prompt reach the cooking', async () => {
  const wishes = { cuisine: 'Italian', dietaryPreferences: ['vegan'], maxPrepTime: 20 } as const;
  const recipe = await answer(
    [tomatoes],
    request('de', { ...NO_PREFERENCES, ...wishes, dietaryPreferences: ['vegan'] }),
  );
  expect(recipe).toMatchObject({ ingredients: ['tomato'], cuisine: 'Italienisch' });
  expect(recipe['prepTime']).toBeLessThanOrEqual(20);
  expect(recipe['dietaryPreferences']).toContain('vegan');
});

test('a wish that it does not understand is left out, and so are words around the request', async () => {
  const text =
    'Request: {"language":"en","preferences":{"cuisine":"Martian","maxPrepTime":"soon"}} Thank you.';
  expect(await answer([tomatoes], text)).toMatchObject({ ingredients: ['tomato'] });
});

test('a photo that cannot be decoded is no food and no failure', async () => {
  expect(await answer([Buffer.from('no picture')], request('en', NO_PREFERENCES))).toEqual({
    ingredients: [],
  });
});

const telling = (ingredients: Ingredients, preferences: Preferences = NO_PREFERENCES) =>
  promptFor({ photos: [], language: 'en', preferences, ingredients, seed: 5 }).text;

test('what the cook has corrected is in the recipe, and what it was mistaken for is not', async () => {
  const recipe = JSON.stringify(
    await answer([tomatoes], telling({ confirmed: [{ food: 'plum' }], removed: ['tomato'] })),
  );
  expect(recipe).toMatch(/plum/i);
  expect(recipe).not.toMatch(/\btomato(es)?\b/i);
});

test('what no dish is made of is served beside one, done where it has to be, and no more than there is', async () => {
  const recipe = await answer(
    [tomatoes],
    telling({ confirmed: [{ food: 'beef', quantity: 90, unit: 'g' }, { food: 'yoghurt' }], removed: [] }),
  );
  expect(recipe['lines']).toContainEqual(expect.objectContaining({ food: 'beef', grams: 90 }));
  expect(recipe['steps']).toContainEqual(expect.stringMatching(/fry the beef.*done all through/));
  expect(JSON.stringify(recipe['steps'])).toContain('yoghurt');
});

test('beef that a vegetarian has confirmed stays out', async () => {
  const wishes = { ...NO_PREFERENCES, dietaryPreferences: ['vegetarian' as const] };
  const told = telling({ confirmed: [{ food: 'beef' }], removed: [] }, wishes);
  expect(JSON.stringify((await answer([tomatoes], told))['lines'])).not.toContain('beef');
});
