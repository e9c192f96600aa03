import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { totalOf } from '#core/eaten/totals.ts';
import { DayRange } from '#core/day-range.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { againstGoals } from '#core/goals/progress.ts';
import { NO_NUTRITION, type Nutrition } from '#core/nutrition/nutrition.ts';
import { addDays, daysBetween } from '#core/time.ts';

const nutrition = (changes: Partial<Nutrition>): Nutrition => ({ ...NO_NUTRITION, ...changes });

test('a total is the sum of its entries, to a tenth of a gram', () => {
  const entry = { calories: 100, protein: 0.1, carbs: 0.2, fat: 0.3, fiber: 0.4 };
  expect(totalOf([entry, entry, entry])).toEqual({
    calories: 300,
    protein: 0.3,
    carbs: 0.6,
    fat: 0.9,
    fiber: 1.2,
  });
  expect(totalOf([])).toEqual(NO_NUTRITION);
});

describe('progress', () => {
  const caloriesAt = (calories: number) => againstGoals(nutrition({ calories }), DEFAULT_GOALS).calories;

  test.each([
    [0, 0, 'far'],
    [1599, 79.95, 'far'],
    [1600, 80, 'near'],
    [1999, 99.95, 'near'],
    [2000, 100, 'reached'],
    [9000, 100, 'reached'],
  ])('%i of 2000 kcal is %f %%, %s', (calories, percent, level) => {
    expect(caloriesAt(calories)).toEqual({ consumed: calories, goal: 2000, percent, level });
  });

  test('towards a goal of zero is not shown', () => {
    const { fat } = againstGoals(nutrition({ fat: 5 }), { ...DEFAULT_GOALS, dailyFat: 0 });
    expect(fat).toEqual({ consumed: 5, goal: 0, percent: 0, level: 'far' });
  });
});

describe('a range of days', () => {
  const isTaken = (from: string, to: string) => v.is(DayRange, { from, to });

  test('starts before its end or on the same day, and has at most 62 days', () => {
    expect(isTaken('2026-11-20', '2026-11-20')).toBe(true);
    expect(isTaken('2026-11-20', '2026-11-19')).toBe(false);
    expect(daysBetween('2026-10-01', '2026-12-01')).toHaveLength(62);
    expect(isTaken('2026-10-01', '2026-12-01')).toBe(true);
    expect(isTaken('2026-10-01', '2026-12-02')).toBe(false);
    expect(isTaken('2026-02-30', '2026-03-01')).toBe(false);
  });

  test('counts each day once, also across months and years', () => {
    const firsts = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(firsts, fc.integer({ min: 0, max: 62 }), (first, length) => {
        const days = daysBetween(first, addDays(first, length));
        expect(days).toHaveLength(length + 1);
        expect(new Set(days).size).toBe(length + 1);
        expect(addDays(days.at(-1) ?? '', -length)).toBe(first);
      }),
    );
  });
});
