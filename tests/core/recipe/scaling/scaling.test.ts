import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { kitchenMeasure } from '#core/recipe/scaling/kitchen-measure.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { servedStep, servedText } from '#core/recipe/scaling/scale-step.ts';
import { scaleLine, servedAmount } from '#core/recipe/scaling/scale.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { UNITS } from '#core/nutrition/units.ts';

const factor = fc.double({ min: 1 / 12, max: 25, noNaN: true });
const quantity = fc.double({ min: 0.05, max: 2_000, noNaN: true });
const unit = fc.constantFrom(...UNITS);
const language = fc.constantFrom<Language>('en', 'de');

const metric = (times: number, written: Language = 'en') =>
  ({ factor: times, units: 'metric', language: written }) as const;

const served = (line: Omit<Line, 'name'>, times: number, written: Language = 'en') =>
  servedAmount({ name: 'something', ...line }, metric(times, written));

describe('an amount', () => {
  test('grows with the servings, and by the same factor wherever the recipe stood before', () => {
    fc.assert(
      fc.property(quantity, factor, factor, (amount, one, other) => {
        const line: Line = { name: 'flour', quantity: amount, grams: amount };
        const scaled = scaleLine(line, one);
        expect(scaled.quantity).toBeCloseTo(amount * one, 6);
        expect(scaled.grams).toBeCloseTo(amount * one, 6);
        scaleLine(line, other);
        expect(scaleLine(line, one)).toEqual(scaled);
      }),
    );
  });

  test('is written as cooks write: whole, in tenths, or in halves, thirds and quarters', () => {
    fc.assert(
      fc.property(quantity, unit, factor, language, (amount, measuredIn, times, written) => {
        expect(served({ quantity: amount, unit: measuredIn }, times, written)).toMatch(
          /^(\d+|\d*[¼⅓½⅔¾]|0[.,][1-9])(\u00a0\P{N}+)?$/u,
        );
      }),
    );
  });

  test('is never off by more than a cook would mind, and never nothing', () => {
    fc.assert(
      fc.property(quantity, unit, (amount, measuredIn) => {
        const { quantity: nearest, unit: nearestUnit } = kitchenMeasure({
          quantity: amount,
          unit: measuredIn,
        });
        const inThat = amount * ((IN_SMALLEST[measuredIn] ?? 1) / (IN_SMALLEST[nearestUnit ?? ''] ?? 1));
        const least = nearestUnit === 'pinch' ? 1 : 1 / 4;
        expect(nearest).toBeGreaterThan(0);
        expect(Math.abs(nearest - inThat)).toBeLessThanOrEqual(Math.max(least, inThat / 5));
      }),
    );
  });

  test.each([
    [{ quantity: 500, unit: 'g' }, 2 / 3, '333\u00a0g'],
    [{ quantity: 3 }, 1 / 2, '1½'],
    [{ quantity: 1, unit: 'clove' }, 3, '3\u00a0cloves'],
    [{ quantity: 3, unit: 'clove' }, 1 / 3, '1\u00a0clove'],
    [{ quantity: 1.5, unit: 'kg' }, 1 / 10, '150\u00a0g'],
    [{ quantity: 1, unit: 'tbsp' }, 1 / 3, '1\u00a0tsp'],
    [{ quantity: 0.25, unit: 'tsp' }, 1 / 2, '2\u00a0pinches'],
    [{ quantity: 1, unit: 'pinch' }, 1 / 4, '1\u00a0pinch'],
    [{}, 3, ''],
  ] as const)('%o, %d times, reads %s', (line, times, text) => {
    expect(served(line, times)).toBe(text);
  });

  test('has its plural in German too', () => {
    expect(served({ quantity: 1, unit: 'clove' }, 3, 'de')).toBe('3\u00a0Zehen');
    expect(served({ quantity: 3, unit: 'clove' }, 1 / 3, 'de')).toBe('1\u00a0Zehe');
  });
});

/** Of spoons and of weights and volumes, in their smallest. */
const IN_SMALLEST: Record<string, number> = { kg: 1_000, l: 1_000, pinch: 1, tsp: 16, tbsp: 48 };

describe('a step', () => {
  test.each([
    [
      'Fry 2 cloves of garlic in 1 tbsp oil for 2 minutes at 180 °C, in a 24 cm pan.',
      'Fry 4 cloves of garlic in 2 tbsp oil for 2 minutes at 180 °C, in a 24 cm pan.',
    ],
    ['Add a pinch of salt and half an onion.', 'Add 2 pinches of salt and 1 onion.'],
    ['Whisk 2–3 eggs.', 'Whisk 4–6 eggs.'],
    [
      'Stir in half the onions and a 400 g tin of beans.',
      'Stir in half the onions and a 400 g tin of beans.',
    ],
  ])('%s, for twice as many: %s', (text, twice) => {
    const step = markedStep(text, 'en', ['garlic', 'onion', 'eggs', 'beans']);
    expect(servedText(step, metric(2))).toBe(twice);
  });

  test('keeps to its words in German', () => {
    const step = markedStep('1 Zehe Knoblauch mit 0,5 l Wasser 8 Minuten köcheln.', 'de');
    expect(servedText(step, metric(3, 'de'))).toBe('3 Zehen Knoblauch mit 1½ l Wasser 8 Minuten köcheln.');
  });

  const amount = fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom('g', 'ml', 'tbsp', 'cups', 'cloves'))
    .map((words) => words.join(' '));
  const minutes = fc.integer({ min: 1, max: 90 });
  const degrees = fc.integer({ min: 30, max: 270 });

  test('has the same times, temperatures and tins for any number of servings, and emphasises its amounts', () => {
    fc.assert(
      fc.property(amount, minutes, degrees, factor, (each, time, heat, times) => {
        const rest = ` butter into a 20 cm tin, bake for ${time} minutes at ${heat} °C.`;
        const parts = servedStep(markedStep(`Put ${each}${rest}`, 'en'), metric(times));
        expect(parts.map(({ isAmount }) => isAmount)).toEqual([false, true, false]);
        expect(parts.at(-1)?.text).toBe(rest);
      }),
    );
  });

  test('reads as it was written for as many as it was written for', () => {
    fc.assert(
      fc.property(fc.string(), language, (text, written) => {
        expect(servedText(markedStep(text, written), metric(1, written))).toBe(text);
      }),
    );
  });
});
