import { expect, test } from 'vitest';
import { avoidedWords, type AvoidedAndDiets } from '#core/reading/understanding/avoided-words.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const found = (
  ingredients: readonly string[],
  avoid: Partial<AvoidedAndDiets>,
  steps: readonly string[] = [],
) =>
  avoidedWords(
    { title: 'Traybake', lines: ingredients.map((text) => parseLine(text, 'de')), steps },
    { allergens: [], words: [], ...avoid },
  ).map(({ word, reason }) => ({ word, reason }));

test('a line with an avoided allergen is reported with the word in the line', () => {
  expect(found(['50 g gemahlene Mandeln', '200 g Hafer'], { allergens: ['nuts'] })).toEqual([
    { word: 'Mandeln', reason: 'nuts' },
  ]);
});

test('every allergen is reported, also several of one line', () => {
  const avoided = found(['200 g Spätzle (mit Ei und Weizen)', '20 g Butter'], {
    allergens: ['eggs', 'milk', 'gluten'],
  });
  expect(new Set(avoided.map(({ reason }) => reason))).toEqual(new Set(['eggs', 'milk', 'gluten']));
});

test('a food under another name is found by its row in the table', () => {
  expect(found(['100 ml Sahne'], { allergens: ['milk'] })).toEqual([{ word: 'Sahne', reason: 'milk' }]);
});

test('the cook’s own word is found in both languages', () => {
  expect(found(['1 Bund Koriander'], { words: ['coriander'] })).toEqual([
    { word: 'Koriander', reason: 'coriander' },
  ]);
});

test('a step that adds a food without a line is reported', () => {
  expect(found(['200 g Mehl'], { allergens: ['milk'] }, ['Mit Käse bestreuen.'])).toEqual([
    { word: 'Käse', reason: 'milk' },
  ]);
});

test('a word that occurs often is reported once', () => {
  expect(found(['Butter', '20 g Butter'], { allergens: ['milk'] }, ['Die Butter schmelzen.'])).toEqual([
    { word: 'Butter', reason: 'milk' },
  ]);
});

test('substitutes, claims of the page and foods that nobody avoids are not reported', () => {
  expect(
    found(['200 ml Hafermilch', '1 Fliegenpilz'], { allergens: ['milk'] }, ['Das ist milchfrei.']),
  ).toEqual([]);
  expect(found(['100 g Butter'], {})).toEqual([]);
});

test('a food that breaks a diet is reported in lines and steps, for each diet', () => {
  expect(
    found(['100 g Chorizo', '50 g Parmesan', '100 g Nudeln'], { diets: ['vegetarian', 'no-alcohol'] }, [
      'Mit Bier ablöschen.',
    ]),
  ).toEqual([
    { word: 'Chorizo', reason: 'vegetarian' },
    { word: 'Parmesan', reason: 'vegetarian' },
    { word: 'Bier', reason: 'no-alcohol' },
  ]);
});
