import { describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { compose } from '#local/embedded-model/compose.ts';
import type { Avoided } from '#local/embedded-model/eater.ts';
import { DISH_FORMS } from '#local/embedded-model/dishes/dish-forms.ts';
import { EXAMPLES } from './dish-examples.ts';

const dish = (name: string, foods: readonly FoodId[], language: Language, seed = 1) =>
  compose(
    foods,
    { language, preferences: NO_PREFERENCES, seed },
    DISH_FORMS.filter((form) => form.name === name),
  );

describe('each kind of dish', () => {
  test.each(EXAMPLES)('a %s of %j is called "%s", in German "%s"', (form, foods, en, de) => {
    expect(dish(form, foods, 'en')?.title).toBe(en);
    expect(dish(form, foods, 'de')?.title).toBe(de);
  });

  test('has its example', () => {
    expect(EXAMPLES.map(([form]) => form)).toEqual(DISH_FORMS.map(({ name }) => name));
  });
});

test('the title names the meat, even if there are too many vegetables to name', () => {
  const tray = ['chicken', 'bell-pepper', 'tomato', 'carrot', 'cheese'];
  expect(dish('tray bake', tray, 'en')?.title).toBe('Roasted chicken and vegetables with cheese');
  expect(dish('tray bake', tray, 'de')?.title).toBe('Hähnchen und Gemüse vom Blech mit Käse');
  const fish = ['salmon', 'tomato', 'carrot', 'courgette', 'potato'];
  expect(dish('fish bake', fish, 'en')?.title).toBe('Roasted salmon and vegetables with potatoes');
});

test('a tray gets the available cheese, and a tray with meat for a cook without milk gets no topping', () => {
  const foodsOf = (avoid: Avoided) =>
    compose(
      ['chicken', 'carrot', 'cheese'],
      { language: 'en', preferences: { ...NO_PREFERENCES, avoid }, seed: 1 },
      DISH_FORMS.filter(({ name }) => name === 'tray bake'),
    )?.lines.map(({ food }) => food);
  expect(foodsOf({})).toContain('cheese');
  expect(foodsOf({})).not.toContain('feta');
  expect(foodsOf({ allergens: ['milk'] })).toEqual(
    expect.not.arrayContaining(['cheese', 'feta', 'chickpeas']),
  );
});

test.each(['couscous', 'tabbouleh', 'bulgur salad'])('a %s has no cubes of raw carrot', (form) => {
  const foods = ['carrot', 'cucumber', 'bulgur', 'parsley'];
  expect(dish(form, foods, 'en')?.steps.join(' ')).toMatch(/into small dice, grating what is hard/);
  const carrotAlone = foods.filter((food) => food !== 'cucumber');
  expect(dish(form, carrotAlone, 'de')?.steps.join(' ')).toMatch(/Karotten[^.]* grob raspeln/);
});

test.each(['soup', 'pasta', 'pan', 'salad'])(
  'dishes of the form %s do not all have the same text',
  (form) => {
    const kitchens: readonly (readonly FoodId[])[] = [
      ['carrot', 'leek'],
      ['tomato', 'onion'],
      ['courgette', 'mushroom'],
      ['bell-pepper', 'broccoli'],
      ['spinach', 'carrot'],
      ['cucumber', 'tomato'],
    ];
    const said = kitchens.flatMap((foods) => dish(form, foods, 'en')?.description ?? []);
    expect(new Set(said).size).toBeGreaterThan(1);
  },
);
