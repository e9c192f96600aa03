import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reaches } from '#tests/figures/gates.ts';
import { everydayRead, linesRead, weightMatched } from '#tests/figures/reading.ts';
import { lineText } from '#core/recipe/lines/line.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { scaleLine } from '#core/recipe/scaling/scale.ts';
import { UNIT_WORDS, UNITS } from '#core/nutrition/units.ts';
import { unitNamed } from '#core/nutrition/unit-names.ts';
import { Language } from '#core/language.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { LINES } from '../../../cases/lines.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';

describe('the lines that cooks write', () => {
  test('are read right in 97 of 100 cases', () => {
    const figure = linesRead();
    expect(figure.of).toBeGreaterThan(400);
    expect(reaches(figure), figure.wrong.join(' / ')).toBe(true);
  });

  test('weigh the same as on the scale', () => {
    const figure = everydayRead();
    expect(figure.of).toBeGreaterThan(100);
    expect(reaches(figure), figure.wrong.join(' / ')).toBe(true);
  });

  test('have 95 % of their weight matched to foods, and to the right ones', () => {
    const figure = weightMatched();
    expect(reaches(figure), figure.wrong.join(' / ')).toBe(true);
  });
});

test('a line with an amount and any name of a food is read as that food', () => {
  const wrong = Language.options.flatMap((language) =>
    FOODS.flatMap(({ id, names }) =>
      names[language].filter((name) => parseLine(`100 g ${name}`, language).food !== id),
    ),
  );
  expect(wrong).toEqual([]);
});

describe('a food is not matched at any price', () => {
  test.each([
    ['en', '200 g cauliflower rice'],
    ['en', '2 cups chicken soup'],
    ['en', '100 g hazelnut milk'],
    ['en', '1 tbsp dragon powder'],
    ['en', '250 g wheat-free pasta'],
    ['en', '1 cup dried watermelon'],
    ['de', '200 g Zucchininudeln'],
    ['de', '200 g vegane Wurst'],
    ['de', '200 g Kartoffelsalat'],
    ['de', '200 ml Erbsenmilch'],
    ['de', '1 TL Feenstaub'],
  ] as const)('%s: %s', (language, text) => {
    expect(parseLine(text, language).food).toBeUndefined();
  });

  test.each([
    ['de', '150 g Buchweizen', 'buckwheat'],
    ['de', '100 g Kartoffelmehl', 'potato-flour'],
    ['en', '400 ml coconut milk', 'coconut-milk'],
    ['en', '2 tbsp peanut butter', 'peanut-butter'],
    ['en', '100 g butter beans', 'white-beans'],
    ['de', '1 EL Erdnussbutter', 'peanut-butter'],
    ['de', '1 Granatapfel', 'pomegranate'],
  ] as const)('%s: %s is %s', (language, text, food) => {
    expect(parseLine(text, language).food).toBe(food);
  });
});

describe('any text', () => {
  test('is read without an exception, and keeps a name', MANY_INPUTS, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 700 }),
        fc.constantFrom('en', 'de'),
        (text, language) => {
          const line = parseLine(text, language);
          expect(typeof line.name).toBe('string');
          expect(line.grams ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: tries(200, 2_000) },
    );
  });

  test('A text of amounts, brackets and words in any order is read without an exception', () => {
    const words =
      '1 ½ 1/0 2-3 1.000 , ( ) (( x à of EL cup Dose 400g Tomaten or und + - / : getrocknet ein € \u0000 \uD800 ﷺ';
    const word = fc.constantFrom(...words.split(' '), 'juice of', 'half a', '1'.repeat(40));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.constantFrom('en', 'de'), (text, language) => {
        const { quantity = 1, grams = 0 } = parseLine(text.join(' '), language);
        expect(Number.isFinite(quantity) && Number.isFinite(grams)).toBe(true);
      }),
      { numRuns: tries(300, 2_000) },
    );
  });

  test('A text of ten thousand opening brackets or digits is cut short', () => {
    for (const piece of ['(', '1 ', 'à 1', '1/', 'a, ', ' or ', '½']) {
      expect(parseLine(piece.repeat(10_000), 'de').name.length).toBeLessThan(3_000);
    }
  });
});

