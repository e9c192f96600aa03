import { expect, test } from 'vitest';
import { readPage } from '#core/reading/read-page.ts';
import { pageWith, PANCAKES, texts } from './page.ts';

test('thousands on a German page stay thousands, and a short list does not change the language', () => {
  const recipe = readPage(
    pageWith({
      ...PANCAKES,
      inLanguage: 'de',
      recipeIngredient: ['1.000 g Mehl', '2.0 Eier'],
      recipeInstructions: 'Stir for the cake in the oven.',
    }),
  );
  expect(texts(recipe?.ingredients)).toEqual(['1.000 g Mehl', '2 Eier']);
  expect(recipe?.language).toBe('de');
});

test.each(['Mix the following:', 'Stir the flour and the milk:', 'Folgendes gut verrühren:'])(
  'the step %s does not name a part',
  (step) => {
    const recipe = readPage(pageWith({ ...PANCAKES, recipeInstructions: [step, 'Flour and milk.', 'Fry.'] }));
    expect(texts(recipe?.instructions)).toEqual([step, 'Flour and milk.', 'Fry.']);
    expect(recipe?.instructions.map(({ section }) => section)).toEqual([undefined, undefined, undefined]);
  },
);

test('names of an author are plain text in one line, without scripts and styles', () => {
  const data = JSON.stringify({
    ...PANCAKES,
    name: 'Oat\u200B pan\u0000cakes\uD800',
    author: '<b>Ada</b>\n<style>b { color: red }</style><SCRIPT>alert(1)</SCRIPT> Lee',
    publisher: { name: `Kitchen ${'x'.repeat(500)}<script>alert(1)` },
  });
  // JSON in a page writes "</" as "<\\/", so that it does not end the script.
  const recipe = readPage(pageWith(data.replaceAll('</', String.raw`<\/`)));
  expect(recipe).toMatchObject({ title: 'Oat pancakes', author: 'Ada Lee' });
  expect(recipe?.site).toMatch(/^Kitchen x+…$/);
  expect(recipe?.site?.length).toBeLessThanOrEqual(200);
});
