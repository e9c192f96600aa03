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

test('a line with an avoided allergen is named by its own word', () => {
  expect(found(['50 g gemahlene Mandeln', '200 g Hafer'], { allergens: ['nuts'] })).toEqual([
    { word: 'Mandeln', reason: 'nuts' },
  ]);
});

test('every allergen is named, also those of one line', () => {
  const avoided = found(['200 g Spätzle (mit Ei und Weizen)', '20 g Butter'], {
    allergens: ['eggs', 'milk', 'gluten'],
  });
  expect(new Set(avoided.map(({ reason }) => reason))).toEqual(new Set(['eggs', 'milk', 'gluten']));
});

test('a food that the table knows by another name is found by its food', () => {
  expect(found(['100 ml Sahne'], { allergens: ['milk'] })).toEqual([{ word: 'Sahne', reason: 'milk' }]);
});

test('the cook’s own word is found in both languages', () => {
  expect(found(['1 Bund Koriander'], { words: ['coriander'] })).toEqual([
    { word: 'Koriander', reason: 'coriander' },
  ]);
});

test('a step that adds what no line names is told', () => {
  expect(found(['200 g Mehl'], { allergens: ['milk'] }, ['Mit Käse bestreuen.'])).toEqual([
    { word: 'Käse', reason: 'milk' },
  ]);
});

test('a word that occurs often is named once', () => {
  expect(found(['Butter', '20 g Butter'], { allergens: ['milk'] }, ['Die Butter schmelzen.'])).toEqual([
    { word: 'Butter', reason: 'milk' },
  ]);
});

test('substitutes, claims of the page and what nobody avoids are not named', () => {
  expect(
    found(['200 ml Hafermilch', '1 Fliegenpilz'], { allergens: ['milk'] }, ['Das ist milchfrei.']),
  ).toEqual([]);
  expect(found(['100 g Butter'], {})).toEqual([]);
});

test('a food that breaks a diet is told of lines and steps, each diet by its own', () => {
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
