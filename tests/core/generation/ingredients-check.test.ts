import { describe, expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { lineOf } from '#core/generation/draft/draft.ts';
import { feedbackOnRemoved, tooMuchOf, unusedOf } from '#core/generation/ingredients-check.ts';
import { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { KEPT, NOT_KEPT } from '#tests/cases/kinds.ts';

const PAIRS = Language.options.flatMap((language) =>
  [...KEPT.map((pair) => [...pair, true] as const), ...NOT_KEPT.map((pair) => [...pair, false] as const)].map(
    ([ticked, en, de, isKept]) => ({ language, ticked, en, name: language === 'en' ? en : de, isKept }),
  ),
);

const line = (food: string, name: string, language: Language) =>
  lineOf({ food, name, quantity: null, unit: null, grams: 100, note: null }, language);

test.each(PAIRS)('ticked $ticked is used by "$name": $isKept', ({ language, ticked, en, name, isKept }) => {
  const ingredients = { ...NO_INGREDIENTS, confirmed: [{ food: ticked }] };
  expect(unusedOf([line(en, name, language)], ingredients, language).length === 0).toBe(isKept);
});

describe('a food that is not there', () => {
  const isRefused = (removed: FoodId, text: string, food: string, name: string, confirmed: FoodId[] = []) =>
    feedbackOnRemoved(
      { title: text, steps: [], read: [line(food, name, 'de')] },
      { ...NO_INGREDIENTS, removed: [removed], confirmed: confirmed.map((each) => ({ food: each })) },
      'de',
    ) !== undefined;

  test('is not there in any of its kinds either', () => {
    expect(isRefused('chicken', 'Ofenkeulen', 'chicken drumsticks', 'Hähnchenunterkeulen')).toBe(true);
    expect(isRefused('cheese', 'Gratin', 'gouda', 'Gouda')).toBe(true);
    expect(isRefused('cherry-tomato', 'Suppe', 'tomato', 'Tomaten')).toBe(false);
  });

  test('is not there for its juice or its peel either, which a bottle may hold', () => {
    const isTaken = (name: string, note: string | null) => {
      const read = lineOf({ food: name, name, quantity: 1, unit: null, grams: 40, note }, 'en');
      const ingredients = { ...NO_INGREDIENTS, removed: ['lemon'] };
      return feedbackOnRemoved({ title: 'Dip', steps: [], read: [read] }, ingredients, 'en') !== undefined;
    };
    expect(isTaken('lemon', 'juice only')).toBe(true);
    expect(isTaken('unwaxed lemon', 'zest')).toBe(true);
    expect(isTaken('lemon', null)).toBe(true);
    expect(isTaken('lemon juice', null)).toBe(false);
  });

  test('is no part of a dish that is called after it', () => {
    expect(isRefused('cucumber', 'Reis mit Gurkensalat', 'rice', 'Reis')).toBe(true);
    expect(isRefused('cucumber', 'Reis mit Tomatensalat', 'rice', 'Reis')).toBe(false);
  });

  test('does not forbid what is another food by its name, or what the cook has ticked', () => {
    expect(isRefused('tomato', 'Nudeln in Tomatensauce', 'canned tomatoes', 'Dosentomaten')).toBe(false);
    expect(
      isRefused('chicken', 'Hähnchen', 'chicken drumsticks', 'Hähnchenunterkeulen', ['chicken-drumstick']),
    ).toBe(false);
  });
});

describe('a food of which there is an amount', () => {
  const isTooMuch = (
    there: [FoodId, number, 'piece' | 'g'],
    quantity: number,
    unit: 'piece' | 'g',
    grams: number,
  ) => {
    const [food, most, of] = there;
    const read = lineOf({ food, name: food, quantity, unit, grams, note: null }, 'en');
    return (
      tooMuchOf([read], { ...NO_INGREDIENTS, confirmed: [{ food, quantity: most, unit: of }] }).length > 0
    );
  };

  test('is counted as the cook has counted it: two large ones are two', () => {
    expect(isTooMuch(['cucumber', 1, 'piece'], 1, 'piece', 450)).toBe(false);
    expect(isTooMuch(['aubergine', 2, 'piece'], 2, 'piece', 700)).toBe(false);
    expect(isTooMuch(['cucumber', 1, 'piece'], 2, 'piece', 350)).toBe(true);
  });

  test('is weighed as it was bought, however little of it is eaten', () => {
    expect(isTooMuch(['chicken-thigh', 500, 'g'], 700, 'g', 500)).toBe(true);
    expect(isTooMuch(['chicken-thigh', 500, 'g'], 500, 'g', 350)).toBe(false);
  });

  test('is weighed where the recipe counts what the cook has weighed', () => {
    expect(isTooMuch(['potato', 500, 'g'], 4, 'piece', 480)).toBe(false);
    expect(isTooMuch(['potato', 500, 'g'], 8, 'piece', 960)).toBe(true);
  });
});
