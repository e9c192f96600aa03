import { expect, test } from 'vitest';
import { foundIn, readAll, readOne } from './read.ts';

const paprika = (fields: object) =>
  readOne(
    'a.paprikarecipe',
    JSON.stringify({ name: 'Pie', ingredients: '1 apple', directions: 'Bake.', ...fields }),
  );

test('Paprika: bold headings and headings with a colon begin parts, and picture marks are removed', () => {
  const { ingredients, instructions } = paprika({
    ingredients: '**Pastry**\n200 g flour\n\nFilling:\n1 kg apples',
    directions: '**Pastry:**\nKnead it. [photo:Dough]\n\nServe with [recipe:Custard].',
  });
  expect(ingredients).toEqual(['Pastry:', '200 g flour', 'Filling:', '1 kg apples']);
  expect(instructions).toEqual(['Pastry:', 'Knead it.', 'Serve with Custard.']);
});

test.each([
  ['45', 45],
  ['1 hr 10 min', 70],
  ['1 Std. 30 Min.', 90],
  ['', undefined],
])('Paprika: a time of "%s"', (total, minutes) => {
  expect(paprika({ total_time: total }).prepTime).toBe(minutes);
});

test('Paprika: numbers before the steps are removed, amounts in them stay', () => {
  expect(paprika({ directions: '1. Mix.\n2) Bake.\n2 eggs on top.' }).instructions).toEqual([
    'Mix.',
    'Bake.',
    '2 eggs on top.',
  ]);
});

test('Mela: its own field names are read', () => {
  const soup = {
    title: 'Soup',
    text: 'Warm.',
    ingredients: '1 l stock',
    instructions: 'Heat.',
    yield: '3',
    link: 'https://a.example/s',
  };
  expect(readOne('Soup.melarecipe', JSON.stringify(soup))).toMatchObject({
    title: 'Soup',
    servings: 3,
    description: 'Warm.',
    origin: { type: 'imported', url: 'https://a.example/s' },
  });
});

const mealie = {
  id: '7f0c6d0e-6f5d-4d7c-8f43-0d6e2f6b6d11',
  slug: 'pancakes',
  name: 'Pancakes',
  recipeYield: '12 pancakes',
  orgURL: 'https://a.example/pancakes',
  recipeIngredient: [
    { title: 'Batter', display: '¹/₂ cup flour', note: '', quantity: 0.5 },
    { title: null, note: 'a pinch of salt', quantity: 1, disableAmount: true },
    { note: 'finely grated', quantity: 2, food: { name: 'apple', pluralName: 'apples' }, unit: null },
  ],
  recipeInstructions: [{ title: '', text: '**Whisk** it.\n\nLet it [rest](https://a.example).' }],
  notes: [{ title: 'Tip', text: 'Use a hot pan.' }],
  tags: [{ name: 'breakfast' }],
  tools: [{ name: 'whisk' }],
};

test('Mealie: an exported recipe has the lines that Mealie shows', () => {
  expect(readOne('pancakes/pancakes.json', JSON.stringify(mealie))).toMatchObject({
    servings: 12,
    ingredients: ['Batter:', '1/2 cup flour', 'a pinch of salt', '2 apples, finely grated'],
    instructions: ['Whisk it.', 'Let it rest.'],
    notes: 'Tip\nUse a hot pan.',
    tags: ['breakfast'],
    equipment: ['whisk'],
  });
});

test('Mealie: the picture is found by the ID of its recipe', () => {
  const [found] = foundIn({ 'recipes/pancakes.json': JSON.stringify(mealie) }, [
    `data/recipes/${mealie.id}/images/min-original.webp`,
    `data/recipes/${mealie.id}/images/original.webp`,
  ]);
  expect(found).toMatchObject({
    recipe: { picture: { type: 'file', path: `data/recipes/${mealie.id}/images/original.webp` } },
  });
});

