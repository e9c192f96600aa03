import { expect, test } from 'vitest';
import { readPage } from '#core/reading/read-page.ts';
import { pageWith, PANCAKES, texts } from './page.ts';

test('A recipe that is too long to be saved is cut, and a long step is split between sentences', () => {
  const long = 'Stir the pot once more. '.repeat(150).trim();
  const recipe = readPage(
    pageWith({
      ...PANCAKES,
      name: 'A'.repeat(500),
      recipeIngredient: Array.from({ length: 300 }, (_, at) => `${at + 1} g oats`),
      recipeInstructions: [long],
    }),
  );
  expect(recipe?.title).toHaveLength(200);
  expect(recipe?.ingredients).toHaveLength(200);
  expect(texts(recipe?.instructions).join(' ')).toBe(long);
  expect(Math.max(...texts(recipe?.instructions).map((step) => step.length))).toBeLessThanOrEqual(2_000);
});

test.each([
  ['200 g flour*', '200 g flour'],
  ['2 eggs**, beaten', '2 eggs, beaten'],
  ['1 tbsp oil (olive) *', '1 tbsp oil (olive)'],
  ['150 g Mehl*', '150 g Mehl'],
  ['2 *large* eggs', '2 *large* eggs'],
  ['1 * 400 g tin tomatoes', '1 * 400 g tin tomatoes'],
])('A footnote asterisk is removed, and other asterisks stay: %s', (line, shown) => {
  const recipe = readPage(pageWith({ ...PANCAKES, recipeIngredient: ['100 g oats', line] }));
  expect(texts(recipe?.ingredients)[1]).toBe(shown);
});
