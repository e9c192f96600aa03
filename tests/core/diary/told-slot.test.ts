import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldSlot } from '#core/diary/told-slot.ts';

test.each([
  ['porridge for breakfast', 'breakfast', 'porridge'],
  ['Two fried eggs for a late Sunday breakfast', 'breakfast', 'Two fried eggs'],
  ['this morning a bowl of muesli', 'breakfast', 'a bowl of muesli'],
  ['Lunch: rice, beans', 'lunch', 'rice, beans'],
  ['a wrap in my lunch break', 'lunch', 'a wrap'],
  ['my dinner was lasagne', 'dinner', 'lasagne'],
  ['curry last night', 'dinner', 'curry'],
  ['an apple as a mid-morning snack', 'snack', 'an apple'],
  ['crisps (snack)', 'snack', 'crisps'],
  ['zum Frühstück Haferbrei', 'breakfast', 'Haferbrei'],
  ['heute Morgen zwei Brötchen', 'breakfast', 'zwei Brötchen'],
  ['Ein Apfel in der Mittagspause', 'lunch', 'Ein Apfel'],
  ['zu einem späten Mittagessen Pizza', 'lunch', 'Pizza'],
  ['Abendbrot: Brot mit Käse', 'dinner', 'Brot mit Käse'],
  ['abends Pellkartoffeln', 'dinner', 'Pellkartoffeln'],
  ['eine Banane als kleiner Snack', 'snack', 'eine Banane'],
  ['nachmittags ein Stück Kuchen', 'snack', 'ein Stück Kuchen'],
] as const)('“%s” tells the meal, %s', (text, slot, food) => {
  expect(toldSlot(text)).toEqual({ slot, text: food });
});

test.each([
  'full English breakfast',
  'breakfast burrito',
  'Frühstücksflocken',
  'snack bar',
  'Apfel vor dem Abendessen',
  'Lasagne vom Mittag',
  'sandwich from lunch',
  'Haferbrei für morgen',
  'dinner',
  'zum Frühstück',
  'eggs for two',
])('“%s” names a food or another time, and stays as it is', (text) => {
  expect(toldSlot(text)).toEqual({ text });
});

test('A sentence that names two meals is assigned to neither', () => {
  expect(toldSlot('porridge for breakfast, soup for lunch').slot).toBeUndefined();
});

test('Any text keeps words, and tells at most one meal', () => {
  const word = fc.constantFrom('for', 'breakfast', 'zum', 'Abend', ':', ',', 'a', 'soup', 'was', '(', '–');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 10 }), (words) => {
      const text = words.join(' ');
      expect(toldSlot(text).text.trim() === '').toBe(text.trim() === '');
    }),
  );
});
