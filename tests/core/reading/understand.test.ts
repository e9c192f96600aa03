import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { NUTRIENT_NAMES } from '#core/nutrition/nutrients.ts';
import type { RawRecipe } from '#core/reading/raw-recipe.ts';
import { Reading } from '#core/reading/reading.ts';
import { tagsOfDish } from '#core/reading/understanding/tags.ts';
import { understand } from '#core/reading/understand.ts';

const reader = { avoid: NOTHING_AVOIDED, language: 'en' } as const;

const raw: RawRecipe = {
  title: 'Leek tart',
  yields: 'Serves 4',
  ingredients: [
    { text: '250 g flour', section: 'Dough' },
    { text: '125 g butter, cold', section: 'Dough' },
    { text: '600 g leeks', section: 'Filling' },
    { text: 'some cheese', section: 'Filling' },
  ],
  instructions: [
    { text: 'Rub the butter into the flour.', section: 'Dough' },
    { text: 'Soften the leeks, then bake for 40 minutes.', section: 'Filling' },
  ],
  tags: ['tart'],
  prepTime: 75,
  activeTime: 30,
  author: 'Ada',
  site: 'Kitchen Notes',
  url: 'https://notes.example/leek-tart',
  image: 'https://notes.example/tart.jpg',
};

describe('a recipe that was read', () => {
  test('keeps its words, its parts and its source', () => {
    const { recipe } = understand(raw, reader);
    expect(recipe).toMatchObject({
      title: 'Leek tart',
      servings: 4,
      ingredients: ['250 g flour', '125 g butter, cold', '600 g leeks', 'some cheese'],
      sections: [
        { name: 'Dough', ingredients: ['250 g flour', '125 g butter, cold'] },
        { name: 'Filling', instructions: ['Soften the leeks, then bake for 40 minutes.'] },
      ],
      prepTime: 75,
      activeTime: 30,
      language: 'en',
      origin: { type: 'imported', url: raw.url, site: 'Kitchen Notes', author: 'Ada' },
    });
  });

  test('has the nutrition of its lines, with a range if an amount is unknown', () => {
    const { recipe, unsure } = understand(raw, reader);
    // 250 g flour and 125 g butter hold about 1,760 kcal, 600 g leeks 200.
    expect(recipe.nutrition.calories).toBeGreaterThan(400);
    expect(recipe.nutrition.calories).toBeLessThan(550);
    expect(recipe.range.most.calories).toBeGreaterThan(recipe.nutrition.calories);
    expect(unsure).toEqual([{ line: 3, why: 'no-amount' }]);
  });

  test('has equal bounds if every line is certain', () => {
    const { recipe } = understand({ ...raw, ingredients: [{ text: '400 g sugar' }] }, reader);
    expect(recipe.range).toEqual({ least: recipe.nutrition, most: recipe.nutrition });
  });

  test('reads headings among its lines as names of parts', () => {
    const { recipe } = understand(
      {
        ...raw,
        ingredients: [{ text: '1 onion' }, { text: 'For the sauce:' }, { text: '100 g cream' }],
        instructions: [{ text: 'Sauce:' }, { text: 'Stir: it must not burn.' }],
      },
      reader,
    );
    expect(recipe.ingredients).toEqual(['1 onion', '100 g cream']);
    expect(recipe.instructions).toEqual(['Stir: it must not burn.']);
    expect(recipe.sections.map(({ name }) => name)).toEqual([undefined, 'For the sauce', 'Sauce']);
  });

  test('has the language of its words, then of its page, then of the cook', () => {
    const { language: _, ...silent } = raw;
    const german = { ...raw, ingredients: [{ text: '200 g Mehl' }], instructions: [] };
    expect(understand(silent, { ...reader, language: 'de' }).recipe.language).toBe('en');
    expect(understand({ ...german, title: 'Kuchen', language: 'de' }, reader).recipe.language).toBe('de');
    expect(understand({ ...german, title: 'Pão' }, { ...reader, language: 'de' }).recipe.language).toBe('de');
  });

  test('names the avoided foods', () => {
    const { contains } = understand(raw, { ...reader, avoid: { allergens: ['milk'], words: ['leek'] } });
    expect(contains).toContainEqual({ word: 'butter', reason: 'milk' });
    expect(contains).toContainEqual({ word: 'leeks', reason: 'leek' });
  });

  test('leaves out a time that no recipe takes', () => {
    const { recipe } = understand({ ...raw, prepTime: 0, activeTime: 1e9 }, reader);
    expect(recipe).not.toHaveProperty('prepTime');
    expect(recipe).not.toHaveProperty('activeTime');
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('200 g flour', '2 Eier', 'some cheese', 'Für den Teig:', 'Sauce:', '1 x', 'butter or lard'),
);
const rawLines = fc.array(fc.record({ text, section: text }, { requiredKeys: ['text'] }), { maxLength: 8 });
const stated: fc.Arbitrary<RawRecipe> = fc.record(
  {
    title: text,
    yields: text,
    ingredients: rawLines,
    instructions: rawLines,
    prepTime: fc.double(),
    activeTime: fc.double(),
    tags: fc.array(text, { maxLength: 3 }),
    language: fc.constantFrom('en', 'de'),
  },
  { requiredKeys: ['title', 'ingredients', 'instructions', 'tags'] },
);

test('Any recipe from a page becomes a valid answer, and its doubts refer to its lines', () =>
  fc.assert(
    fc.property(stated, (recipe) => {
      const reading = understand(recipe, { avoid: { allergens: ['milk'], words: ['egg'] }, language: 'de' });
      expect(v.is(Reading, reading)).toBe(true);
      const { ingredients, nutrition, range, sections } = reading.recipe;
      for (const { line } of reading.unsure) expect(ingredients[line]).toBeDefined();
      expect(sections.flatMap((each) => each.ingredients).toSorted()).toEqual(ingredients.toSorted());
      for (const name of NUTRIENT_NAMES) {
        expect(range.least[name]).toBeLessThanOrEqual(nutrition[name] ?? NaN);
        expect(range.most[name]).toBeGreaterThanOrEqual(nutrition[name] ?? NaN);
      }
    }),
  ));

test.each([
  [['Dinner', 'Jane Doe', 'Jane Doe recipes', 'Leeks'], { author: 'Jane Doe' }, ['Dinner', 'Leeks']],
  [['Tart', 'Max Muster', 'Good Food'], { author: 'Jane Doe, Max Muster', site: 'Good Food' }, ['Tart']],
  [['Janes', 'Doe'], { author: 'Jane Doe' }, ['Janes', 'Doe']],
  [['Dinner'], {}, ['Dinner']],
])('Tags of a page never contain the author’s name: %j', (tags, told, left) => {
  expect(tagsOfDish({ tags, ...told })).toEqual(left);
});
