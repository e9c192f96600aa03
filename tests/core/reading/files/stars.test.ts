import { expect, test } from 'vitest';
import { foundIn, readAll, readOne } from './read.ts';

test('RecetteTek: servings, times, categories, tags and the named picture are read', () => {
  const pie = {
    title: 'Apple pie',
    preparationTime: '10',
    cookingTime: '15',
    totalTime: '37',
    quantity: '5 people',
    ingredients: '1 kg apples\n200 g flour\n',
    instructions: 'Knead it.\nBake it.\n',
    pictures: ['827b9895.png', 'fc82033f.png'],
    cookware: 'Tin',
    favorite: true,
    rating: 3,
    url: 'https://a.example/pie',
    categories: [{ title: 'Dessert' }],
    tags: [{ title: 'autumn' }],
  };
  const found = foundIn({ 'recipes_0.json': JSON.stringify([pie, { ...pie, title: 'Pear pie' }]) }, [
    '827b9895.png',
    'fc82033f.png',
  ]);
  expect(found).toMatchObject([
    { recipe: { app: 'RecetteTek', picture: { type: 'file', path: '827b9895.png' } } },
    { recipe: { recipe: { title: 'Pear pie' } } },
  ]);
  expect(readAll({ 'recipes_0.json': JSON.stringify([pie]) })[0]).toMatchObject({
    title: 'Apple pie',
    servings: 5,
    prepTime: 37,
    activeTime: 10,
    tags: ['Dessert', 'autumn'],
    rating: 3,
    isFavorite: true,
  });
});

test.each([
  ['a.paprikarecipe', { name: 'Pie', ingredients: '1 apple', directions: 'Bake.', on_favorites: true }],
  ['a.melarecipe', { title: 'Pie', ingredients: '1 apple', instructions: 'Bake.', favorite: true }],
  ['a.json', { slug: 'pie', name: 'Pie', recipeIngredient: [{ display: '1 apple' }], favorite: true }],
  ['a.json', [{ kind: 'recipe', data: { title: 'Pie', ingredients: ['1 apple'], isFavorite: true } }]],
])(
  'Stars and hearts of a file are kept, and values that are no number of stars are dropped: %s',
  (path, recipe) => {
    const rated = (rating: unknown) => {
      const [first, ...rest] = Array.isArray(recipe) ? recipe : [recipe];
      const changed = 'data' in first ? { ...first, data: { ...first.data, rating } } : { ...first, rating };
      return readOne(path, JSON.stringify(Array.isArray(recipe) ? [changed, ...rest] : changed));
    };
    expect(rated(4)).toMatchObject({ rating: 4, isFavorite: true });
    expect(rated('5')).toMatchObject({ rating: 5 });
    expect(rated(4.5)).toMatchObject({ rating: 5 });
    for (const none of [0, '', null, 11, -1, 'good', {}]) expect(rated(none)).not.toHaveProperty('rating');
  },
);

test('The rating by readers of a page is not taken as the cook’s own', () => {
  const pie = {
    '@type': 'Recipe',
    name: 'Pie',
    recipeIngredient: ['1 apple'],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8 },
  };
  expect(readOne('a.json', JSON.stringify(pie))).not.toHaveProperty('rating');
});
