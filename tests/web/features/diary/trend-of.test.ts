import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import { addDays } from '#core/time.ts';
import { favouriteEntries, recentEntries } from '#web/features/diary/entries/choices.ts';
import { trendOf } from '#web/features/diary/trend/trend-of.ts';

const MONDAY = '2026-11-23';

const eaten = (day: string, name: string, fields: object = {}): TrackedDay => ({
  day,
  entries: [
    {
      type: 'diary',
      id: `${day}-${name}`,
      meal: 'lunch',
      name,
      source: { own: true },
      amount: { quantity: 1, unit: 'serving' },
      timestamp: 1,
      ...fields,
    },
  ],
});

test('a day without entries, or without the value, is a gap and not zero', () => {
  const days = [eaten(MONDAY, 'Soup', { protein: 12 }), eaten(addDays(MONDAY, 1), 'Tea')];
  const trend = trendOf(days, { from: MONDAY, to: addDays(MONDAY, 2) }, 'protein');
  expect(trend.days.map(({ amount }) => amount)).toEqual([12, undefined, undefined]);
  expect(trend).toMatchObject({ average: 12, counted: 1 });
  expect(trend.weekdays).toEqual([12, ...Array.from({ length: 6 })]);
});

test('the average lies between the smallest and the largest value', () => {
  const amounts = fc.array(fc.option(fc.nat(5_000), { nil: undefined }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, (calories) => {
      const days = calories.flatMap((each, at) =>
        each === undefined ? [] : [eaten(addDays(MONDAY, at), 'Meal', { calories: each })],
      );
      const range = { from: MONDAY, to: addDays(MONDAY, calories.length - 1) };
      const { average, counted } = trendOf(days, range, 'calories');
      const told = calories.filter((each) => each !== undefined);
      expect(counted).toBe(told.length);
      expect(average === undefined).toBe(told.length === 0);
      if (average === undefined) return;
      expect(average).toBeGreaterThanOrEqual(Math.min(...told) - 1e-6);
      expect(average).toBeLessThanOrEqual(Math.max(...told) + 1e-6);
    }),
  );
});

test('The last eaten food comes first, each food once, and one that is eaten often is a favourite', () => {
  const days = ['Soup', 'Cake', 'Soup', 'Soup', 'Tea'].map((name, at) => eaten(addDays(MONDAY, at), name));
  const names = (entries: ReturnType<typeof recentEntries>) =>
    entries.map((entry) => (entry.type === 'diary' ? entry.name : entry.title));
  expect(names(recentEntries(days))).toEqual(['Tea', 'Soup', 'Cake']);
  expect(names(favouriteEntries(days))).toEqual(['Soup']);
});
