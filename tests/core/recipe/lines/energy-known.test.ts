import { expect, test } from 'vitest';
import { isAtLeast, uncounted, unknownFoodsAre } from '#core/recipe/lines/energy-known.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

test('a recipe with an unknown food is not marked “at least” if its model has given a weight: an average counts', () => {
  const [unknown, pasta] = ['200 g Sternenstaub', '500 g Nudeln'].map((text) => parseLine(text, 'de'));
  if (!unknown || !pasta) throw new Error('Both are lines.');
  const weighed = { ...unknown, weighed: 'author' } as const;
  expect(isAtLeast([unknown, pasta], 0.3)).toBe(true);
  expect(isAtLeast([weighed, pasta], 0.3)).toBe(false);
});

test('the label distinguishes estimated foods from those left out, also if a recipe has both', () => {
  const [stardust, moonfruit, pasta] = ['200 g Sternenstaub', '300 g Mondgemüse', '500 g Nudeln'].map(
    (text) => parseLine(text, 'de'),
  );
  if (!stardust || !moonfruit || !pasta) throw new Error('All are lines.');
  const guessed = { ...stardust, weighed: 'author' } as const;
  expect(unknownFoodsAre([guessed, pasta])).toBe('estimated');
  expect(unknownFoodsAre([moonfruit, pasta])).toBe('left-out');
  expect(unknownFoodsAre([guessed, moonfruit, pasta])).toBe('both');
});

test.each([
  [['1 kg Sauerbraten, eingelegt', '2 Zwiebeln', '500 ml Wasser'], true, ['Sauerbraten']],
  [['2 Stück Mondgemüse', '500 g Nudeln'], true, ['Mondgemüse']],
  [['1 TL Sternenstaub', '500 g Nudeln'], false, ['Sternenstaub']],
  [['20 g Sternenstaub', '500 g Nudeln'], false, ['Sternenstaub']],
  [['500 g Nudeln', '2 Zwiebeln', 'Salz', 'Petersilie zum Bestreuen'], false, []],
])('The unknown foods of %j make the energy incomplete: %s', (texts, isOpen, names) => {
  const lines = texts.map((text) => parseLine(text, 'de'));
  expect(isAtLeast(lines, nutritionPerServing(lines, 4).unmatchedShare)).toBe(isOpen);
  expect(uncounted(lines).map(({ name }) => name)).toEqual(names);
});
