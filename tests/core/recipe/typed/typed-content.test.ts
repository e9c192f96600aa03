import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { recipeTexts } from '#core/recipe/new-recipe.ts';
import { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import { headingIn } from '#core/recipe/lines/heading.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import { parseAs } from '#functions/http/request.ts';
import { tries } from '#tests/long.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const input = (changes: Partial<NewRecipeInput> = {}): NewRecipeInput => ({
  title: 'Pancakes',
  servings: 2,
  ingredients: ['200 g flour', '2 eggs'],
  instructions: ['Whisk the eggs with the flour.'],
  ...changes,
});

describe('a typed recipe', () => {
  test('is calculated from the food table, and its servings are certain', () => {
    const { nutrition, unmatchedShare, question } = typedContent(
      input({ ingredients: ['400 g flour'] }),
      'en',
    );
    expect(nutrition.calories).toBeGreaterThan(600);
    expect(unmatchedShare).toBe(0);
    expect(question).toBeUndefined();
  });

  test('asks for the weight of foods that come in all sizes', () => {
    const { question } = typedContent(input({ ingredients: ['20 g flour', '1 avocado'] }), 'en');
    expect(question).toMatchObject({ about: 'line', line: 1 });
  });

  test('keeps every line as written, and leaves out empty fields', () => {
    const ingredients = ['2–3 large cloves of garlic, crushed', 'a little love'];
    const content = typedContent(
      input({ ingredients, cuisine: ' ', description: '', equipment: [' '] }),
      'en',
    );
    expect(recipeTexts(content).ingredients).toEqual(ingredients);
    for (const open of ['cuisine', 'description', 'equipment', 'difficulty', 'prepTime', 'model'])
      expect(content).not.toHaveProperty(open);
  });

  test('has the sections of its headings; a single colon ends one', () => {
    const ingredients = ['Dough:', '200 g flour', 'Filling :', '2 apples', ':', 'sugar'];
    const instructions = ['Dough:', 'Knead.', ':', 'Bake.'];
    const { lines, steps } = typedContent(input({ ingredients, instructions }), 'en');
    expect(lines.map(({ section }) => section)).toEqual(['Dough', 'Filling', undefined]);
    expect(steps.map(({ section }) => section)).toEqual(['Dough', undefined]);
  });

  test('keeps a long sentence that ends in a colon as a step', () => {
    const step = `Do the following ${'once more and '.repeat(10)}again:`;
    expect(typedContent(input({ instructions: [step] }), 'en').steps).toMatchObject([{ text: step }]);
  });

  test.each([
    [
      ['200 g flour', '1 apple'],
      ['vegetarian', 'vegan', 'no-pork', 'no-alcohol', 'lactose-free'],
    ],
    [
      ['200 g rice', '1 egg'],
      ['vegetarian', 'no-pork', 'no-alcohol', 'lactose-free', 'gluten-free'],
    ],
    [['200 g rice', 'some stardust'], []],
  ])('A typed recipe of %j suits the diets %j: none if a food is unknown', (ingredients, diets) => {
    expect(typedContent(input({ ingredients }), 'en').dietaryPreferences).toEqual(diets);
  });

  test.each([
    [['200 g stardust'], ['vegan', 'gluten-free']],
    [['200 g stardust', '4 rashers bacon'], ['gluten-free']],
    [
      ['200 g vegan butter', '1 gluten-free baguette'],
      ['vegan', 'gluten-free'],
    ],
    [['200 g stardust', '50 g Parmesan'], ['gluten-free']],
    [['200 g stardust', '1 baguette'], ['vegan']],
  ])(
    'A typed recipe of %j keeps the diets that a cook names and that no food breaks',
    (ingredients, kept) => {
      const content = typedContent(
        input({ ingredients, dietaryPreferences: ['vegan', 'gluten-free'] }),
        'en',
      );
      expect(content.dietaryPreferences).toEqual(kept);
    },
  );

  test('A typed recipe with any allowed words is read without an error, and loses no line and no step', () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(texts, texts, (ingredients, instructions) => {
        const sent = parseAs(NewRecipeInput, input({ ingredients, instructions }));
        if (!sent.ok) return;
        const { ingredients: written, instructions: steps } = recipeTexts(typedContent(sent.value, 'de'));
        const isNoHeading = (text: string) => headingIn(text) === undefined;
        expect(written).toEqual(sent.value.ingredients.filter(isNoHeading));
        expect(steps).toEqual(sent.value.instructions.filter(isNoHeading));
      }),
      { numRuns: 200 },
    );
  });
});

