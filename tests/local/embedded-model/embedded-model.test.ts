import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NO_INGREDIENTS, type Ingredients } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import type { Language } from '#core/language.ts';
import { foodByName } from '#core/nutrition/foods/foods.ts';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { embeddedModel } from '#local/embedded-model/embedded-model.ts';
import { isInAnyKitchen } from '#local/embedded-model/store-cupboard.ts';
import { writtenRecipes } from '#local/embedded-model/written-recipes.ts';

const author = embeddedModel(writtenRecipes());
const tomatoes = await readFile(join(import.meta.dirname, '../../photos/tomatoes.jpg'));

async function answer(photos: readonly Buffer[], text: string): Promise<Record<string, unknown>> {
  let written = '';
  const modelRequest = { modelId: EMBEDDED_AUTHOR, system: '', photos, texts: [text], schema: '' };
  for await (const event of author(modelRequest)) if ('text' in event) written += event.text;
  return JSON.parse(written);
}

const request = (language: Language, preferences: Preferences) =>
  promptFor({ photos: [], language, preferences, seed: 5 }).text;

test('the recipe follows the preferences in the prompt', async () => {
  const wishes = { cuisine: 'Italian', dietaryPreferences: ['vegan'], maxPrepTime: 20 } as const;
  const recipe = await answer(
    [tomatoes],
    request('de', { ...NO_PREFERENCES, ...wishes, dietaryPreferences: ['vegan'] }),
  );
  expect(recipe).toMatchObject({ ingredients: ['tomato'], cuisine: 'Italienisch' });
  expect(recipe['prepTime']).toBeLessThanOrEqual(20);
  expect(recipe['dietaryPreferences']).toContain('vegan');
});

test('an unknown preference is ignored, and so is text around the request', async () => {
  const text =
    'Request: {"language":"en","preferences":{"cuisine":"Martian","maxPrepTime":"soon"}} Thank you.';
  expect(await answer([tomatoes], text)).toMatchObject({ ingredients: ['tomato'] });
});

test('a photo that cannot be decoded adds no food and fails nothing', async () => {
  expect(await answer([Buffer.from('no picture')], request('en', NO_PREFERENCES))).toEqual({
    ingredients: [],
  });
});

const telling = (said: Partial<Ingredients>, preferences: Preferences = NO_PREFERENCES, seed = 5) => {
  const ingredients = { ...NO_INGREDIENTS, ...said };
  return promptFor({ photos: [], language: 'en', preferences, ingredients, seed }).text;
};

test('A corrected food is in the recipe, and the mistaken one is not', async () => {
  const recipe = JSON.stringify(
    await answer([tomatoes], telling({ confirmed: [{ food: 'plum' }], removed: ['tomato'] })),
  );
  expect(recipe).toMatch(/plum/i);
  expect(recipe).not.toMatch(/\btomato(es)?\b/i);
});

const Lines = v.object({ lines: v.array(v.object({ food: v.string(), grams: v.number() })) });

test('a photo with corrections or detections is not analysed again', async () => {
  for (const said of [
    { confirmed: [{ food: 'potato' }] },
    { removed: ['tomato'], guessed: ['potato'] },
    { guessed: ['potato'] },
  ]) {
    expect((await answer([tomatoes], telling(said)))['ingredients']).toEqual(['potato']);
  }
});

test('no recipe is written if all detected foods are removed and none is added', async () => {
  expect(await answer([tomatoes], telling({ removed: ['tomato'] }))).toEqual({ ingredients: [] });
});

test('a cook who typed "potato" gets potato and staples alone, whatever was detected', async () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const said = { confirmed: [{ food: 'potato' }], removed: ['lemon', 'egg'] };
    const { lines } = v.parse(Lines, await answer([tomatoes], telling(said, NO_PREFERENCES, seed)));
    const foods = lines.map(({ food }) => foodByName(food)?.id ?? food);
    expect(foods).toContain('potato');
    expect(foods.filter((food) => food !== 'potato' && !isInAnyKitchen(food))).toEqual([]);
  }
});

test('a recipe uses no more of a food than the cook has', async () => {
  const said = { confirmed: [{ food: 'chicken-breast', quantity: 90, unit: 'g' as const }] };
  const { lines } = v.parse(Lines, await answer([], telling(said)));
  expect(lines.find(({ food }) => food === 'chicken breast')?.grams).toBeLessThanOrEqual(90);
});

test('a food that the dish cannot use is reported as not used', async () => {
  const recipe = await answer([], telling({ confirmed: [{ food: 'oats' }, { food: 'salmon' }] }));
  expect(recipe['notUsed']).toHaveLength(1);
  const [left] = v.parse(v.tuple([v.object({ food: v.string() })]), recipe['notUsed']);
  expect(JSON.stringify(recipe['steps'])).not.toContain(left.food);
});

test('beef that a vegetarian has confirmed is left out, and alone makes no recipe', async () => {
  const wishes = { ...NO_PREFERENCES, dietaryPreferences: ['vegetarian' as const] };
  const both = telling({ confirmed: [{ food: 'beef' }, { food: 'carrot' }] }, wishes);
  expect(JSON.stringify((await answer([], both))['lines'])).not.toContain('beef');
  expect(await answer([tomatoes], telling({ confirmed: [{ food: 'beef' }] }, wishes))).toEqual({
    ingredients: ['beef'],
    clash: ['dietaryPreferences'],
  });
});

test('a variation uses its recipe’s foods, not those detected on its photo', async () => {
  const variationOf = {
    title: 'Carrot soup',
    foods: ['Karotten', 'Zwiebel', 'Butter'],
    dietaryPreferences: [],
  };
  const text = `Request: ${JSON.stringify({ language: 'de', preferences: NO_PREFERENCES, seed: 3, variationOf })}`;
  expect((await answer([tomatoes], text))['ingredients']).toEqual(['carrot']);
});
