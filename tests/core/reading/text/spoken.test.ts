import { expect, test } from 'vitest';
import { asWritten } from '#core/reading/text/spoken.ts';

test.each([
  ['en', 'a hundred and twenty five grams of butter', '125 grams of butter'],
  ['en', 'three hundred grams of rye flour', '300 grams of rye flour'],
  ['en', 'a hundred grams', '100 grams'],
  ['en', 'two fistfuls of peas', 'two handfuls of peas'],
  ['de', 'zweihundert Gramm Grieß', '200 Gramm Grieß'],
  ['de', 'hundertfünfzig Gramm Nudeln', '150 Gramm Nudeln'],
  ['de', 'dreihundertfünfundzwanzig Gramm Quark', '325 Gramm Quark'],
  ['de', 'zwei Esslöffeln Honig', 'zwei Esslöffel Honig'],
  ['de', 'ein Rezept aus dem letzten Jahrhundert', 'ein Rezept aus dem letzten Jahrhundert'],
] as const)(
  'numbers and measures that are spoken are written as in a list (%s): %s',
  (language, said, written) => {
    expect(asWritten(said, language)).toBe(written);
  },
);
