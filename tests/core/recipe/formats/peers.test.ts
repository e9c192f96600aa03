import { expect, test } from 'vitest';
import { READERS } from '#tests/figures/readers.ts';
import { asSchemaOrg } from '#core/recipe/formats/schema-org.ts';
import { recipeTexts } from '#core/recipe/new-recipe.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aRecipe } from '#tests/support/examples.ts';

const CONTENT = {
  title: 'Plum tray cake',
  servings: 12,
  language: 'en',
  lines: [
    { name: 'flour', text: '250 g flour, “type 405”', section: 'Dough' },
    { name: 'milk', text: '125 ml milk, lukewarm', section: 'Dough' },
    { name: 'plums', text: '1.2 kg plums & a lemon' },
  ],
  steps: [
    { text: 'Knead it for 10 minutes.', section: 'Dough' },
    { text: 'Bake at 180 °C.' },
    { text: 'Serve.' },
  ],
} satisfies Partial<Recipe>;

const CAKE = aRecipe('cook', {
  ...CONTENT,
  ...recipeTexts(CONTENT),
  description: 'A thin crust with a lot of fruit on it.',
  prepTime: 110,
  activeTime: 35,
  origin: {
    type: 'imported',
    url: 'https://lena.example/cake',
    site: 'Lena’s kitchen',
    author: 'Lena Hofer',
  },
});

/** A page with a recipe as JSON-LD, in which no text can end the script. */
const page = (recipe: Recipe) =>
  `<!doctype html><html lang="en"><head><title>${recipe.title}</title><script type="application/ld+json">${JSON.stringify(
    asSchemaOrg(recipe, (url) => `https://munchify.example${url}`),
  ).replaceAll('<', String.raw`\u003c`)}</script></head><body></body></html>`;

/** The simplest reader does not support parts. */
const WITHOUT_PARTS: Recipe = { ...CAKE, steps: CAKE.steps.map(({ text }) => ({ text })) };

test.each([
  ['ours', CAKE],
  ['npm recipe-scrapers', CAKE],
  ['JSON-LD walk', WITHOUT_PARTS],
])('%s reads all of our JSON-LD', async (reader, recipe) => {
  const found = await READERS[reader]?.(page(recipe), 'https://munchify.example/r/abc');
  expect(found?.ingredients).toEqual(recipe.ingredients);
  expect(found?.steps).toEqual(recipe.instructions);
  expect(String(found?.yields)).toMatch(/^12\b/);
  expect(found?.minutes).toBe(110);
});
