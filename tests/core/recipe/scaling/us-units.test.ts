import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from '#core/recipe/lines/line.ts';
import { servedText } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount } from '#core/recipe/scaling/scale.ts';
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
});

/** In g or ml, from the text alone. Source: NIST Handbook 44, Appendix C */
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
