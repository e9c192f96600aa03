import { describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { Avoided } from '#core/nutrition/avoid.ts';
import { isRuledOut } from '#core/recipe/ruled-out.ts';

const eats = (avoided: Partial<Avoided>, foods: string[], names: string[] = []) =>
  !isRuledOut({ foods, names }, { ...NO_PREFERENCES, ...avoided });

const words = (...own: string[]): Partial<Avoided> => ({ avoid: { allergens: [], words: own } });

describe('Suggestions leave out foods that a cook does not eat', () => {
  test('by the diets that the foods suit', () => {
    expect(eats({ dietaryPreferences: ['vegetarian'] }, ['chicken-breast', 'rice'])).toBe(false);
    expect(eats({ dietaryPreferences: ['vegetarian'] }, ['egg', 'rice'])).toBe(true);
    expect(eats({ dietaryPreferences: ['vegan'] }, ['egg', 'rice'])).toBe(false);
  });

  test('by words of their own, in either language and in compounds', () => {
    expect(eats(words('coriander'), ['coriander'])).toBe(false);
    expect(eats(words('Ei'), ['egg'])).toBe(false);
    expect(eats(words('Walnuss'), [], ['Walnussöl'])).toBe(false);
  });

  test('but not by a word in the middle of another; without avoided foods nothing is left out', () => {
    expect(eats(words('Ei'), [], ['Reis'])).toBe(true);
    expect(eats({}, ['pork', 'egg'], ['Speck'])).toBe(true);
  });
});
