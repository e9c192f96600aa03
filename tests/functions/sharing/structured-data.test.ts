import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CRUMBLE, open, PICTURE, Sharer } from './sharers.ts';

const FOLDER = resolve('.cache/structured-data');

/** A recipe with all optional fields. */
const FULL = {
  ...CRUMBLE,
  description: 'Warm, with a crisp top.',
  prepTime: 50,
  activeTime: 20,
  cuisine: 'British',
  difficulty: 'easy',
  dietaryPreferences: ['vegetarian'],
  equipment: ['Baking dish'],
  servingTip: 'With custard.',
  storageTip: 'Two days in the fridge.',
  image: PICTURE,
  origin: { type: 'imported', url: 'https://example.org/crumble', site: 'Example', author: 'Lena' },
};

const SHORT = {
  title: 'Pancakes',
  servings: 2,
  ingredients: ['200 g flour', '2 eggs'],
  instructions: ['Fry it.'],
};

test('The structured data of a shared page has only types and properties that schema.org knows', async () => {
  const cook = await Sharer.signUp();
  const data = [await dataOf(cook, SHORT), await dataOf(cook, FULL)];
  expect(complaintsOf(data)).toBe('');
  for (const recipe of data) {
    // Required by search engines and other apps beyond the vocabulary.
    expect(recipe).toMatchObject({
      '@context': 'https://schema.org',
      name: expect.stringMatching(/./),
      image: [expect.stringMatching(/^http/)],
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  }
  expect(data[1]).toMatchObject({ totalTime: 'PT50M', prepTime: 'PT20M', cookTime: 'PT30M' });
}, 60_000);

test('a property that schema.org does not know fails this test', () => {
  const steps = [{ '@type': 'HowToStep', text: 'Fry it.', minutes: 3 }];
  const recipe = { '@context': 'https://schema.org', '@type': 'Recipe', recipeInstructions: steps };
  expect(complaintsOf([recipe])).toContain('minutes');
}, 60_000);

/** Shares a recipe. @returns the data in its page */
async function dataOf(cook: Sharer, recipe: object): Promise<object> {
  const { body } = await cook.ask('POST', '/api/recipes', recipe);
  const { text } = await open(await cook.share(`/api/recipes/${String(body['id'])}`));
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  return JSON.parse(data);
}

/** Returns the compiler's errors, with the vocabulary of schema.org as types. */
function complaintsOf(recipes: readonly object[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, 'recipes.ts');
  const literals = recipes.map(
    (recipe, index) => `export const recipe${index}: WithContext<Recipe> = ${JSON.stringify(recipe)};`,
  );
  writeFileSync(file, ["import type { Recipe, WithContext } from 'schema-dts';", ...literals].join('\n'));
  const settings = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--types',
    '',
    '--module',
    'nodenext',
  ];
  return spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...settings, file], {
    encoding: 'utf8',
  }).stdout;
}
