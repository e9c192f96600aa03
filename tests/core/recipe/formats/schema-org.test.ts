import { expect, test } from 'vitest';
import { asSchemaOrg } from '#core/recipe/formats/schema-org.ts';
import { aRecipe } from '#tests/support/examples.ts';

const BASIC = { calories: 425, protein: 17, carbs: 36, fat: 21, fiber: 12 };

const nutritionOf = (nutrition: Parameters<typeof aRecipe>[1]) =>
  asSchemaOrg(aRecipe('cook', nutrition), (url) => url)['nutrition'];

test('JSON-LD has all values of the label, with salt as sodium in mg', () => {
  expect(nutritionOf({ nutrition: { ...BASIC, saturates: 6.21, sugars: 8, salt: 1.5 } })).toEqual({
    '@type': 'NutritionInformation',
    calories: '425 kcal',
    proteinContent: '17 g',
    carbohydrateContent: '36 g',
    fatContent: '21 g',
    fiberContent: '12 g',
    saturatedFatContent: '6.2 g',
    sugarContent: '8 g',
    sodiumContent: '600 mg',
  });
});

test('JSON-LD of an older recipe leaves out values that were not calculated', () => {
  const nutrition = nutritionOf({ nutrition: BASIC });
  expect(nutrition).not.toHaveProperty('sodiumContent');
  expect(nutrition).not.toHaveProperty('sugarContent');
});

test('JSON-LD groups the steps of named sections, and has times, tools and the kind of dish', () => {
  const recipe = aRecipe('cook', {
    description: 'Crisp and thin.',
    activeTime: 20,
    equipment: ['tart tin'],
    steps: [{ text: 'Knead.', section: 'Dough' }, { text: 'Fill.', section: 'Filling' }, { text: 'Serve.' }],
  });
  expect(asSchemaOrg(recipe, (url) => url)).toMatchObject({
    description: 'Crisp and thin.',
    prepTime: 'PT20M',
    totalTime: 'PT30M',
    tool: ['tart tin'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }] },
      {
        '@type': 'HowToSection',
        name: 'Filling',
        itemListElement: [{ '@type': 'HowToStep', text: 'Fill.' }],
      },
      { '@type': 'HowToStep', text: 'Serve.' },
    ],
  });
});

test('JSON-LD of an imported recipe names its source, and leaves out unknown values', () => {
  const { prepTime: _p, difficulty: _d, cuisine: _c, model: _m, ...known } = aRecipe('cook');
  const origin = {
    type: 'imported',
    url: 'https://www.kitchen.example/soup',
    site: 'Kitchen',
    author: 'Ann',
  } as const;
  const data = asSchemaOrg({ ...known, origin, tags: ['soups', 'quick'] }, (url) => url);
  expect(data).toMatchObject({
    author: { '@type': 'Person', name: 'Ann' },
    url: origin.url,
    isBasedOn: origin.url,
    publisher: { '@type': 'Organization', name: 'Kitchen', url: 'https://www.kitchen.example' },
    keywords: 'soups, quick',
  });
  for (const unknown of ['totalTime', 'prepTime', 'recipeCuisine']) expect(data).not.toHaveProperty(unknown);
  expect(asSchemaOrg(aRecipe('cook'), (url) => url)).not.toHaveProperty('author');
});

test('JSON-LD names the kind, the meal and the servings of the dish', () => {
  const recipe = aRecipe('cook', { title: 'Leek soup', servings: 4, prepTime: 35, createdAt: 0 });
  expect(asSchemaOrg(recipe, (url) => `https://munchify.example${url}`)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeYield: '4',
    totalTime: 'PT35M',
    dateCreated: '1970-01-01T00:00:00.000Z',
    inLanguage: 'en',
    image: [`https://munchify.example${recipe.imageUrls[0]}`],
  });
});
