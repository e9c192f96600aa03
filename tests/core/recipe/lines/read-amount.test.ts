import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const number = fc.integer({ min: 1, max: 9 });

describe('two amounts next to each other', () => {
  test.each([
    ['lb', 'oz', 1 / 16, 'beef'],
    ['kg', 'g', 1 / 1_000, 'potatoes'],
    ['cup', 'tbsp', 1 / 16, 'sugar'],
    ['tbsp', 'tsp', 1 / 3, 'sugar'],
  ])(
    'are a sum if the second is less than one of the first unit: %s and %s',
    (unit, smaller, ratio, food) => {
      fc.assert(
        fc.property(number, fc.integer({ min: 1, max: 2 }), (more, less) => {
          const together = parseLine(`${more} ${unit} ${less} ${smaller} ${food}`, 'en');
          const each = parseLine(`100 ${unit} ${food}`, 'en');
          const wanted = ((each.grams ?? 0) / 100) * (more + less * ratio);
          expect(together.food).toBe(each.food);
          expect(Math.abs((together.grams ?? 0) / wanted - 1)).toBeLessThan(0.01);
        }),
      );
    },
  );

  test('are one amount, given twice, if they are a volume and a weight, or equal', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 2, max: 30 }), (cups, ounces) => {
        const { food, grams } = parseLine(`${cups} cups ${ounces} oz. pine nuts`, 'en');
        expect([food, grams]).toEqual(['pine-nut', parseLine(`${cups} cups pine nuts`, 'en').grams]);
      }),
    );
    expect(parseLine('1 cup 240 ml milk', 'en').quantity).toBe(1);
    expect(parseLine('2 tbsp 30ml olive oil', 'en').quantity).toBe(2);
  });

  test.each([
    ['1 cup 2% milk', 'low-fat-milk'],
    ['500 g 20% cream', 'cream'],
    ['2 cups 00 flour', 'bread-flour'],
  ])('are one amount if the second has no unit: %s', (text, food) => {
    expect(parseLine(text, 'en').food).toBe(food);
  });
});

test('a comma after the unit begins the name', () => {
  expect(parseLine('3 c. (a whole tub), salted butter, in cubes', 'en')).toMatchObject({
    food: 'butter',
    grams: 684,
  });
});

test('soft hyphens inside words are ignored', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.constantFrom('\u00AD', '\u200B'), (at, hyphen) => {
      const name = 'Weizenmehl';
      const line = parseLine(`200 g ${name.slice(0, at)}${hyphen}${name.slice(at)}`, 'de');
      expect(line).toMatchObject({ food: 'flour', name });
    }),
  );
});

test('trademark signs are not read as letters', () => {
  expect(parseLine('200 g Philadelphia™ cheese', 'en').food).toBe('cream-cheese');
  expect(parseLine('1 tbsp Tabasco® sauce', 'en').food).toBe('hot-sauce');
});
