import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANGES_KNOWN } from '#core/kitchen-change.ts';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { keepMealEntry, mealEntryOf, showMeal, type MealEntry } from '#core/week/meal-entry.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { NOON } from '#tests/support/examples.ts';

const ID = 'a-meal-of-us';
const SOUP = { id: ID, day: '2026-11-23', slot: 'dinner', title: 'Soup', servings: 2 } as const;

let changes = 0;
const change = (parts: Partial<MealChange>): MealChange =>
  ({
    id: `00000000-0000-4000-8000-${String((changes += 1)).padStart(12, '0')}`,
    at: NOON - HOUR,
    type: 'change',
    meal: { id: ID },
    ...parts,
  }) as MealChange;

/** Keeps changes as they arrive. */
const kept = (arrived: readonly MealChange[], now = NOON): readonly MealEntry[] => {
  let held: readonly MealEntry[] = [];
  for (const each of arrived) {
    const next = keepMealEntry(held, mealEntryOf(each, now), now);
    if (typeof next !== 'string') held = next;
  }
  return held;
};

const added = change({ type: 'add', meal: SOUP });

describe('a planned meal', () => {
  test('has in each field the latest change, whatever arrived last', () => {
    const later = change({ at: NOON - MINUTE, meal: { id: ID, day: '2026-11-25' } });
    const earlier = change({ at: NOON - 2 * MINUTE, meal: { id: ID, day: null, servings: 4 } });
    const shown = { ...SOUP, day: '2026-11-25', servings: 4, isDone: false, changedAt: NOON - MINUTE };
    expect(showMeal(ID, kept([later, added, earlier]))).toEqual(shown);
  });

  test('does not exist before it was added or after it was removed, and can be restored', () => {
    const done = change({ meal: { id: ID, isDone: true }, at: NOON - 30 * MINUTE });
    const removed = change({ type: 'remove', at: NOON - 20 * MINUTE });
    const restored = change({ type: 'restore', at: NOON - 10 * MINUTE });
    expect(showMeal(ID, kept([done]))).toBeUndefined();
    expect(showMeal(ID, kept([removed, added, done]))).toBeUndefined();
    expect(showMeal(ID, kept([removed, restored, added, done]))).toMatchObject({ ...SOUP, isDone: true });
  });

  test('can be changed again after a change by a clock that is ahead', () => {
    const ahead = [
      change({ at: NOON + DAY, meal: { id: ID, servings: 3 } }),
      change({ at: NOON + DAY + 1, meal: { id: ID, servings: 5 } }),
    ];
    const held = kept([added, ...ahead.toReversed()]);
    expect(showMeal(ID, held)).toMatchObject({ servings: 5, changedAt: NOON });
    const right = mealEntryOf(change({ at: NOON + MINUTE, meal: { id: ID, servings: 8 } }), NOON + MINUTE);
    const next = keepMealEntry(held, right, NOON + MINUTE);
    expect(typeof next === 'string' ? next : showMeal(ID, next)).toMatchObject({ servings: 8 });
    // A repetition, much later.
    for (const each of ahead) {
      const again = mealEntryOf(each, NOON + HOUR);
      expect(keepMealEntry(typeof next === 'string' ? [] : next, again, NOON + HOUR)).toBe(next);
    }
  });

  test('refuses changes that are older than the recorded ones', () => {
    const old = mealEntryOf(change({ at: NOON - CHANGES_KNOWN }), NOON);
    expect(keepMealEntry([], old, NOON)).toBe('too-old');
  });

  test('can be changed and removed after a thousand changes by a clock that is ahead', () => {
    const ahead = Array.from({ length: 1_000 }, (_, second) =>
      change({ at: NOON + DAY + second, meal: { id: ID, servings: 1 + (second % 9) } }),
    );
    const held = kept([added, ...ahead]);
    expect(held.length).toBeLessThan(100);
    const later = NOON + MINUTE;
    const after = (type: 'remove' | 'restore', from: readonly MealEntry[]) =>
      keepMealEntry(from, mealEntryOf(change({ type, at: later, meal: { id: ID } }), later), later);
    const removed = after('remove', held);
    expect(removed !== 'too-old' && showMeal(ID, removed)).toBeUndefined();
    const again = removed !== 'too-old' && after('restore', removed);
    expect(again && again !== 'too-old' && showMeal(ID, again)).toMatchObject({ servings: 1 });
  });
});

const anyChange = fc
  .record({
    at: fc.integer({ min: NOON - 50, max: NOON - 1 }),
    type: fc.constantFrom('add' as const, 'change' as const, 'remove' as const, 'restore' as const),
    day: fc.constantFrom('2026-11-23', '2026-11-24', null),
    servings: fc.integer({ min: 1, max: 4 }),
    isDone: fc.boolean(),
    fields: fc.subarray(['day', 'servings', 'isDone'] as const, { minLength: 1 }),
  })
  .map(({ at, type, fields, ...values }) => {
    const chosen = Object.fromEntries(fields.map((name) => [name, values[name]]));
    const meal = {
      add: { ...SOUP, ...values },
      change: { id: ID, ...chosen },
      remove: { id: ID },
      restore: { id: ID },
    };
    return change({ at, type, meal: meal[type] } as Partial<MealChange>);
  });

test(
  'a set of changes gives one result, in any order and however often each of them arrives',
  () => {
    fc.assert(
      fc.property(
        fc
          .array(anyChange, { maxLength: 12 })
          .chain((all) =>
            fc.tuple(
              fc.constant(all),
              fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length, maxLength: 2 * all.length }),
            ),
          ),
        ([all, shuffled]) => {
          const entries = all.map((each) => mealEntryOf(each, NOON));
          const shown = showMeal(ID, entries);
          const { changedAt: _, ...found } = showMeal(ID, kept(shuffled)) ?? {};
          const { changedAt: __, ...expected } = shown ?? {};
          expect(found).toEqual(expected);
          expect(kept(shuffled).length).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 1_000 },
    );
  },
  MANY_INPUTS.timeout,
);
