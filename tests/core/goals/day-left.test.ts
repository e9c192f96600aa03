import { expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { dayLeft } from '#core/goals/day-left.ts';

const eaten = (calories: number, protein: number) => ({ calories, protein, carbs: 0, fat: 0, fiber: 0 });

test('The rest of a day is its goals minus what was eaten, in whole kcal and g', () => {
  expect(dayLeft(DEFAULT_GOALS, eaten(1_379.6, 14.5))).toEqual({ calories: 620, protein: 35 });
});

test('The rest asks for no more protein than one meal can hold, and for none once the goal is reached', () => {
  expect(dayLeft(DEFAULT_GOALS, eaten(1_800, 0))).toEqual({ calories: 200, protein: 15 });
  expect(dayLeft(DEFAULT_GOALS, eaten(0, 0))).toEqual({ calories: 2_000, protein: 40 });
  expect(dayLeft(DEFAULT_GOALS, eaten(1_400, 60))).toEqual({ calories: 600 });
});

test('A day with little left has no room for a meal', () => {
  expect(dayLeft(DEFAULT_GOALS, eaten(1_850, 20))).toMatchObject({ calories: 150 });
  expect(dayLeft(DEFAULT_GOALS, eaten(1_851, 20))).toBeUndefined();
  expect(dayLeft(DEFAULT_GOALS, eaten(2_400, 20))).toBeUndefined();
});