test('Tandoor: placeholders for ingredients and scaled numbers in the steps become words', () => {
  const recipe = {
    name: 'Pesto',
    servings: 2,
    steps: [
      {
        name: 'Step 1',
        instruction: 'Toast {{ ingredients[0] }} for {{ scale(3) }} minutes.',
        ingredients: [
          {
            food: { name: 'pine nuts' },
            unit: { name: 'g' },
            amount: '50.00',
            note: '',
            is_header: false,
            no_amount: false,
          },
          { note: 'To serve', is_header: true },
          {
            food: { name: 'basil' },
            unit: null,
            amount: 0,
            note: 'fresh',
            is_header: false,
            no_amount: true,
          },
        ],
      },
    ],
  };
  expect(readOne('Pesto.zip/recipe.json', JSON.stringify(recipe))).toMatchObject({
    ingredients: ['50 g pine nuts', 'To serve:', 'basil, fresh'],
    instructions: ['Toast 50 g pine nuts for 3 minutes.'],
  });
});

test('Cooklang: marks become words, and the ingredients are in the order of the steps', () => {
  const text = [
    '>> servings: 2',
    '>> source: https://a.example/pasta',
    '= Sauce',
    'Heat @olive oil{2%tbsp} in a #large pan{} -- do not burn',
    'and fry @garlic{2%cloves}(sliced) for ~{3%minutes}.',
    '',
    'Add @&garlic{} and @./base/Tomato sauce{=200%ml}. [- later',
    'more -] Season with @salt, write to a@b.example.',
    '',
    '> Good with bread.',
  ].join('\n');
  expect(readOne('pasta/Quick pasta.cook', text)).toMatchObject({
    title: 'Quick pasta',
    servings: 2,
    ingredients: ['Sauce:', '2 tbsp olive oil', '2 cloves garlic, sliced', '200 ml Tomato sauce', 'salt'],
    instructions: [
      'Sauce:',
      'Heat olive oil in a large pan and fry garlic for 3 minutes.',
      'Add garlic and Tomato sauce. Season with salt, write to a@b.example.',
    ],
    equipment: ['large pan'],
    notes: 'Good with bread.',
    origin: { url: 'https://a.example/pasta' },
  });
});

const page = (recipe: object) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
const cake = {
  '@type': 'Recipe',
  name: 'Cake',
  recipeIngredient: ['1 egg', '100 g flour'],
  recipeInstructions: 'Bake.',
};

test.each([
  ['one recipe', cake, ['Cake']],
  ['an array', [cake, { ...cake, name: 'Pie' }], ['Cake', 'Pie']],
  ['a graph', { '@graph': [{ '@type': 'WebSite' }, cake] }, ['Cake']],
  ['a recipe that does not name its type', { name: 'Cake', recipeIngredient: ['1 egg'] }, ['Cake']],
])('schema.org: %s', (_, data, titles) => {
  expect(readAll({ 'my recipes.json': JSON.stringify(data) })).toMatchObject(
    titles.map((title) => ({ title })),
  );
});

test('schema.org: several recipes of one page become several recipes', () => {
  const marked = ['Cake', 'Pie']
    .map(
      (name) =>
        `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2><p itemprop="recipeIngredient">1 egg</p><p itemprop="recipeIngredient">100 g flour</p></div>`,
    )
    .join('');
  expect(readAll({ 'all.html': marked })).toMatchObject([{ title: 'Cake' }, { title: 'Pie' }]);
  expect(readAll({ 'one.html': page(cake) })).toMatchObject([{ title: 'Cake' }]);
});

test('our own export: recipes keep their IDs and parts, and the copies in other formats are not read again', () => {
  const recipe = {
    id: 123_456_789,
    title: 'Soup',
    servings: 2,
    prepTime: 30,
    language: 'en',
    imageUrls: ['/photos/abc123.jpg'],
    ingredients: ['1 l stock', '1 egg'],
    instructions: ['Heat it.'],
    sections: [
      { ingredients: ['1 l stock'], instructions: ['Heat it.'] },
      { name: 'Top', ingredients: ['1 egg'], instructions: [] },
    ],
    origin: { type: 'own' },
  };
  const texts = {
    'data.json': JSON.stringify([
      { kind: 'profile', data: { email: 'a@b.example' } },
      { kind: 'recipe', data: recipe },
    ]),
    'recipes/123456789.json': JSON.stringify({ ...cake, name: 'Soup' }),
  };
  expect(readAll(texts)).toMatchObject([
    { id: recipe.id, title: 'Soup', ingredients: ['1 l stock', 'Top:', '1 egg'], origin: { type: 'own' } },
  ]);
  expect(foundIn(texts, ['photos/abc123.jpg'])).toMatchObject([
    { recipe: { picture: { path: 'photos/abc123.jpg' } } },
  ]);
});
