import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { isMeasuredByVolume } from '#core/nutrition/measured.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { servedStep, servedText } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount } from '#core/recipe/scaling/scale.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';

const american = { factor: 1, units: 'us', language: 'en' } as const;

const served = (quantity: number, unit: Line['unit']) =>
  servedAmount({ name: 'something', quantity, unit }, american).replaceAll('\u00a0', ' ');

describe('in an American kitchen', () => {
  test.each([
    [10, 'g', '⅓ oz'],
    [100, 'g', '3½ oz'],
    [453.6, 'g', '1 lb'],
    [500, 'g', '1 lb 2 oz'],
    [0.68, 'kg', '1½ lb'],
    [5, 'ml', '1 tsp'],
    [30, 'ml', '2 tbsp'],
    [100, 'ml', '3½ fl oz'],
    [250, 'ml', '1 cup'],
    [1, 'l', '4¼ cups'],
    [3, 'g', '3 g'],
    [2, 'tbsp', '2 tbsp'],
    [3, 'clove', '3 cloves'],
    [2, 'piece', '2'],
  ] as const)('%d %s are %s', (quantity, unit, text) => {
    expect(served(quantity, unit)).toBe(text);
  });

  test.each([
    ['flour', 250, 'g', '2 cups'],
    ['flour', 200, 'g', '1⅔ cups'],
    ['flour', 20, 'g', '2½ tbsp'],
    ['sugar', 100, 'g', '½ cup'],
    ['butter', 113, 'g', '½ cup'],
    ['butter', 30, 'g', '2¼ tbsp'],
    ['honey', 170, 'g', '½ cup'],
    ['olive-oil', 11, 'tbsp', '⅔ cup'],
    ['yoghurt', 200, 'g', '¾ cup 1 tbsp'],
    ['paprika-powder', 64, 'g', '½ cup 1 tbsp'],
    ['salt', 6, 'g', '1 tsp'],
    ['beef', 450, 'g', '1 lb'],
    ['parmesan', 100, 'g', '3½ oz'],
    ['pasta', 340, 'g', '12 oz'],
    ['potato', 500, 'g', '1 lb 2 oz'],
  ] as const)('%s: %d %s are %s', (food, quantity, unit, text) => {
    const line = { name: food, food, quantity, unit };
    expect(servedAmount(line, american).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('a step measures a food as its line does', () => {
    const lines = [
      { name: 'plain flour', food: 'flour' },
      { name: 'beef mince', food: 'beef' },
    ];
    const step = markedStep('Knead 250 g flour with 100 ml water, then fry 450 g beef mince.', 'en');
    expect(servedText(step, { ...american, of: { lines, servings: 2 } }).replaceAll('\u00a0', ' ')).toBe(
      'Knead 2 cups flour with 3½ fl oz water, then fry 1 lb beef mince.',
    );
  });

  test.each([
    ['60 g lemon juice', '4 tbsp'],
    ['30 g fish sauce', '1⅔ tbsp'],
    ['450 g ricotta', '1 lb'],
  ])('%s is %s, as an American kitchen measures it', (text, amount) => {
    expect(servedAmount(parseLine(text, 'en'), american).replaceAll('\u00a0', ' ')).toBe(amount);
  });

  const foods = FOODS.filter(isMeasuredByVolume);

  test('An amount in spoons or cups is off by at most 5 % or by less than a tablespoon', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.double({ min: 5, max: 3_000, noNaN: true }),
        (food, quantity) => {
          const { density = 1 } = food.weights;
          const text = servedAmount({ name: food.id, food: food.id, quantity, unit: 'g' }, american);
          const grams = metricOf(text.replaceAll('\u00a0', ' ')) * density;
          expect(Math.abs(grams - quantity)).toBeLessThanOrEqual(Math.max(quantity / 20, 14.8 * density));
        },
      ),
    );
  });

  test('no weight or volume is off by more than a fifth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 8, max: 5_000, noNaN: true }),
        fc.constantFrom('g' as const, 'ml' as const),
        (quantity, unit) => {
          const read = metricOf(served(quantity, unit));
          expect(Math.abs(read - quantity)).toBeLessThanOrEqual(quantity / 5);
        },
      ),
    );
  });

  test.each([
    ['Bake at 180 °C (fan 160 °C).', 'Bake at 350 °F (fan 325 °F).'],
    ['Bake at 180–200 °C.', 'Bake at 350–400 °F.'],
    ['Roast until the core is 63 °C.', 'Roast until the core is 145 °F.'],
    ['Boil the syrup to 118 °C.', 'Boil the syrup to 244 °F.'],
    ['Warm the milk to 37 °C.', 'Warm the milk to 99 °F.'],
    ['Bake at 180 °C (350 °F) or gas mark 4.', 'Bake at 180 °C (350 °F) or gas mark 4.'],
    ['Pour in 200–250 ml milk.', 'Pour in 7 fl oz–1 cup milk.'],
    ['Use a 400 g tin for 8 minutes.', 'Use a 400 g tin for 8 minutes.'],
  ])('%s reads: %s', (metric, text) => {
    expect(servedText(markedStep(metric, 'en'), american).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('an amount in a step is emphasised, and a temperature is not', () => {
    const step = markedStep('Bake 100 g oats at 180 °C.', 'en');
    const emphasised = servedStep(step, american).filter(({ isAmount }) => isAmount);
    expect(emphasised.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(['3½ oz']);
  });
});

/** Converts text to g or ml. Source: NIST Handbook 44, Appendix C */
function metricOf(text: string): number {
  const sizes = { 'fl oz': 29.57, oz: 28.35, lb: 453.6, cups: 236.6, cup: 236.6, tbsp: 14.79, tsp: 4.93 };
  const parts = text.matchAll(/(\d*)([¼⅓½⅔¾]?) (fl oz|oz|lb|cups?|tbsp|tsp)/g);
  const share = { '': 0, '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 };
  return [...parts].reduce(
    (sum, [, whole, part, unit]) =>
      sum + (Number(whole) + share[part as keyof typeof share]) * sizes[unit as keyof typeof sizes],
    0,
  );
}
