import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { kitchenMeasure } from '#core/recipe/scaling/kitchen-measure.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { servedName, servedStep, servedText } from '#core/recipe/scaling/scale-step.ts';
import { scaleLine, servedAmount } from '#core/recipe/scaling/scale.ts';
import { readServings } from '#core/recipe/scaling/servings.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { UNITS, type Unit } from '#core/nutrition/units.ts';

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
          /^(\d+|\d*[¼⅓½⅔¾]|\d[.,][1-9])(\u00a0\P{N}+)?$/u,
        );
      }),
    );
  });

  test('is off by 5 % at most or by one step of what it is measured with, and never nothing', () => {
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

  test('no dish asks a cook for 613 g, 263 ml, 11 tablespoons or 1¾ onions', () => {
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

/** Smallest step of each unit, in g, ml or counts. */
const STEP: Partial<Record<Unit, number>> = {
  g: 1,
  ml: 5,
  tsp: 2.5,
  tbsp: 7.5,
  cup: 60,
  pinch: 5 / 16,
  piece: 0.5,
};

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

  const forTwo = { lines: [], servings: 2 };

  test.each([
    ['en', 7, 'Pour into two glasses.', 'Pour into 7 glasses.'],
    ['en', 4, 'Fry the pancakes in four batches.', 'Fry the pancakes in 8 batches.'],
    [
      'en',
      3,
      'Working in three batches, press the batter.',
      'Working in three batches (for 2 servings), press the batter.',
    ],
    ['en', 4, 'Divide between two greased 20 cm tins.', 'Divide between 4 greased 20 cm tins.'],
    ['en', 1, 'Divide between two warm bowls.', 'Divide between two warm bowls (for 2 servings).'],
    ['en', 4, 'Mix in three bowls.', 'Mix in three bowls (for 2 servings).'],
    [
      'en',
      4,
      'Shape into 4 patties and fry for 5 minutes each side.',
      'Shape into 8 patties and fry for 5 minutes each side.',
    ],
    [
      'en',
      4,
      'Cut each onion into 8 wedges, the dough into 6 equal pieces.',
      'Cut each onion into 8 wedges, the dough into 12 equal pieces.',
    ],
    ['en', 4, 'Form 3 balls per plate.', 'Form 3 balls per plate.'],
    ['en', 4, 'Line 20 cm tins with paper.', 'Line 20 cm tins with paper.'],
    ['de', 7, 'Auf zwei tiefe Teller verteilen.', 'Auf 7 tiefe Teller verteilen.'],
    ['de', 3, 'In drei Durchgängen ausbacken.', 'In drei Durchgängen (für 2 Portionen) ausbacken.'],
    [
      'de',
      4,
      'Teig in 12 Portionen teilen und Kugeln zu je 50 g formen.',
      'Teig in 24 Portionen teilen und Kugeln zu je 50 g formen.',
    ],
  ] as const)('%s, for two written and cooked for %d: %s', (written, wanted, text, scaled) => {
    const serving = { ...metric(wanted / 2, written), of: forTwo };
    expect(servedText(markedStep(text, written), serving)).toBe(scaled);
  });

  test('never tells a part of a glass or a batch', () => {
    const things = fc.constantFrom('glasses', 'batches', 'plates', 'patties', 'Portionen', 'Backbleche');
    const servings = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), things, servings, servings, (count, thing, from, to) => {
        const serving = { ...metric(to / from), of: { lines: [], servings: from } };
        const text = servedText(markedStep(`Into ${count} ${thing}.`, 'en'), serving);
        const asWritten = `Into ${count} ${thing} (for ${from} serving${from === 1 ? '' : 's'}).`;
        const scaled = `Into ${Math.round((count * to) / from)} ${thing}.`;
        expect([asWritten, scaled]).toContain(text);
        if ((count * to) % from !== 0) expect(text).toBe(asWritten);
      }),
    );
  });

  test('takes the amounts in the note of a line along, and leaves those that each can holds', () => {
    const double = { ...metric(2), of: forTwo };
    const butter = {
      name: 'butter',
      quantity: 150,
      unit: 'g',
      note: '110 g for the dough, 40 g each',
    } as const;
    expect(servedName(butter, double)).toBe('butter, 220 g for the dough, 40 g each');
    expect(servedName({ name: 'beans', quantity: 1, unit: 'can', note: '400 g' }, double)).toBe(
      'beans, 400 g',
    );
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

test('servings are whole numbers from 1 to 50; anything else is refused', () => {
  for (const typed of ['0', '0.5', '0,5', '100', '51', '-2', '', ' ', 'abc', '1e9'])
    expect(readServings(typed)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (servings) => {
      expect(readServings(String(servings))).toBe(servings);
    }),
  );
});
