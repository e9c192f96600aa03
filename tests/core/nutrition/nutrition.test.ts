import * as v from 'valibot';
import { expect, test } from 'vitest';
import { avoidBoth, Avoid, NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  toKilojoules,
} from '#core/nutrition/nutrition.ts';
import { Answers } from '#core/nutrition/question.ts';

const soup = { calories: 120, protein: 4, carbs: 10, fat: 7, fiber: 2, saturates: 1, sugars: 5, salt: 0.75 };
const { saturates: _, ...oldSoup } = soup;

test('two dishes add up, value by value', () => {
  expect(addNutrition(soup, { ...soup, salt: 0.25 })).toEqual({
    calories: 240,
    protein: 8,
    carbs: 20,
    fat: 14,
    fiber: 4,
    saturates: 2,
    sugars: 10,
    salt: 1,
  });
  expect(addNutrition(NO_NUTRITION, soup)).toEqual(soup);
});

test('a value that one dish does not know is not known of both', () => {
  for (const sum of [addNutrition(soup, oldSoup), addNutrition(oldSoup, soup)]) {
    expect(sum).toMatchObject({ calories: 240, salt: 1.5 });
    expect(sum).not.toHaveProperty('saturates');
  }
});

test('half a dish has half of everything, and of what is unknown nothing', () => {
  expect(scaleNutrition(oldSoup, 0.5)).toEqual({
    calories: 60,
    protein: 2,
    carbs: 5,
    fat: 3.5,
    fiber: 1,
    sugars: 2.5,
    salt: 0.375,
  });
});

test('a label shows whole kcal, grams to one decimal and salt to two', () => {
  const exact = {
    calories: 99.5,
    protein: 1.25,
    carbs: 2.04,
    fat: 0.06,
    fiber: 0.04,
    sugars: 1.96,
    salt: 0.126,
  };
  expect(roundNutrition(exact)).toEqual({
    calories: 100,
    protein: 1.3,
    carbs: 2,
    fat: 0.1,
    fiber: 0,
    sugars: 2,
    salt: 0.13,
  });
  expect(toKilojoules(100)).toBe(418);
});

test('a cook may avoid what others avoid, too: each once', () => {
  const one: Avoid = { allergens: ['milk', 'nuts'], words: ['coriander'] };
  const other: Avoid = { allergens: ['nuts', 'eggs'], words: ['olives', 'coriander'] };
  expect(avoidBoth(one, other)).toEqual({
    allergens: ['milk', 'nuts', 'eggs'],
    words: ['coriander', 'olives'],
  });
  expect(avoidBoth(one, NOTHING_AVOIDED)).toEqual(one);
});

test.each([
  [{}, true],
  [{ words: Array(20).fill('leek') }, true],
  [{ words: Array(21).fill('leek') }, false],
  [{ words: ['x'.repeat(40)] }, true],
  [{ words: ['x'.repeat(41)] }, false],
  [{ words: [' '] }, false],
  [{ allergens: ['stardust'] }, false],
  [{ allergens: Array(15).fill('milk') }, false],
])('The foods that a cook avoids are a short list of words and allergens: %j', (avoided, isAccepted) => {
  expect(v.is(Avoid, avoided)).toBe(isAccepted);
});

test.each([
  [{}, true],
  [{ servings: 1, grams: { 0: 0, 3: 250 } }, true],
  [{ servings: 0 }, false],
  [{ servings: 1.5 }, false],
  [{ grams: { 0: -1 } }, false],
])('answers are whole servings and weights: %j', (answers, isAccepted) => {
  expect(v.is(Answers, answers)).toBe(isAccepted);
});