describe('a line that is scaled', () => {
  // Notes with an amount of their own ("about 800 g") do not scale with the line.
  const scalable = LINES.filter(({ text, language, grams }) => {
    const { quantity, note = '', unit } = parseLine(text, language);
    return quantity !== undefined && grams !== undefined && !/\d/.test(note) && unit !== undefined;
  });

  test('has as many times the grams, within the rounding of its number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scalable),
        fc.constantFrom(0.5, 2, 3, 4),
        ({ text, language }, times) => {
          const { role: _role, ...line } = parseLine(text, language);
          const quantity = (line.quantity ?? 0) * times;
          const again = parseLine(lineText(scaleLine(line, times), language), language);
          expect(again.food).toBe(line.food);
          const rounding = 0.06 / Math.max(quantity, 0.1);
          expect(Math.abs((again.grams ?? 0) / ((line.grams ?? 0) * times) - 1), text).toBeLessThanOrEqual(
            rounding + 0.02,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('every unit is read back as it is written', () => {
  for (const unit of UNITS.filter((each) => each !== 'piece')) {
    for (const word of Object.values(UNIT_WORDS[unit]).flat()) expect(unitNamed(word)?.unit, word).toBe(unit);
  }
});

test.each([
  ['.5 kg Mehl', 'de', { food: 'flour', quantity: 0.5, unit: 'kg', grams: 500 }],
  ['1.000 g Mehl', 'de', { food: 'flour', quantity: 1_000, unit: 'g' }],
  ['Eier 3', 'de', { food: 'egg', quantity: 3 }],
  ['Eggs: 3', 'en', { food: 'egg', quantity: 3 }],
] as const)('%s is read with its amount', (text, language, line) => {
  expect(parseLine(text, language)).toMatchObject(line);
});

test('a number after a kind of flour is not an amount', () => {
  expect(parseLine('Weizenmehl Type 405', 'de').quantity).toBeUndefined();
});

test.each([
  ['2 Selleriestangen', 'celery'],
  ['1 Knollensellerie', 'celeriac'],
  ['1 EL Zitronensaft', 'lemon-juice'],
  ['2 Knoblauchzehen', 'garlic'],
  ['3 Frühlingszwiebelringe', 'spring-onion'],
  ['2 Vanilleschoten', 'vanilla-pod'],
  ['10 Basilikumblätter', 'basil'],
])('the German compound of %s is %s', (text, food) => {
  expect(parseLine(text, 'de').food).toBe(food);
});

describe('words of an amount', () => {
  test.each([
    ['en', '1–2 tsp salt', '1–2\u00a0tsp salt'],
    ['en', '4-6 cloves garlic', '4–6\u00a0cloves garlic'],
    ['de', '500-600 g Kartoffeln', '500–600\u00a0g Kartoffeln'],
    ['en', 'a little butter', 'a little butter'],
    ['de', 'etwas Butter', 'etwas Butter'],
    ['en', '1 heaped tbsp flour', '1\u00a0tbsp flour, heaped'],
    ['de', '1 EL gehäuft Paniermehl', '1\u00a0EL Paniermehl, gehäuft'],
    ['en', 'optional: nuts', 'optional nuts'],
  ] as const)('%s: stay when a line is written again: %s', (language, text, written) => {
    const { role: _role, ...line } = parseLine(text, language);
    expect(lineText(line, language)).toBe(written);
  });
});

test.each([
  ['en', 'tin of coconut milk', 'coconut-milk', 1, 'can'],
  ['de', 'Dose Kokosmilch', 'coconut-milk', 1, 'can'],
  ['en', 'Shot of rum', 'rum', 40, 'ml'],
  ['en', '2 shots of rum', 'rum', 80, 'ml'],
  ['en', 'A dollop of sour cream', 'sour-cream', 1, 'tbsp'],
  ['de', '2 Kleckse Senf', 'mustard', 2, 'tbsp'],
  ['de', 'Schnapsglas Rum', 'rum', 20, 'ml'],
  ['en', 'Cup of flour', 'flour', 1, 'cup'],
  ['en', 'Pound of beef, cubed', 'beef', 1, 'lb'],
  ['en', 'Rasher of bacon', 'bacon', 1, 'slice'],
  ['en', 'Wedge of lime', 'lime', 1, 'slice'],
  ['de', 'Pfund Mehl', 'flour', 500, 'g'],
  ['de', 'Zehe Knoblauch', 'garlic', 1, 'clove'],
  ['de', 'Dutzend Eier', 'egg', 12, 'piece'],
  ['de', 'Ring Fleischwurst', 'fleischwurst', 1, 'piece'],
  ['en', '2 units lime', 'lime', 2, 'piece'],
  ['en', 'Onion x 1', 'onion', 1, 'piece'],
  ['de', 'Schmand (200 g)', 'schmand', 200, 'g'],
  ['de', 'Zwiebeln (2 Stück)', 'onion', 2, 'piece'],
  ['en', '2 cups flour ($0.40)', 'flour', 2, 'cup'],
  ['en', '1 onion $0.32', 'onion', 1, 'piece'],
  ['de', '1 Zwiebel 0,40 €', 'onion', 1, 'piece'],
  ['en', '2 organic cage free eggs', 'egg', 2, 'piece'],
  ['en', '200 ml milk of choice', 'milk', 200, 'ml'],
  ['en', '100 g unsalted, American-style butter', 'butter', 100, 'g'],
] as const)('%s: "%s" is %s', (language, text, food, quantity, unit) => {
  expect(parseLine(text, language)).toMatchObject({ food, quantity, unit });
});

test.each([
  ['en', 'Leaf Lettuce', 'lettuce'],
  ['en', 'Spear Mint', 'mint'],
  ['en', 'Piece of ginger', 'ginger'],
  ['de', 'Scheiben Brot', 'bread'],
  ['de', 'Würfel Käse', 'cheese'],
] as const)('%s: an unknown amount: %s', (language, text, food) => {
  expect(parseLine(text, language)).toMatchObject({ food, role: 'needed' });
  expect(parseLine(text, language)).not.toHaveProperty('quantity');
});

test.each([
  ['en', '2 cups flour ($0.40)'],
  ['en', '1 onion $0.32'],
  ['de', '1 Zwiebel 0,40 €'],
] as const)('%s: the price is dropped: %s', (language, text) => {
  const { role: _role, ...line } = parseLine(text, language);
  expect(lineText(line, language)).not.toMatch(/[$€]/);
});

test('A size weighs the same in both languages, before a unit and before a name', () => {
  const gramsOf = (text: string, language: 'en' | 'de') => parseLine(text, language).grams;
  expect(gramsOf('2 thick slices bread', 'en')).toBe(gramsOf('2 dicke Scheiben Brot', 'de'));
  expect(gramsOf('2 tiny onions', 'en')).toBe(gramsOf('2 kleine Zwiebeln', 'de'));
  expect(gramsOf('3 mittelgroße Tomaten', 'de')).toBe(gramsOf('3 tomatoes', 'en'));
  expect(parseLine('1 tiny pinch of salt', 'en')).toMatchObject({ unit: 'pinch', note: 'tiny' });
});
