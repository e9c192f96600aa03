import fc from 'fast-check';
import { expect, test } from 'vitest';
import { servingsOf } from '#core/reading/understanding/servings.ts';

test.each([
  ['4 servings', 4],
  ['Für 6 Personen', 6],
  ['12 Stück', 12],
  ['Serves 4-6', 5],
  ['3 bis 4 Portionen', 4],
  ['Makes 24 cookies', 24],
  ['serves four', 4],
  ['zwölf Muffins', 12],
  ['1 Kuchen (12 Stücke)', 12],
  ['1 Springform (26 cm), 12 Stücke', 12],
  ['2 Liter, 8 Portionen', 8],
  ['8', 8],
  ['1 loaf', 1],
])('"%s" are %i servings', (yields, servings) => {
  expect(servingsOf(yields)).toBe(servings);
});

test.each([undefined, '', 'one bowl'.slice(3), '26 cm', '900 g', '0'])(
  'a page that says "%s" has the usual four',
  (yields) => {
    expect(servingsOf(yields)).toBe(4);
  },
);

test('whatever a page says, a recipe has between 1 and 100 whole servings', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.float().map(String)), (yields) => {
      const servings = servingsOf(yields);
      expect(Number.isInteger(servings) && servings >= 1 && servings <= 100).toBe(true);
    }),
  ));
