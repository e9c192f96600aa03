import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const OUNCE = 28.35;
const POUND = 453.6;

const gramsIn = (text: string) => parseLine(text, 'en').grams ?? 0;

const count = fc.integer({ min: 1, max: 6 });
const ounces = fc.integer({ min: 4, max: 29 });

test('tins weigh the same, however the line writes their size', () => {
  const food = fc.constantFrom(
    ['black beans', 0.6],
    ['chopped tomatoes', 1],
    ['sweetened condensed milk', 1],
  ) satisfies fc.Arbitrary<[string, number]>;
  fc.assert(
    fc.property(count, ounces, food, (tins, size, [name, share]) => {
      const all = [
        `${tins} ${size} oz cans ${name}`,
        `${tins}, ${size} oz cans of ${name}`,
        `${tins} (${size} oz) cans ${name}`,
        `${tins} (${size}-ounce can) ${name}`,
        `${tins} x ${size} oz tins ${name}`,
      ];
      for (const text of all) expect(gramsIn(text) / (tins * size * OUNCE * share), text).toBeCloseTo(1, 1);
    }),
  );
});

test('ounces of a tinned food include the liquid, as on the label', () => {
  fc.assert(
    fc.property(ounces, (size) => {
      for (const text of [
        `${size} oz canned black beans, drained`,
        `${size} oz black beans (canned, drained)`,
      ])
        expect(gramsIn(text) / (size * OUNCE)).toBeCloseTo(0.6, 2);
      expect(gramsIn(`${size} oz canned black beans, drained weight`) / (size * OUNCE)).toBeCloseTo(1, 2);
    }),
  );
  expect(gramsIn('240 g canned black beans, drained')).toBe(240);
});

test('pounds after a number are the weight of each piece', () => {
  fc.assert(
    fc.property(count, fc.integer({ min: 2, max: 9 }), (pieces, pounds) => {
      expect(gramsIn(`${pieces} ${pounds} lb pork shoulder`)).toBeCloseTo(pieces * pounds * POUND, 0);
    }),
  );
  expect(parseLine('1 500 g Mehl', 'de').grams).not.toBe(500);
});
