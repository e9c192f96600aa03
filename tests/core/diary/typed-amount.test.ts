import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedEntry } from '#core/diary/typed-amount.ts';

test.each([
  ['200 g quark', 'en', 'quark', 200, 'g'],
  ['200g Quark', 'de', 'Quark', 200, 'g'],
  ['Quark 200 g', 'de', 'Quark', 200, 'g'],
  ['milk, 0.5 l', 'en', 'milk', 0.5, 'l'],
  ['2 bananas', 'en', 'bananas', 2, undefined],
  ['zwei Eier', 'de', 'Eier', 2, undefined],
  ['a banana', 'en', 'banana', 1, undefined],
  ['half an avocado', 'en', 'avocado', 0.5, undefined],
  ['ein halber Apfel', 'de', 'Apfel', 0.5, undefined],
  ['½ Avocado', 'de', 'Avocado', 0.5, undefined],
  ['ein Glas Milch', 'de', 'Milch', 1, 'glass'],
  ['2 glasses of wine', 'en', 'wine', 2, 'glass'],
  ['2 slices of bread', 'en', 'bread', 2, 'slice'],
  ['2 EL Haferflocken', 'de', 'Haferflocken', 2, 'tbsp'],
  // A cook with an English screen who thinks in German.
  ['2 Scheiben Brot', 'en', 'Brot', 2, 'slice'],
  ['1,5 Portionen Lasagne', 'de', 'Lasagne', 1.5, 'serving'],
  ['2 servings of soup', 'en', 'soup', 2, 'serving'],
  ['slice of bread', 'en', 'bread', 1, 'slice'],
  ['Scheibe Brot', 'de', 'Brot', 1, 'slice'],
  ['cup of coffee', 'en', 'coffee', 1, 'cup'],
  ['Glas Milch', 'de', 'Milch', 1, 'glass'],
  ['bowl of porridge', 'en', 'porridge', 1, 'bowl'],
  ['2 Schüsseln Suppe', 'de', 'Suppe', 2, 'bowl'],
  ['plate of pasta', 'en', 'pasta', 1, 'serving'],
] as const)('“%s” (%s) is an amount of %s', (typed, language, words, quantity, unit) => {
  const amount = { quantity, ...(unit && { unit }) };
  expect(typedEntry(typed, language)).toEqual({ words, amount });
});

test.each([
  'banana',
  'half-fat milk',
  'half fat milk',
  '7up',
  '2',
  '200 g',
  '3.5% milk',
  '100000 g flour',
  'Eintopf',
  '',
])('“%s” is a name alone', (typed) => {
  expect(typedEntry(typed, 'en')).toEqual({ words: typed });
  expect(typedEntry(typed, 'de')).toEqual({ words: typed });
});

test('Any text that is typed has words, and its amount, if it has one, can be logged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const { words, amount } = typedEntry(typed, 'de');
      expect(words.length > 0 || typed.trim() === '').toBe(true);
      if (amount) expect(amount.quantity >= 0.01 && amount.quantity <= 10_000).toBe(true);
    }),
  );
});
