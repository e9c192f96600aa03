import { describe, expect, test } from 'vitest';
import { readPage } from '#core/reading/read-page.ts';
import { yieldOf } from '#core/reading/understanding/servings.ts';
import { PANCAKES, pageOf, pageWith, texts } from './page.ts';

const stepsOf = (recipeInstructions: unknown) =>
  texts(readPage(pageWith({ ...PANCAKES, recipeInstructions }))?.instructions);
const ingredientsOf = (recipeIngredient: unknown) =>
  texts(readPage(pageWith({ ...PANCAKES, recipeIngredient }))?.ingredients);

describe('steps', () => {
  test('numbers within one step split it into several steps; a decimal number does not', () => {
    const text = '1. Mix 1.5 cups of flour with 2 eggs. 2. Rest it for 10. 3. Fry it for 1.5 minutes.';
    expect(stepsOf([{ '@type': 'HowToStep', text }])).toEqual([
      'Mix 1.5 cups of flour with 2 eggs.',
      'Rest it for 10.',
      'Fry it for 1.5 minutes.',
    ]);
  });

  test('may be numbered without a space after the number', () => {
    expect(stepsOf('1.Mix 1.5 cups of flour.2.Add the milk.3.Fry it.')).toEqual([
      'Mix 1.5 cups of flour.',
      'Add the milk.',
      'Fry it.',
    ]);
  });

  test('may be an object with numbers as keys', () => {
    const steps = { '0': { '@type': 'HowToStep', text: 'Mix it.' }, '1': 'Rest it.', '2': 'Fry it.' };
    expect(stepsOf(steps)).toEqual(['Mix it.', 'Rest it.', 'Fry it.']);
  });

  test('are split if the page has lost the blocks around them', () => {
    expect(stepsOf('Line the tin with paper.Snap the beans in two.Bake at 180 °C.Serve it.')).toEqual([
      'Line the tin with paper.',
      'Snap the beans in two.',
      'Bake at 180 °C.',
      'Serve it.',
    ]);
    expect(stepsOf('Mix the flour with Dr.Oetker baking powder at www.Example.org.')).toHaveLength(1);
  });

  test.each([
    '<div>Line the tin with paper.</div><div>Snap the beans.</div>',
    '<span>Line the tin with paper.</span><span>Snap the beans.</span>',
    '<x-step>Line the tin with paper.</x-step><x-step>Snap the beans.</x-step>',
  ])('are split if their elements touch: %s', (html) => {
    const marked = `<div itemprop="recipeInstructions">${html}</div>`;
    const page = pageOf(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Beans</h1><p itemprop="recipeIngredient">9 beans</p>${marked}</div>`,
    );
    for (const steps of [stepsOf(html), texts(readPage(page)?.instructions)])
      expect(steps).toEqual(['Line the tin with paper.', 'Snap the beans.']);
  });

  test('under headings that are only numbers get no heading', () => {
    const section = (name: string, text: string) => ({
      '@type': 'HowToSection',
      name,
      itemListElement: [{ '@type': 'HowToStep', text }],
    });
    const page = pageWith({
      ...PANCAKES,
      recipeInstructions: [section('Step 1', 'Mix it.'), section('Step 2:', 'Fry it.')],
    });
    expect(readPage(page)?.instructions).toEqual([{ text: 'Mix it.' }, { text: 'Fry it.' }]);
  });

  test.each([
    ['<h3>Step 1</h3>', '<h3>Step 2</h3>'],
    ['<div>Schritt 1</div>', '<div>Schritt 2</div>'],
    ['<div>1</div>', '<div>2</div>'],
    ['<div>1.</div>', '<div>2.</div>'],
  ])('Steps of a page have their own numbers removed: %s', (one, two) => {
    const page = pageOf(
      `<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek<li>2 cups milk<li>3 g salt</ul><h2>Method</h2>${one}<p>Mix the leek with the milk.</p>${two}<p>Simmer it in a pot for ten minutes.</p>`,
    );
    expect(readPage(page)?.instructions).toEqual([
      { text: 'Mix the leek with the milk.' },
      { text: 'Simmer it in a pot for ten minutes.' },
    ]);
  });

  test('stay steps even if all of them end in a colon', () => {
    expect(stepsOf(['Knead the dough:', 'Bake it:'])).toEqual(['Knead the dough', 'Bake it']);
  });
});

describe('ingredients', () => {
  test('in the part objects of another app become lines', () => {
    expect(
      ingredientsOf([
        { quantity: 1, unit: 'cup', name: 'flour' },
        { quantity: 2, unit: null, name: 'eggs' },
        { amount: { value: 3, unit: 'g' }, ingredient: 'salt' },
        { qty: '2', unit: { name: 'tbsp' }, food: { name: 'oil' }, note: 'for the pan' },
        { text: '1 pinch of sugar', quantity: 1, unit: 'pinch' },
      ]),
    ).toEqual(['1 cup flour', '2 eggs', '3 g salt', '2 tbsp oil, for the pan', '1 pinch of sugar']);
  });

  test('without a name are left out', () => {
    expect(ingredientsOf([{ quantity: 1 }, { quantity: 2, name: { en: 'x' } }, '1 egg'])).toEqual(['1 egg']);
  });

  test('Ingredients of old and new microdata stay in the order of the page', () => {
    const line = (name: string, text: string) => `<li itemprop="${name}">${text}</li>`;
    const page = pageOf(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Cake</h1>${line('ingredients', '1 egg')}${line('recipeIngredient', '2 cups milk')}${line('ingredients', '3 g salt')}</div>`,
    );
    expect(texts(readPage(page)?.ingredients)).toEqual(['1 egg', '2 cups milk', '3 g salt']);
  });

  test('stay under their Markdown headings, which are not ingredients', () => {
    const page = pageWith({
      ...PANCAKES,
      name: '# Cake',
      recipeIngredient: ['## Base', '1 egg', '## Top', '2 figs'],
    });
    expect(readPage(page)).toMatchObject({
      title: 'Cake',
      ingredients: [
        { text: '1 egg', section: 'Base' },
        { text: '2 figs', section: 'Top' },
      ],
    });
  });
});

test.each(['0.75 cup', '0,75 l', '3/4 cup', '1 1/2 cups', 'makes 0.75 cup'])(
  'a yield of %s is not read as a number of servings',
  (yields) => {
    expect(yieldOf(yields)).toEqual(yieldOf());
  },
);

describe('the picture', () => {
  const pictureOf = (image: unknown) => readPage(pageWith({ ...PANCAKES, image }))?.image;
  const picture = (url: string, width: unknown) => ({ '@type': 'ImageObject', url, width });

  test('is the first of several', () => {
    expect(pictureOf(['https://a.example/1.jpg', 'https://a.example/2.jpg'])).toBe('https://a.example/1.jpg');
  });

  test('is the widest if widths are given, in whatever form', () => {
    const widths = [300, '1200px', { '@type': 'QuantitativeValue', value: '800' }];
    const pictures = widths.map((width, at) => picture(`https://a.example/${at}.jpg`, width));
    expect(pictureOf(pictures)).toBe('https://a.example/1.jpg');
  });
});
