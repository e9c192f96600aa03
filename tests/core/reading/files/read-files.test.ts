import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { identityOf, importedRecipeId } from '#core/reading/files/imported-id.ts';
import { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import {
  cooklangRecipe,
  LOAF,
  nextcloudRecipe,
  paprikaRecipe,
  SOUP,
  tandoorRecipe,
} from '#tests/cases/app-files.ts';
import { foundIn, readAll, readOne } from './read.ts';

test('the other files are read even if one cannot be read', () => {
  const texts = {
    'Soup.paprikarecipe': JSON.stringify(paprikaRecipe(SOUP)),
    'Broken.paprikarecipe': '{"name": "Bro',
    'Loaf/recipe.json': JSON.stringify(nextcloudRecipe(LOAF)),
  };
  expect(readAll(texts).map((each) => (typeof each === 'string' ? each : each.title))).toEqual([
    SOUP.title,
    'damaged',
    LOAF.title,
  ]);
});

test('files that neither are recipes nor claim to be are skipped', () => {
  const texts = {
    'settings.json': '{"theme": "dark"}',
    'README.md': 'My recipes',
    '__MACOSX/._Soup.cook': 'binary',
    'Soup.cook': cooklangRecipe(SOUP),
  };
  expect(readAll(texts)).toHaveLength(1);
});

test('a file without any recipe says so', () => {
  expect(foundIn({ 'photo.jpg': '', 'notes.txt': 'Buy milk' })).toEqual([
    { path: 'chosen.zip', problem: 'not-a-recipe' },
  ]);
});

test.each([
  ['a title alone', { '@type': 'Recipe', name: 'Soup' }, 'not-a-recipe'],
  ['steps alone', { '@type': 'Recipe', name: 'Soup', recipeInstructions: ['Stir.'] }, 'no-ingredients'],
])('a recipe of %s reports its problem', (_, node, problem) => {
  expect(readAll({ 'recipe.json': JSON.stringify(node) })).toEqual([problem]);
});

test('ingredients among the steps are found', () => {
  const node = {
    ...paprikaRecipe(SOUP),
    ingredients: '',
    directions: 'Zutaten\n250 g Linsen\n1 l Brühe\n2 Möhren\n\nZubereitung\nAlles 40 Minuten kochen.',
  };
  const { ingredients, instructions } = readOne('Soup.paprikarecipe', JSON.stringify(node));
  expect(ingredients).toEqual(['250 g Linsen', '1 l Brühe', '2 Möhren']);
  expect(instructions).toEqual(['Alles 40 Minuten kochen.']);
});

test('a recipe without a title has the name of its file', () => {
  const { title } = readOne(
    'Grandma’s soup.paprikarecipe',
    JSON.stringify({ ...paprikaRecipe(SOUP), name: '' }),
  );
  expect(title).toBe('Grandma’s soup');
});

test('a description that is too long for its field continues in the notes', () => {
  const description = 'A soup for cold days. '.repeat(40).trim();
  const { notes = '' } = readOne('a.paprikarecipe', JSON.stringify({ ...paprikaRecipe(SOUP), description }));
  expect(notes).toBe(`${description}\n${SOUP.notes}`);
});

test('the language is that of the recipe, not that of the cook', () => {
  expect(readOne('recipe.json', JSON.stringify(nextcloudRecipe(SOUP))).language).toBe('de');
});

const JSON_VALUES = fc.jsonValue({ maxDepth: 4 });
const KEYS = fc.constantFrom(
  ...'@type name title ingredients directions steps recipes recipes_ingredients slug recipeIngredient'.split(
    ' ',
  ),
  ...'recipeInstructions photo_data kind data notes tags imageUrls id'.split(' '),
);
const RECIPES = fc.constantFrom<object>(paprikaRecipe(SOUP), nextcloudRecipe(LOAF), tandoorRecipe(SOUP));

test('Every recipe of a file can be saved or reports its problem', () => {
  const odd = fc
    .tuple(RECIPES, fc.dictionary(KEYS, JSON_VALUES))
    .map(([recipe, fields]) => JSON.stringify({ ...recipe, ...fields }));
  const text = fc.oneof(
    odd,
    JSON_VALUES.map(String),
    fc.string({ unit: 'grapheme' }),
    odd.map((each) => each.slice(0, -9)),
  );
  const path = fc.constantFrom('a/recipe.json', 'data.json', 'a.paprikarecipe', 'b.cook', 'c.html', 'd.md');
  fc.assert(
    fc.property(path, text, (at, content) => {
      for (const each of readAll({ [at]: content }, ['photos/x.jpg']))
        if (typeof each !== 'string') v.assert(NewRecipeInput, each);
    }),
    { numRuns: 300 },
  );
});

test('a recipe that one cook imports twice is one import, even with other tags', () => {
  const loaf = readOne('a.json', JSON.stringify(nextcloudRecipe(LOAF)));
  const tagged = readOne('b.json', JSON.stringify({ ...nextcloudRecipe(LOAF), keywords: 'sweet', url: '' }));
  expect(identityOf('anna', tagged)).toBe(identityOf('anna', loaf));
  expect(identityOf('ben', loaf)).not.toBe(identityOf('anna', loaf));
  expect(identityOf('anna', { ...loaf, ingredients: loaf.ingredients.slice(1) })).not.toBe(
    identityOf('anna', loaf),
  );
});

test('IDs of imported recipes are lower than any ID made after February 2026', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (digest) => {
      const id = importedRecipeId(digest);
      v.assert(RecipeId, id);
      expect(id / 1024 + Date.UTC(2025, 0, 1)).toBeLessThan(Date.UTC(2026, 2, 1));
    }),
  );
});
