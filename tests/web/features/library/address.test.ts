import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIETS } from '#core/nutrition/diet.ts';
import { filtersIn, parametersOf, queryOf } from '#web/features/library/address/address.ts';
import { LIBRARY_SORTS } from '#web/library/questions.ts';
import '#tests/chance.ts';

const name = fc
  .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  .filter((text) => text.length <= 100);

const QUERY = fc.record(
  {
    q: fc.string({ minLength: 1, maxLength: 200 }),
    isFavorite: fc.constant(true as const),
    tags: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    maxTime: fc.integer({ min: 1, max: 9_999 }),
    diet: fc.constantFrom(...DIETS),
    cooked: fc.constantFrom('never' as const, 'often' as const),
    rating: fc.integer({ min: 1, max: 5 }),
    origin: fc.constantFrom('generated' as const, 'imported' as const, 'own' as const),
    cuisine: name,
    isForAll: fc.constant(true as const),
    sort: fc.constantFrom(...LIBRARY_SORTS),
  },
  { requiredKeys: [] },
);

test('an address restores every view', () => {
  fc.assert(
    fc.property(QUERY, (query) => {
      const address = parametersOf(query).toString();
      expect(queryOf(new URLSearchParams(address))).toEqual(query);
    }),
  );
});

test('a mistyped address shows its valid part', () => {
  const address = 'time=-5&rating=9&diet=carnivore&sort=random&from=mars&tag=&cuisine=Thai&favourites=no';
  expect(queryOf(new URLSearchParams(address))).toEqual({ cuisine: 'Thai', isFavorite: true });
});

test('words and order do not count as filters', () => {
  expect(filtersIn({ q: 'leek', sort: 'title' })).toBe(0);
  expect(filtersIn({ q: 'leek', isFavorite: true, tags: ['a', 'b'] })).toBe(3);
});
