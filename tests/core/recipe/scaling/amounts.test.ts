import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { kitchenMeasure } from '#core/recipe/scaling/kitchen-measure.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { scaleLine, servedAmount } from '#core/recipe/scaling/scale.ts';
import { UNITS, type Unit } from '#core/nutrition/units.ts';
import { isVolume, isWeight } from '#core/nutrition/weigh.ts';
import { factor, language, metric } from './arbitraries.ts';

const quantity = fc.double({ min: 0.05, max: 2_000, noNaN: true });
const unit = fc.constantFrom(...UNITS);

const served = (line: Omit<Line, 'name'>, times: number, written: Language = 'en') =>
  servedAmount({ name: 'something', ...line }, metric(times, written));

describe('an amount', () => {
  test('grows with the servings, whatever number of servings it was scaled to before', () => {
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

  test('is written as cooks write it: whole, in tenths, or in halves, thirds and quarters', () => {
    fc.assert(
      fc.property(quantity, unit, factor, language, (amount, measuredIn, times, written) => {
        expect(served({ quantity: amount, unit: measuredIn }, times, written)).toMatch(
          /^(\d+|\d*[¼⅓½⅔¾]|\d[.,][1-9])(\u00a0\P{N}+)?$/u,
        );
      }),
    );
  });

  test('is off by at most 5 % or one step of its measure, and never zero', () => {
    fc.assert(
      fc.property(quantity, unit, fc.boolean(), (amount, measuredIn, isDry) => {
        const density = isDry ? 0.5 : 1;
        const nearest = kitchenMeasure({ quantity: amount, unit: measuredIn }, { weights: { density } });
        const isWeighedAnew = nearest.unit === 'g' && measuredIn !== 'g' && measuredIn !== 'kg';
        const found = nearest.quantity * (SMALLEST[nearest.unit ?? 'piece'] ?? 1);
        const wanted = amount * (SMALLEST[measuredIn] ?? 1) * (isWeighedAnew ? density : 1);
        expect(nearest.quantity).toBeGreaterThan(0);
        expect(Math.abs(found - wanted)).toBeLessThanOrEqual(
          Math.max(wanted / 20, STEP[nearest.unit ?? 'piece'] ?? 1),
        );
      }),
    );
  });

  test('has a step for every unit of measure', () => {
    const measures = UNITS.filter((each) => isVolume(each) || isWeight(each));
    expect(measures.filter((each) => STEP[each] === undefined)).toEqual([]);
    for (const inThirds of measures.filter((each) => STEP[each] === THIRDS))
      expect(kitchenMeasure({ quantity: 4 / 3, unit: inThirds }).quantity, inThirds).toBeCloseTo(4 / 3);
  });

  test('no dish asks for 613 g, 263 ml, 11 tablespoons or 1¾ onions', () => {
    fc.assert(
      fc.property(quantity, unit, (amount, measuredIn) => {
        const { quantity: nearest, unit: nearestUnit } = kitchenMeasure({
          quantity: amount,
          unit: measuredIn,
        });
        const isOdd =
          ((nearestUnit === 'g' || nearestUnit === 'ml') &&
            nearest >= 100 &&
            nearest % 10 !== 0 &&
            nearest % 25 !== 0) ||
          ((nearestUnit === 'g' || nearestUnit === 'ml') && nearest >= 1_000) ||
          (nearestUnit === 'tbsp' && nearest > 8) ||
          (nearestUnit === 'piece' && nearest > 1 && nearest % 0.5 !== 0);
        expect(isOdd).toBe(false);
      }),
    );
  });

  test.each([
    [{ quantity: 500, unit: 'g' }, 2 / 3, '330\u00a0g'],
    [{ quantity: 350, unit: 'g' }, 7 / 4, '610\u00a0g'],
    [{ quantity: 150, unit: 'ml' }, 7 / 4, '260\u00a0ml'],
    [{ quantity: 250, unit: 'g' }, 1 / 2, '125\u00a0g'],
    [{ quantity: 600, unit: 'ml' }, 7 / 4, '1\u00a0l'],
    [{ quantity: 600, unit: 'g' }, 2, '1.2\u00a0kg'],
    [{ quantity: 1 }, 7 / 4, '2'],
    [{ quantity: 4 }, 7 / 4, '7'],
    [{ quantity: 4, unit: 'tbsp', food: 'flour' }, 11 / 4, '85\u00a0g'],
    [{ quantity: 4, unit: 'tbsp', food: 'olive-oil' }, 11 / 4, '170\u00a0ml'],
    [{ quantity: 1, unit: 'tsp' }, 3, '1\u00a0tbsp'],
    [{ quantity: 3, unit: 'leaf' }, 1 / 2, '2\u00a0leaves'],
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

/** Size of units in ml or g; others are counted. A pinch is a sixteenth of a teaspoon. */
const SMALLEST: Partial<Record<Unit, number>> = {
  g: 1,
  kg: 1_000,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1_000,
  tsp: 5,
  tbsp: 15,
  cup: 240,
  pinch: 5 / 16,
};

/** Quarters and thirds, and nothing below a quarter. */
const THIRDS = 0.2;

/** Smallest step of each measure, in g, ml or the unit itself; counted foods have their own step or a whole one. */
const STEP: Partial<Record<Unit, number>> = {
  g: 1,
  kg: 0,
  oz: THIRDS,
  lb: THIRDS,
  ml: 5,
  cl: 5,
  dl: 5,
  l: 0,
  floz: THIRDS,
  pint: THIRDS,
  quart: THIRDS,
  dash: 1,
  splash: 1,
  drop: 1,
  tip: 1,
  tsp: 2.5,
  tbsp: 7.5,
  cup: 60,
  pinch: 5 / 16,
  piece: 0.5,
};
