import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { servedName, servedStep, servedText } from '#core/recipe/scaling/scale-step.ts';
import { readServings } from '#core/recipe/scaling/servings.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { factor, language, metric } from './arbitraries.ts';

describe('a step', () => {
  test.each([
    [
      'Fry 2 cloves of garlic in 1 tbsp oil for 2 minutes at 180 °C, in a 24 cm pan.',
      'Fry 4 cloves of garlic in 2 tbsp oil for 2 minutes at 180 °C, in a 24 cm pan.',
    ],
    ['Add a pinch of salt and half an onion.', 'Add 2 pinches of salt and 1 onion.'],
    ['Whisk 2–3 eggs.', 'Whisk 4–6 eggs.'],
    ['Add a splash of cream and a knob of butter.', 'Add 2 splashes of cream and 2 knobs of butter.'],
    [
      'Stir in half the onions and a 400 g tin of beans.',
      'Stir in half the onions and a 400 g tin of beans.',
    ],
  ])('%s, for twice as many: %s', (text, twice) => {
    const step = markedStep(text, 'en', ['garlic', 'onion', 'eggs', 'beans']);
    expect(servedText(step, metric(2))).toBe(twice);
  });

  test.each([
    ['10 dag Butter schmelzen.', '20 dag Butter schmelzen.'],
    ['Mit 5 dkg Zucker bestreuen.', 'Mit 10 dkg Zucker bestreuen.'],
    ['2–3 Deka Speck auslassen.', '4–6 Deka Speck auslassen.'],
    ['Mit 20 g Mehl und 1 Tag Ruhe.', 'Mit 40 g Mehl und 1 Tag Ruhe.'],
  ])('keeps a unit of several grams: %s', (text, twice) => {
    const step = markedStep(text, 'de');
    expect(step.amounts?.[0]?.unit).toBe('g');
    expect(servedText(step, metric(2, 'de'))).toBe(twice);
  });

  test('scales words in German', () => {
    const step = markedStep('1 Zehe Knoblauch mit 0,5 l Wasser 8 Minuten köcheln.', 'de');
    expect(servedText(step, metric(3, 'de'))).toBe('3 Zehen Knoblauch mit 1½ l Wasser 8 Minuten köcheln.');
    const pinched = markedStep('1 Msp. Safran in 1 Milliliter Wasser mit einer Hand voll Salz.', 'de');
    expect(servedText(pinched, metric(2, 'de'))).toBe(
      '2 Msp. Safran in 2 Milliliter Wasser mit 2 Hand voll Salz.',
    );
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
    ['en', 4, 'Divide between two 9 x 13 tins.', 'Divide between 4 9 x 13 tins.'],
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
  ] as const)('%s, written for two and cooked for %d: %s', (written, wanted, text, scaled) => {
    const serving = { ...metric(wanted / 2, written), of: forTwo };
    expect(servedText(markedStep(text, written), serving)).toBe(scaled);
  });

  test('never has a fraction of a glass or a batch', () => {
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

  test('scales the amounts in the note of a line, but not those per piece or per can', () => {
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

  test('keeps its times, temperatures and tins for any number of servings, and emphasises its amounts', () => {
    fc.assert(
      fc.property(amount, minutes, degrees, factor, (each, time, heat, times) => {
        const rest = ` butter into a 20 cm tin, bake for ${time} minutes at ${heat} °C.`;
        const parts = servedStep(markedStep(`Put ${each}${rest}`, 'en'), metric(times));
        expect(parts.map(({ isAmount }) => isAmount)).toEqual([false, true, false]);
        expect(parts.at(-1)?.text).toBe(rest);
      }),
    );
  });

  test('is unchanged for its own number of servings', () => {
    fc.assert(
      fc.property(fc.string(), language, (text, written) => {
        fc.pre(!/F|cup/i.test(text));
        expect(servedText(markedStep(text, written), metric(1, written))).toBe(text);
      }),
    );
  });
});

test('servings are whole numbers from 1 to 100; anything else is refused', () => {
  for (const typed of ['0', '0.5', '0,5', '101', '1000', '-2', '', ' ', 'abc', '1e9'])
    expect(readServings(typed)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (servings) => {
      expect(readServings(String(servings))).toBe(servings);
    }),
  );
});
