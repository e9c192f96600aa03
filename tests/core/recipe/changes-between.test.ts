import { describe, expect, test } from 'vitest';
import { changesBetween } from '#core/recipe/changes-between.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const soup = aRecipe(aUserId(), {
  servings: 2,
  lines: [
    { food: 'tomato', name: 'tomatoes', grams: 480 },
    { food: 'olive-oil', name: 'olive oil', grams: 27 },
    { food: 'salt', name: 'salt', grams: 1 },
    { name: 'stardust', grams: 10 },
  ],
});

describe('The changes from one recipe to another', () => {
  test('name only foods that are bought, and not hot water', () => {
    const water = { food: 'water', name: 'hot water', grams: 200 };
    const changesOf = (before: typeof soup.lines, lines: typeof soup.lines) =>
      changesBetween({ ...soup, lines: before }, { lines, servings: 2, language: 'en' });
    expect(changesOf([...soup.lines, water], soup.lines)).toMatchObject({ added: [], removed: [] });
    expect(changesOf(soup.lines, [...soup.lines, water])).toMatchObject({ added: [], removed: [] });
    const broth = { food: 'stock', name: 'stock', grams: 200 };
    expect(changesOf([...soup.lines, broth], soup.lines).removed).toEqual([{ name: 'stock', food: 'stock' }]);
  });

  test('are foods added and removed, and amounts per serving', () => {
    const lines = [
      { food: 'red-lentils', name: 'red lentils', grams: 240 },
      { food: 'tomato', name: 'ripe tomatoes', grams: 480 },
      { food: 'olive-oil', name: 'olive oil', grams: 54 },
    ];
    expect(changesBetween(soup, { lines, servings: 4, language: 'en' })).toEqual({
      of: 'Tomato soup',
      prepTime: 30,
      difficulty: 'easy',
      nutrition: soup.nutrition,
      added: [0],
      removed: [{ name: 'salt', food: 'salt' }, { name: 'stardust' }],
      amounts: [{ line: 1, from: 240 }],
    });
  });

  test('do not include another name for a food, nor a pinch more', () => {
    const lines = [
      ...soup.lines.slice(0, 2),
      { food: 'salt', name: 'sea salt', grams: 3 },
      { name: 'Stardusts', grams: 11 },
    ];
    expect(changesBetween(soup, { lines, servings: 2, language: 'en' })).toMatchObject({
      added: [],
      removed: [],
      amounts: [],
    });
  });

  test('do not include a food that is in two parts', () => {
    const twice = { ...soup, lines: [...soup.lines, { food: 'tomato', name: 'tomatoes', grams: 100 }] };
    expect(changesBetween(twice, { lines: twice.lines, servings: 2, language: 'en' })).toMatchObject({
      added: [],
      removed: [],
      amounts: [],
    });
  });

  test('name removed foods in the language of the variation, if the table has a word', () => {
    const { removed } = changesBetween(soup, { lines: [], servings: 2, language: 'de' });
    expect(removed.map(({ name }) => name)).toEqual(['Tomaten', 'Olivenöl', 'Salz', 'stardust']);
  });
});
