import { expect, test } from 'vitest';
import { aRecipe } from '#tests/support/examples.ts';
import { entryOf } from '#web/offline/entries.ts';

test('an entry of the library says where the energy is not all known', () => {
  const lines = [{ name: 'Sauerbraten', quantity: 1, unit: 'kg' as const, grams: 1_000 }];
  expect(entryOf(aRecipe('cook', { lines, unmatchedShare: 1 }), 1)).toMatchObject({ isAtLeast: true });
  const known = [{ name: 'onions', food: 'onion', quantity: 2, unit: 'piece' as const, grams: 220 }];
  expect(entryOf(aRecipe('cook', { lines: known, unmatchedShare: 0 }), 1)).not.toHaveProperty('isAtLeast');
});
