import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, DAY, daysApart, HOUR } from '#core/time.ts';
import { mealsMarked } from '#core/week/cooked-meals.ts';
import { copyOfWeekBefore } from '#core/week/copy-week.ts';
import { dayWord, plannedNutrition } from '#core/week/day-nutrition.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import type { Meal } from '#core/week/meal.ts';
import { withPendingChanges } from '#core/week/pending.ts';
import { weekOf, type Weekday } from '#core/week/week-days.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

const MARTA = aUserId();
const THEO = aUserId();
const WEEK = { from: '2026-11-23', to: '2026-11-29' };

let planned = 0;
const meal = (parts: Partial<Meal> = {}): Meal => ({
  id: `a-meal-${(planned += 1)}`,
  day: '2026-11-24',
  slot: 'dinner',
  title: 'Soup',
  servings: 2,
  isDone: false,
  changedAt: NOON,
  ...parts,
});

let changes = 0;
const change = (parts: object): MealChange =>
  ({
    id: `00000000-0000-4000-8000-${String((changes += 1)).padStart(12, '0')}`,
    at: NOON + HOUR,
    type: 'change',
    ...parts,
  }) as MealChange;

describe('a change that is not sent yet', () => {
  test('shows each field that it changes, and keeps the others', () => {
    const held = meal({ recipeId: 7, cookId: MARTA, leftoversOf: 'another-meal' });
    const moved = change({ meal: { id: held.id, day: null } });
    const shown = { ...held, day: null, changedAt: NOON + HOUR };
    expect(withPendingChanges(held.id, held, [moved])).toEqual(shown);
    expect(withPendingChanges(held.id, held, [change({ meal: { id: 'another-meal', day: null } })])).toBe(
      held,
    );
  });

  test('adds a meal with its cook, removes the meal, and restores it', () => {
    const { changedAt: _, ...fields } = meal({ recipeId: 7, cookId: THEO });
    const { id } = fields;
    const add = change({ type: 'add', meal: fields });
    expect(withPendingChanges(id, undefined, [add])).toEqual({ ...fields, changedAt: NOON + HOUR });
    const remove = change({ type: 'remove', meal: { id } });
    expect(withPendingChanges(id, undefined, [add, remove])).toBeUndefined();
    const again = change({ type: 'add', meal: fields });
    expect(withPendingChanges(id, undefined, [add, remove, again])).toMatchObject(fields);
  });
});

test('a week has seven days, begins as the locale says, and contains its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 7 }), (after, first) => {
      const day = addDays('2000-01-01', after);
      const { from, to } = weekOf(day, first as Weekday);
      expect(from <= day && day <= to).toBe(true);
      expect(daysApart(from, to)).toBe(6);
      expect(new Date(Date.parse(from) + DAY / 2).getUTCDay() || 7).toBe(first);
    }),
  );
});

describe('copying the week before', () => {
  const ids = () => `new-meal-${(planned += 1)}`;
  const former = { title: 'Stew', day: '2026-11-17' } as const;

  test('plans each dish a week later, not done and not on the list', () => {
    const source = meal({ ...former, isDone: true, listed: 2, servings: 4 });
    const [copy, ...others] = copyOfWeekBefore([source, meal({ day: null })], WEEK, ids);
    expect(others).toEqual([]);
    expect(copy).toEqual({
      id: expect.stringMatching(/^new-meal/),
      day: '2026-11-24',
      slot: 'dinner',
      title: 'Stew',
      servings: 4,
    });
  });

  test('twice adds nothing the second time, and leftovers stay with their dish', () => {
    const stew = meal(former);
    const rest = meal({ ...former, day: '2026-11-18', slot: 'lunch', leftoversOf: stew.id });
    const stray = meal({ ...former, day: '2026-11-16', title: 'Old', leftoversOf: 'of-long-ago' });
    const copies = copyOfWeekBefore([stew, rest, stray], WEEK, ids);
    expect(copies.map(({ day, leftoversOf }) => [day, leftoversOf])).toEqual([
      ['2026-11-24', undefined],
      ['2026-11-25', copies[0]?.id],
    ]);
    const now = copies.map((copy) => meal(copy));
    expect(copyOfWeekBefore([stew, rest, stray, ...now], WEEK, ids)).toEqual([]);
  });
});

describe('a cook mark', () => {
  const cooked = { recipeId: 7, cookId: MARTA, day: '2026-11-24', isCooked: true };

  test('applies to all meals of its recipe on that day, and to no other recipe', () => {
    const meals = [
      meal({ recipeId: 7, cookId: MARTA }),
      meal({ recipeId: 7, cookId: MARTA, isDone: true }),
      meal({ recipeId: 7, cookId: THEO }),
      meal({ recipeId: 7, cookId: MARTA, day: '2026-11-25' }),
    ];
    const marked = (isCooked: boolean) => mealsMarked(meals, { ...cooked, isCooked }).map(({ id }) => id);
    expect(marked(true)).toEqual([meals[0]?.id]);
    expect(marked(false)).toEqual([meals[1]?.id]);
  });

  test('gives a dish without a day its day, unless one is planned for that day already', () => {
    const waiting = meal({ recipeId: 7, cookId: MARTA, day: null });
    const today = meal({ recipeId: 7, cookId: MARTA });
    expect(mealsMarked([waiting], cooked)).toEqual([{ id: waiting.id, day: cooked.day, isDone: true }]);
    expect(mealsMarked([waiting, today], cooked)).toEqual([{ id: today.id, day: cooked.day, isDone: true }]);
    expect(mealsMarked([waiting], { ...cooked, isCooked: false })).toEqual([]);
  });
});

describe('the nutrition of a planned day', () => {
  const serving = { calories: 700, protein: 20, carbs: 60, fat: 20, fiber: 8 };
  const goals = { calories: 2_000, protein: 60 };
  const day = (count: number, more: readonly Meal[] = []) =>
    plannedNutrition(
      [...Array.from({ length: count }, () => meal({ recipeId: 7 })), ...more],
      ({ recipeId }) => (recipeId === undefined ? undefined : serving),
    );

  test('sums up a serving of each dish, also of leftovers, and names what it cannot count', () => {
    const found = day(1, [
      meal({ recipeId: 7, leftoversOf: 'a-meal-before' }),
      meal({ title: 'Eating out' }),
    ]);
    expect(found).toMatchObject({ total: { calories: 1_400 }, counted: 2, unknown: ['Eating out'] });
    expect(day(0, [meal({ title: 'Eating out' })])).toBeUndefined();
  });

  test('is commented on if a full day is far from the goals, and not if the day is not fully planned', () => {
    const wordOf = (count: number, aimed = goals, more: readonly Meal[] = []) => {
      const found = day(count, more);
      return found && dayWord(found, aimed);
    };
    expect(wordOf(3)).toBeUndefined();
    expect(wordOf(4)).toBe('rich');
    expect(wordOf(1, { ...goals, calories: 4_000 })).toBeUndefined();
    expect(wordOf(3, { ...goals, calories: 4_000 })).toBe('light');
    expect(wordOf(3, { ...goals, calories: 4_000 }, [meal({ title: 'Eating out' })])).toBeUndefined();
    expect(wordOf(3, { ...goals, protein: 120 })).toBe('little-protein');
  });
});
