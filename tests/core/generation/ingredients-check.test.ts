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

describe('a food that the cook lacks', () => {
  const isRefused = (removed: FoodId, text: string, food: string, name: string, confirmed: FoodId[] = []) =>
    feedbackOnRemoved(
      { title: text, steps: [], read: [line(food, name, 'de')] },
      { ...NO_INGREDIENTS, removed: [removed], confirmed: confirmed.map((each) => ({ food: each })) },
      'de',
    ) !== undefined;

  test('is missing in all of its kinds, too', () => {
    expect(isRefused('chicken', 'Ofenkeulen', 'chicken drumsticks', 'Hähnchenunterkeulen')).toBe(true);
    expect(isRefused('cheese', 'Gratin', 'gouda', 'Gouda')).toBe(true);
    expect(isRefused('cherry-tomato', 'Suppe', 'tomato', 'Tomaten')).toBe(false);
  });

  test('its juice and peel are missing, too, unless they are bought in a bottle', () => {
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

  test('must not be in the name of a dish either', () => {
    expect(isRefused('cucumber', 'Reis mit Gurkensalat', 'rice', 'Reis')).toBe(true);
    expect(isRefused('cucumber', 'Reis mit Tomatensalat', 'rice', 'Reis')).toBe(false);
  });

  test('does not forbid another food with a similar name, or a kind that the cook has ticked', () => {
    expect(isRefused('tomato', 'Nudeln in Tomatensauce', 'canned tomatoes', 'Dosentomaten')).toBe(false);
    expect(
      isRefused('chicken', 'Hähnchen', 'chicken drumsticks', 'Hähnchenunterkeulen', ['chicken-drumstick']),
    ).toBe(false);
  });
});

describe('a food with an amount', () => {
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

  test('is counted in pieces if the cook counted pieces, even large ones', () => {
    expect(isTooMuch(['cucumber', 1, 'piece'], 1, 'piece', 450)).toBe(false);
    expect(isTooMuch(['aubergine', 2, 'piece'], 2, 'piece', 700)).toBe(false);
    expect(isTooMuch(['cucumber', 1, 'piece'], 2, 'piece', 350)).toBe(true);
  });

  test('is weighed as bought, even if only part of it is eaten', () => {
    expect(isTooMuch(['chicken-thigh', 500, 'g'], 700, 'g', 500)).toBe(true);
    expect(isTooMuch(['chicken-thigh', 500, 'g'], 500, 'g', 350)).toBe(false);
  });

  test('is weighed if the recipe counts pieces and the cook gave a weight', () => {
    expect(isTooMuch(['potato', 500, 'g'], 4, 'piece', 480)).toBe(false);
    expect(isTooMuch(['potato', 500, 'g'], 8, 'piece', 960)).toBe(true);
  });
});