describe('an edited recipe', () => {
  const soup = aRecipe(aUserId(), {
    lines: [
      { food: 'tomato', name: 'tomatoes', quantity: 4, unit: 'piece', grams: 333, weighed: 'author' },
      { food: 'basil', name: 'basil', section: 'Topping', isToBuy: true },
      { food: 'tomato', name: 'tomatoes', quantity: 4, unit: 'piece', grams: 444, section: 'Topping' },
    ],
    translation: {
      language: 'de',
      title: 'Tomatensuppe',
      cuisine: '',
      lines: [{ name: 'Tomaten' }, { name: 'Basilikum' }, { name: 'Tomaten' }],
      steps: [],
      model: 'm',
    },
  });
  const edited = (changes: Partial<NewRecipeInput>) =>
    typedContent(input({ title: soup.title, ...changes }), 'en', soup);

  test('keeps food and weight of every unchanged line, wherever it is now', () => {
    const { lines } = edited({ ingredients: ['basil', '4 tomatoes', 'Garnish:', '4 tomatoes'] });
    expect(lines).toEqual([
      { food: 'basil', name: 'basil', isToBuy: true },
      { food: 'tomato', name: 'tomatoes', quantity: 4, unit: 'piece', grams: 333, weighed: 'author' },
      { food: 'tomato', name: 'tomatoes', quantity: 4, unit: 'piece', grams: 444, section: 'Garnish' },
    ]);
  });

  test('reads a changed line again, and the third of two equal lines', () => {
    const { lines } = edited({ ingredients: ['4 tomatoes', '4 tomatoes', '4 tomatoes', '5 tomatoes'] });
    expect(lines.map(({ weighed, text }) => [weighed, text])).toEqual([
      ['author', undefined],
      [undefined, undefined],
      ['measure', '4 tomatoes'],
      ['measure', '5 tomatoes'],
    ]);
  });

  test('is calculated again, keeps its author and loses its translation', () => {
    const content = edited({ ingredients: ['1 kg butter'], servings: 1 });
    expect(content.nutrition.calories).toBeGreaterThan(7_000);
    expect(content.model).toBe(soup.model);
    expect(content).not.toHaveProperty('translation');
    for (const cleared of ['prepTime', 'difficulty', 'cuisine']) expect(content).not.toHaveProperty(cleared);
  });

  test('An edited variation marks the remaining differences from its parent, and still names the parent', () => {
    const before = { of: 'Soup', prepTime: 40, nutrition: soup.nutrition };
    const variation = {
      ...soup,
      changes: {
        ...before,
        added: [1],
        removed: [{ name: 'leeks', food: 'leek' }, { name: 'stardust' }],
        amounts: [
          { line: 0, from: 50 },
          { line: 2, from: 60 },
        ],
      },
      notUsed: [{ food: 'leek', names: { en: 'leeks', de: 'Lauch' } }],
    };
    const ingredients = ['1 leek', '4 tomatoes', 'basil', '6 tomatoes'];
    expect(typedContent(input({ ingredients }), 'en', variation)).toMatchObject({
      changes: { ...before, added: [2], removed: [{ name: 'stardust' }], amounts: [{ line: 1, from: 50 }] },
    });
    expect(typedContent(input({ ingredients }), 'en', variation)).not.toHaveProperty('notUsed');
  });
});

test('Any text that a cook types survives JSON and UTF-8', () => {
  const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(anyText, anyText, (title, line) => {
      const parsed = v.safeParse(NewRecipeInput, input({ title, ingredients: [line], notes: title }));
      if (!parsed.success) return;
      const stored = JSON.stringify(parsed.output);
      expect(new TextDecoder().decode(new TextEncoder().encode(stored))).toBe(stored);
      expect(parsed.output.title).not.toMatch(/[^\P{Cc}\t\r\n\u0085]|[\p{Cs}\u200B]/u);
    }),
    { numRuns: tries(25, 500) },
  );
  expect(v.parse(NewRecipeInput, input({ title: 'Cake\u200B\uDC00\u0007' })).title).toBe('Cake');
});

test('a step that ends in ":" with an instruction does not begin a section', () => {
  const { steps } = typedContent(
    input({ instructions: ['Dough:', 'Mix the following:', 'Flour and eggs.'] }),
    'en',
  );
  expect(steps.map(({ text, section }) => [text, section])).toEqual([
    ['Mix the following:', 'Dough'],
    ['Flour and eggs.', 'Dough'],
  ]);
});
