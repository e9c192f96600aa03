import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  moveBeside,
  moveBy,
  moveToPart,
  pasteLines,
  placeOf,
  removePart,
  rewrite,
  type Parts,
} from '#web/features/edit/change-parts.ts';

const part = (name: string, ...texts: string[]) => ({
  key: `part ${name}`,
  name,
  lines: texts.map((text) => ({ key: text, text })),
});

const CAKE: Parts = [part('Dough', 'flour', 'milk', 'egg'), part('Crumble', 'butter', 'almonds')];

const namesIn = (parts: Parts) => parts.map(({ lines }) => lines.map(({ text }) => text).join(' '));

test('a line moves by one, and past the end of its part into the next', () => {
  expect(namesIn(moveBy(CAKE, 'milk', -1))).toEqual(['milk flour egg', 'butter almonds']);
  expect(namesIn(moveBy(CAKE, 'egg', 1))).toEqual(['flour milk', 'egg butter almonds']);
  expect(namesIn(moveBy(CAKE, 'butter', -1))).toEqual(['flour milk egg butter', 'almonds']);
  expect(namesIn(moveBy(CAKE, 'flour', -1))).toEqual(namesIn(CAKE));
  expect(namesIn(moveBy(CAKE, 'almonds', 1))).toEqual(namesIn(CAKE));
});

test('a dragged line lands beside the line under the pointer', () => {
  expect(namesIn(moveBeside(CAKE, 'flour', 'butter', 'after'))).toEqual(['milk egg', 'butter flour almonds']);
  expect(namesIn(moveBeside(CAKE, 'almonds', 'flour', 'before'))).toEqual([
    'almonds flour milk egg',
    'butter',
  ]);
});

test('a line moves to the end of another part', () => {
  expect(namesIn(moveToPart(CAKE, 'milk', 'part Crumble'))).toEqual(['flour egg', 'butter almonds milk']);
});

test('the lines of a removed part go to the part before, or else after it', () => {
  expect(namesIn(removePart(CAKE, 'part Crumble'))).toEqual(['flour milk egg butter almonds']);
  expect(namesIn(removePart(CAKE, 'part Dough'))).toEqual(['flour milk egg butter almonds']);
  expect(removePart([part('Dough', 'flour')], 'part Dough')).toMatchObject([{ name: '' }]);
});

test('a pasted list becomes lines', () => {
  expect(namesIn(pasteLines(CAKE, 'egg', ['2 eggs', 'salt']))).toEqual([
    'flour milk 2 eggs salt',
    'butter almonds',
  ]);
});

test('a changed text removes the doubt about a line, an unchanged text does not', () => {
  const parts: Parts = [{ ...part('', 'rum'), lines: [{ key: 'rum', text: 'rum', why: 'no-amount' }] }];
  expect(rewrite(parts, 'rum', 'rum')[0]?.lines[0]).toHaveProperty('why');
  expect(rewrite(parts, 'rum', '2 tbsp rum')[0]?.lines[0]).not.toHaveProperty('why');
});

test('no move loses or duplicates a line', () => {
  const keys = CAKE.flatMap(({ lines }) => lines.map(({ key }) => key));
  const aKey = fc.constantFrom(...keys);
  const aMove = fc.oneof(
    fc.tuple(aKey, fc.constantFrom(-1 as const, 1 as const)).map(
      ([key, by]) =>
        (parts: Parts) =>
          moveBy(parts, key, by),
    ),
    fc.tuple(aKey, aKey, fc.constantFrom('before' as const, 'after' as const)).map(
      ([key, beside, side]) =>
        (parts: Parts) =>
          moveBeside(parts, key, beside, side),
    ),
    fc.tuple(aKey, fc.constantFrom(...CAKE.map(({ key }) => key))).map(
      ([key, to]) =>
        (parts: Parts) =>
          moveToPart(parts, key, to),
    ),
  );
  fc.assert(
    fc.property(fc.array(aMove, { maxLength: 20 }), (moves) => {
      const moved = moves.reduce((parts, move) => move(parts), CAKE);
      expect(moved.flatMap(({ lines }) => lines.map(({ key }) => key)).toSorted()).toEqual(keys.toSorted());
      expect(keys.every((key) => placeOf(moved, key) !== undefined)).toBe(true);
    }),
  );
});
