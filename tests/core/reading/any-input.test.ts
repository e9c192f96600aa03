import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RawRecipe } from '#core/reading/raw-recipe.ts';
import { readPage } from '#core/reading/read-page.ts';
import { readPastedText } from '#core/reading/read-text.ts';
import { readRecipeNode } from '#core/reading/recipe-node.ts';
import { workFor } from '#core/reading/text/work.ts';
import { pageWith } from './page.ts';

const FRAGMENTS = [
  '<li>',
  '</li>',
  '<ul>',
  '<h2>Ingredients</h2>',
  '<h2>Method</h2>',
  'Zutaten',
  'Zubereitung',
  '\n',
  '200 g flour',
  '½',
  '1. ',
  'Serves 4',
  '<div itemscope itemtype="http://schema.org/Recipe">',
  '<p itemprop="recipeIngredient">',
  '</div>',
  '<script type="application/ld+json">',
  '</script>',
  '{"@type":"Recipe",',
  '"name":"A"',
  '"recipeIngredient":[',
  '"1 egg"',
  ']',
  '}',
  ',',
  '&amp;',
  '<',
  '"',
  '\\',
  'Mix the flour with the eggs and bake it.',
  'For the dough:',
  '\u0000',
  '\uD83C',
];
const pieces = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary' })))
  .map((all) => all.join(''));

test('any page and any text give a valid recipe or none', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      for (const recipe of [readPage(text), readPage(text, 'nonsense'), readPastedText(text)])
        if (recipe) expect(v.is(RawRecipe, recipe)).toBe(true);
    }),
  );
});

const KEYS = [
  '@type',
  '@id',
  'name',
  'recipeIngredient',
  'recipeInstructions',
  'itemListElement',
  'text',
  'recipeYield',
  'totalTime',
  'author',
  'image',
  'keywords',
];
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('Recipe', 'HowToSection', 'HowToStep', '1 egg', 'PT5M', '', 4, null, true),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('node')),
  ),
}));

test('any JSON gives a valid recipe or none', () => {
  fc.assert(
    fc.property(node, (data) => {
      const stated = readRecipeNode(data, workFor(0));
      if (stated) expect(v.is(RawRecipe, stated)).toBe(true);
      const recipe = readPage(pageWith([data, { '@type': 'Recipe', name: 'A', recipeIngredient: data }]));
      if (recipe) expect(v.is(RawRecipe, recipe)).toBe(true);
    }),
  );
});

test('a recipe is found in JSON between any other text, also in several blocks', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const page = `${pageWith(json)}${pageWith({ '@type': 'Recipe', name: 'A', recipeIngredient: ['1 egg'] })}`;
      expect(readPage(page)?.ingredients).toEqual([{ text: '1 egg' }]);
    }),
  );
});

test.each([
  [
    'deep',
    '{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"],"totalTime":'.concat(
      '{"maxValue":'.repeat(90_000),
      '1',
      '}'.repeat(90_001),
    ),
  ],
  ['wide', `[{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]}${',[]'.repeat(300_000)}]`],
  [
    'full of keys',
    `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":[]`).join(',')},"@type":"Recipe","name":"A","recipeIngredient":"1 egg"}`,
  ],
])('JSON may be %s', (_, json) => {
  expect(readPage(pageWith(json))?.title).toBe('A');
});

test('a page with endless nesting is read up to a certain depth', () => {
  expect(readPage('<div><li>'.repeat(200_000))).toBeUndefined();
  expect(readPastedText('1 '.repeat(500_000))).toBeUndefined();
});
