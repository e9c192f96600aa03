import { expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { meantFoods } from '#core/nutrition/foods/meant-foods.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const meant = (name: string, language: Language = 'en') =>
  meantFoods(name, language).map(({ food, name: known }) => `${food.id}: ${known}`);

test.each<[string, string, Language?]>([
  ['buter', 'butter: butter'],
  ['egs', 'egg: egg'],
  ['flower', 'flour: flour'],
  ['mlik', 'milk: milk'],
  ['onoin', 'onion: onion'],
  ['crushed galric', 'garlic: crushed garlic'],
  ['suger', 'sugar: sugar'],
  ['parmezan', 'parmesan: parmesan'],
  ['Zwibeln', 'onion: Zwiebeln', 'de'],
  ['Mhel', 'flour: Mehl', 'de'],
  ['Eeir', 'egg: Eier', 'de'],
  ['Knoblauh', 'garlic: Knoblauch', 'de'],
  ['Napolina Extra Virgin Olive Oil', 'olive-oil: Extra Virgin Olive Oil'],
  ['Mazola olive oil', 'olive-oil: olive oil'],
])('%s is asked about as what may be meant: %s', (name, first, language = 'en') => {
  expect(matchFood(name, language)).toBeUndefined();
  expect(meant(name, language)[0]).toBe(first);
});

test.each(['stardust', 'moringa', 'xyzzy', 'qi', 'love', 'Feenstaub'])('%s means no food', (name) => {
  expect(meant(name)).toEqual([]);
});

test.each([
  ['1 tin chopped toms', 'canned-tomatoes'],
  ['3 toms', 'tomato'],
  ['1 avo', 'avocado'],
  ['4 spuds', 'potato'],
  ['2 tbsp evoo', 'olive-oil'],
  ['30ml Napolina Extra Virgin Olive Oil', undefined],
  ['2 tbsp Wesson vegetable oil', 'rapeseed-oil'],
])('A line in the shorthand of a chat, or with a brand, is no other food: %s', (line, food) => {
  expect(parseLine(line, 'en').food).toBe(food);
});
