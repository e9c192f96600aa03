import { describe, expect, test } from 'vitest';
import { DISH_FORMS } from '#local/embedded-model/dishes/dish-forms.ts';
import { readFoods, readSteps } from '#local/embedded-model/kitchen/notation.ts';

describe('the notation of dishes', () => {
  test('gives the amount of a food, and its alternatives', () => {
    const foods = 'need 1.5 tbsp vinegar, cream: maybe 100 ml cream|sour-cream or 150 ml coconut-milk, LEMON';
    expect(readFoods(foods, {})).toEqual({
      vinegar: { wanted: 'always', choices: [{ food: 'vinegar', quantity: 1.5, unit: 'tbsp' }] },
      cream: {
        wanted: 'gladly',
        choices: [
          { food: 'cream', quantity: 100, unit: 'ml' },
          { food: 'sour-cream', quantity: 100, unit: 'ml' },
          { food: 'coconut-milk', quantity: 150, unit: 'ml' },
        ],
      },
      lemon: {
        wanted: 'if given',
        choices: [
          { food: 'lemon', quantity: 0.5, unit: 'piece' },
          { food: 'lime', quantity: 0.5, unit: 'piece' },
        ],
      },
    });
  });

  test('replaces an earlier food by a later one with its key', () => {
    const fat = readFoods('FAT, need 3 pinch salt, fat: need 3 tbsp butter', {
      FAT: 'fat: need 2 tbsp olive-oil',
    });
    expect(Object.keys(fat)).toEqual(['fat', 'salt']);
    expect(fat['fat']?.choices).toEqual([{ food: 'butter', quantity: 3, unit: 'tbsp' }]);
  });

  test('has steps in both languages, with the cooking time', () => {
    const steps = 'TIME+5 dice: Simmer for {TIME} minutes. {DONE}\n/ {TIME} Minuten garen. {DONE}\n3: {CHOP}';
    expect(readSteps(steps, [], 20)).toMatchObject([
      { minutes: 25, text: { en: 'Simmer for 20 minutes.', de: '20 Minuten garen.' }, cut: {} },
      { minutes: 3, text: { en: expect.stringMatching(/chop/), de: expect.stringMatching(/hacken/) } },
    ]);
  });

  test.each(['needs 2 tbsp butter', 'need 2 spoons butter', 'need butter', 'need 2 tbsp melted butter'])(
    'refuses %j',
    (foods) => {
      expect(() => readFoods(foods, {})).toThrow('This is no');
    },
  );

  test.each(['Heat the oven.', 'soon: Heat the oven.', '5 cubes: Heat the oven.'])('refuses %j', (steps) => {
    expect(() => readSteps(steps, [], 20)).toThrow();
  });
});

test('no two dishes share a name', () => {
  expect(new Set(DISH_FORMS.map(({ name }) => name)).size).toBe(DISH_FORMS.length);
});
