import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yieldOf } from '#core/reading/understanding/servings.ts';

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
  ['Serves 4 – 30 minutes', 4],
  ['4 – 30 minutes', 4],
  ['About 2 dozen', 24],
  ['a dozen', 12],
  ['ein halbes Dutzend', 6],
  ['160 pieces', 20],
  ['eine Stunde, 6 Personen', 6],
  ['1:30 Std. für 6', 6],
  ['in forty-five minutes, for 6 guests', 6],
  ['makes about a dozen', 12],
  ['half a dozen muffins', 6],
  ['zwei bis drei Portionen', 3],
  ['one 20 cm cake', 1],
  ['999999999 servings', 4],
  ['1 tray (24 squares)', 24],
  ['1 Blech (40 Plätzchen)', 40],
  ['one tart (8 wedges)', 8],
  ['1 cake (2 layers)', 1],
])('"%s" are %i servings', (yields, servings) => {
  expect(yieldOf(yields).servings).toBe(servings);
});

test.each([undefined, '', 'one bowl'.slice(3), '26 cm', '900 g', '0'])(
  'a page that says "%s" gets the default of four',
  (yields) => {
    expect(yieldOf(yields).servings).toBe(4);
  },
);

test('A recipe has between 1 and 100 whole servings, whatever a page says', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.float().map(String)), (yields) => {
      const servings = yieldOf(yields).servings;
      expect(Number.isInteger(servings) && servings >= 1 && servings <= 100).toBe(true);
    }),
  ));

test.each([
  ['4–6', { count: 4, upTo: 6 }],
  ['Serves 4 to 6', { count: 4, upTo: 6 }],
  ['22 cookies', { count: 22, of: 'cookies' }],
  ['2 pies', { count: 2, of: 'pies' }],
  ['160 pieces', { count: 160, of: 'pieces' }],
  ['About 2 dozen', { count: 24, of: 'pieces' }],
  ['2 dozen cookies', { count: 24, of: 'cookies' }],
  ['12-14 muffins', { count: 12, upTo: 14, of: 'muffins' }],
  ['1 Kuchen (12 Stücke)', { count: 12, of: 'Stücke' }],
  ['zwölf Muffins', { count: 12, of: 'Muffins' }],
  ['six to eight people', { count: 6, upTo: 8 }],
  ['ein Dutzend', { count: 12, of: 'Stück' }],
  ['a dozen', { count: 12, of: 'pieces' }],
  ['a meal for two', undefined],
  ['4 servings', undefined],
  ['Serves 4 – 30 minutes', undefined],
  ['6', undefined],
])('"%s" keeps its range, and its pieces beside the servings', (yields, makes) => {
  expect(yieldOf(yields).makes).toEqual(makes);
});
