import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#core/recipe/in-language.ts';
import { recipeTexts } from '#core/recipe/new-recipe.ts';
import { ID_SLOTS, newRecipeId, RecipeIdText } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { recount, withLabelValues } from '#core/recipe/recount.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { aRecipe, NOON } from '#tests/support/examples.ts';

const tart = aRecipe('anna', {
  title: 'Leek tart',
  cuisine: 'French',
  servings: 4,
  lines: [
    { food: 'flour', name: 'flour', quantity: 200, unit: 'g', grams: 200, section: 'Dough' },
    { food: 'leek', name: 'leeks', quantity: 2, unit: 'piece', grams: 300, note: 'sliced' },
    { food: 'salt', name: 'salt', quantity: 1, unit: 'tsp', grams: 6, section: 'Dough' },
  ],
  steps: [{ text: 'Knead.', section: 'Dough' }, { text: 'Fry the leeks.' }],
});

const translated: Recipe = {
  ...tart,
  translation: {
    language: 'de',
    title: 'Lauchtarte',
    cuisine: 'Französisch',
    lines: [
      { name: 'Mehl', section: 'Teig' },
      { name: 'Lauch', note: 'in Ringen' },
      { name: 'Salz', section: 'Teig' },
    ],
    steps: [{ text: 'Kneten.', section: 'Teig' }, { text: 'Den Lauch braten.' }],
    removed: ['Speck'],
    model: 'test-model',
  },
  changes: {
    of: 'Quiche',
    prepTime: 60,
    difficulty: 'easy',
    nutrition: tart.nutrition,
    added: [],
    removed: [{ name: 'bacon' }, { name: 'cream' }],
    amounts: [],
  },
};

describe('a translated recipe', () => {
  test('has all words in the other language and its own amounts', () => {
    const german = inLanguage(translated, 'de');
    expect(german).toMatchObject({
      title: 'Lauchtarte',
      cuisine: 'Französisch',
      language: 'de',
      servings: 4,
      model: tart.model,
      ingredients: ['200\u00a0g Mehl', '2 Lauch, in Ringen', '1\u00a0TL Salz'],
      instructions: ['Kneten.', 'Den Lauch braten.'],
    });
    expect(german.lines[1]).toEqual({
      food: 'leek',
      name: 'Lauch',
      quantity: 2,
      unit: 'piece',
      grams: 300,
      note: 'in Ringen',
    });
    expect(german.lines[0]).toMatchObject({ section: 'Teig' });
  });

  test('translates also the names of foods that a variation left out', () => {
    expect(inLanguage(translated, 'de').changes?.removed).toEqual([{ name: 'Speck' }, { name: 'cream' }]);
    const { changes: _, ...noVariation } = translated;
    expect(inLanguage(noVariation, 'de')).not.toHaveProperty('changes');
  });

  test('stays as written if there is no translation', () => {
    expect(inLanguage(translated, 'en')).toBe(translated);
    expect(inLanguage(tart, 'de')).toBe(tart);
  });
});

describe('a cook’s answer', () => {
  test('to the number of servings changes the nutrition per serving', () => {
    const { nutrition, servings } = recount(tart, { servings: 2, grams: {} });
    const { nutrition: ofFour } = recount(tart, { grams: {} });
    expect(servings).toBe(2);
    expect(nutrition.carbs / ofFour.carbs).toBeCloseTo(2, 1);
  });

  test('to the amount of a line changes that line only', () => {
    const { lines, nutrition } = recount(tart, { grams: { 1: 0 } });
    expect(lines).toEqual(
      tart.lines.with(1, { ...tart.lines[1], name: 'leeks', grams: 0, weighed: 'weight' }),
    );
    expect(nutrition.fiber).toBeLessThan(recount(tart, { grams: {} }).nutrition.fiber);
  });

  test('to a question removes the question', () => {
    const asked: Recipe = {
      ...tart,
      question: { about: 'servings' },
      range: { least: tart.nutrition, most: tart.nutrition },
    };
    expect(recount(asked, { servings: 4, grams: {} }).question).toBeUndefined();
    expect(recount(asked, { servings: 4, grams: {} }).range).not.toBe(asked.range);
  });
});

test('a recipe that is older than labels gets their values and keeps its others', () => {
  const { calories, saturates, sugars, salt } = withLabelValues(tart).nutrition;
  expect(calories).toBe(tart.nutrition.calories);
  expect([saturates, sugars, salt].every((value) => value !== undefined)).toBe(true);
});

test('a recipe reads as one list, and by sections in the order of the first ingredients', () => {
  expect(recipeTexts(tart)).toEqual({
    ingredients: ['200\u00a0g flour', '2 leeks, sliced', '1\u00a0tsp salt'],
    instructions: ['Knead.', 'Fry the leeks.'],
    sections: [
      { name: 'Dough', ingredients: ['200\u00a0g flour', '1\u00a0tsp salt'], instructions: ['Knead.'] },
      { ingredients: ['2 leeks, sliced'], instructions: ['Fry the leeks.'] },
    ],
  });
});

test('a heading stands wherever another section begins', () => {
  expect(runsOf(tart.lines).map(({ name, from, items }) => [name, from, items.length])).toEqual([
    ['Dough', 0, 1],
    [undefined, 1, 1],
    ['Dough', 2, 1],
  ]);
  expect(runsOf([])).toEqual([]);
  expect(runsOf([{ section: 'a' }, { section: 'a' }])).toMatchObject([{ name: 'a', from: 0 }]);
});

test('recipe IDs grow with time, and two of one millisecond differ', () => {
  const ids = [newRecipeId(NOON, 0), newRecipeId(NOON, ID_SLOTS - 1), newRecipeId(NOON + 1, 0)];
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set(ids).size).toBe(3);
  expect(v.parse(RecipeIdText, String(ids[0]))).toBe(ids[0]);
  for (const text of ['', '-1', '1.5', 'x', '12345678901234567'])
    expect(v.is(RecipeIdText, text)).toBe(false);
});
