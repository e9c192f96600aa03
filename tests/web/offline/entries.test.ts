import { expect, test } from 'vitest';
import { aRecipe } from '#tests/support/examples.ts';
import { entryOf } from '#web/offline/entries.ts';

test('a library entry is marked if some energy is unknown', () => {
  const lines = [{ name: 'Sauerbraten', quantity: 1, unit: 'kg' as const, grams: 1_000 }];
  expect(entryOf(aRecipe('cook', { lines, unmatchedShare: 1 }), 1)).toMatchObject({ isAtLeast: true });
  const known = [{ name: 'onions', food: 'onion', quantity: 2, unit: 'piece' as const, grams: 220 }];
  expect(entryOf(aRecipe('cook', { lines: known, unmatchedShare: 0 }), 1)).not.toHaveProperty('isAtLeast');
});

test('a library entry has each food and name of the recipe once', () => {
  const onion = { food: 'onion', quantity: 1, unit: 'piece' as const, grams: 110 };
  const lines = [
    { ...onion, name: 'onion' },
    { ...onion, name: 'red onion' },
    { ...onion, name: 'onion' },
    { name: 'stardust' },
  ];
  expect(entryOf(aRecipe('cook', { lines }), 1)).toMatchObject({
    foods: ['onion'],
    names: ['onion', 'red onion', 'stardust'],
  });
});

test('a library entry has the last day of cooking, unless that mark was removed', () => {
  const cooked = aRecipe('cook', { isCooked: true, cookedAt: 5, timesCooked: 2 });
  expect(entryOf(cooked, 1)).toMatchObject({ cookedAt: 5, timesCooked: 2 });
  expect(entryOf({ ...cooked, isCooked: false, timesCooked: 0 }, 1)).not.toHaveProperty('cookedAt');
  expect(entryOf({ ...cooked, isCooked: false, timesCooked: 0 }, 1)).toMatchObject({ timesCooked: 0 });
  const { cookedAt: _, ...never } = cooked;
  expect(Object.keys(entryOf(never, 1))).not.toContain('cookedAt');
});
