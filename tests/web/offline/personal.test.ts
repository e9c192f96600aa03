import { describe, expect, test } from 'vitest';
import { cookedOn, uncookedOn, withPersonal } from '#web/offline/operation-rules/personal.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const recipe = aRecipe(aUserId(), { tags: ['Sunday'], rating: 3, notes: 'More salt.' });
const TODAY = '2026-11-20';

describe('An addition of the user is shown at once', () => {
  test('and nothing else changes', () => {
    expect(withPersonal(recipe, { isFavorite: true })).toEqual({ ...recipe, isFavorite: true });
    expect(withPersonal(recipe, { notes: 'Less.' })).toEqual({ ...recipe, notes: 'Less.' });
  });

  test('and disappears when it is removed', () => {
    const { tags: _t, rating: _r, ...bare } = recipe;
    expect(withPersonal(recipe, { tags: [], rating: null, isFavorite: false })).toEqual(bare);
  });
});

describe('how often a recipe was cooked', () => {
  test('rises once a day', () => {
    const once = cookedOn(recipe, TODAY, NOON);
    expect(once).toMatchObject({ isCooked: true, cookedAt: NOON, timesCooked: 1 });
    expect(cookedOn(once, TODAY, NOON + 1).timesCooked).toBe(1);
    expect(cookedOn({ ...once, timesCooked: 6 }, '2026-11-21', NOON + 86_400_000).timesCooked).toBe(7);
  });

  test('falls when a mark is removed, and a newer mark stays', () => {
    const often = { ...recipe, isCooked: true, cookedAt: NOON, timesCooked: 6 };
    expect(uncookedOn(often, TODAY)).toMatchObject({ isCooked: false, timesCooked: 5 });
    expect(uncookedOn(often, '2026-11-02')).toMatchObject({ isCooked: true, cookedAt: NOON, timesCooked: 5 });
    expect(uncookedOn(recipe, TODAY).timesCooked).toBe(0);
  });
});
