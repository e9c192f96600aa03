import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { averageOf, historyOf, totalOf, weeksOf } from '#core/cooking/history.ts';
import type { TrackedDay } from '#core/cooking/tracking.ts';
import { DayRange } from '#core/day-range.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { againstGoals } from '#core/goals/progress.ts';
import { NO_NUTRITION, type Nutrition } from '#core/nutrition/nutrition.ts';
import { addDays, daysBetween } from '#core/time.ts';

const nutrition = (changes: Partial<Nutrition>): Nutrition => ({ ...NO_NUTRITION, ...changes });

const tracked = (day: string, ...eaten: Partial<Nutrition>[]): TrackedDay => ({
  day,
  entries: eaten.map((each, index) => ({
    type: 'cooked',
    id: `${day}-${index}`,
    recipeId: index,
    title: 'Soup',
    servings: 1,
    timestamp: index,
    ...nutrition(each),
  })),
});

test('a total is what its entries come to, to the tenth of a gram', () => {
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

describe('a history', () => {
  test('has every day of its range, also those on which nothing was tracked', () => {
    const days = [tracked('2026-02-28', { calories: 500 }, { calories: 700 }), tracked('2026-03-02', {})];
    expect(historyOf(days, { from: '2026-02-28', to: '2026-03-02' })).toEqual([
      { day: '2026-02-28', total: nutrition({ calories: 1200 }) },
      { day: '2026-03-01', total: undefined },
      { day: '2026-03-02', total: NO_NUTRITION },
    ]);
  });

  test('A history of 35 days is five weeks; of fewer, the first week is the short one', () => {
    const days = daysBetween('2026-10-17', '2026-11-20');
    expect(weeksOf(days).map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeksOf(days).flat()).toEqual(days);
    expect(weeksOf(days.slice(25)).map((week) => week[0])).toEqual(['2026-11-11', '2026-11-14']);
    expect(weeksOf([])).toEqual([]);
  });

  test('averages the days that were tracked: an empty one is not a day without food', () => {
    const days = [
      tracked('2026-11-18', { calories: 1000, fiber: 10 }),
      tracked('2026-11-20', { calories: 2001 }),
    ];
    const week = historyOf(days, { from: '2026-11-14', to: '2026-11-20' });
    expect(averageOf(week)).toEqual(nutrition({ calories: 1501, fiber: 5 }));
    expect(averageOf(week.slice(0, 4))).toBeUndefined();
  });
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

  test('towards a goal of nothing is none', () => {
    const { fat } = againstGoals(nutrition({ fat: 5 }), { ...DEFAULT_GOALS, dailyFat: 0 });
    expect(fat).toEqual({ consumed: 5, goal: 0, percent: 0, level: 'far' });
  });
});

describe('a range of days', () => {
  const isTaken = (from: string, to: string) => v.is(DayRange, { from, to });

  test('runs from an earlier day to a later one or the same, 62 days at most', () => {
    expect(isTaken('2026-11-20', '2026-11-20')).toBe(true);
    expect(isTaken('2026-11-20', '2026-11-19')).toBe(false);
    expect(daysBetween('2026-10-01', '2026-12-01')).toHaveLength(62);
    expect(isTaken('2026-10-01', '2026-12-01')).toBe(true);
    expect(isTaken('2026-10-01', '2026-12-02')).toBe(false);
    expect(isTaken('2026-02-30', '2026-03-01')).toBe(false);
  });

  test('counts a day once, over every month’s and year’s end', () => {
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
