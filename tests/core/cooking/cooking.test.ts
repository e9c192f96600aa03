import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { CookRequest, Servings } from '#core/cooking/cook-mark.ts';
import { deleteRecipe } from '#core/generation/run/delete-recipe.ts';
import { err } from '#core/result.ts';
import { addDays, DAY, daysApart, HOUR } from '#core/time.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { TODAY, by, cook, found, ports, soup, tracking, uncook, userId, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('marking as cooked', () => {
  test('adds the serving to the diary of the day, and marks the recipe', async () => {
    await cook({ servings: 1.5, date: NOON - 5 });
    expect(await tracking()).toEqual([
      {
        type: 'cooked',
        id: `${TODAY}-${soup.id}`,
        recipeId: soup.id,
        title: 'Tomato soup',
        servings: 1.5,
        timestamp: NOON - 5,
        calories: 162,
        protein: 3.3,
        carbs: 9.8,
        fat: 11,
        fiber: 4.4,
      },
    ]);
    expect(await found()).toMatchObject({ isCooked: true, cookedAt: NOON - 5 });
  });

  test('counts the smaller share of a line that the cook used, for this version of the recipe, and never below zero', async () => {
    const lines = (version: number, ...shares: number[]) => ({
      version,
      lines: shares.map((share, line) => ({ line, share })),
    });
    const eaten = async (day: string, had: object) => {
      await cook({ day, had });
      return (await tracking(day))[0];
    };
    const whole = await eaten('2026-11-01', lines(1, 1, 1));
    expect(whole).toMatchObject({ calories: soup.nutrition.calories, fat: soup.nutrition.fat });
    // Half of a tablespoon of olive oil, 13.7 g, is 6.85 g of fat: for two, 3.4 g each.
    const halfOfTheOil = await eaten('2026-11-02', lines(1, 1, 0.5));
    expect(halfOfTheOil?.fat).toBeCloseTo(soup.nutrition.fat - 3.4, 1);
    expect(halfOfTheOil?.protein).toBe(soup.nutrition.protein);
    expect(await eaten('2026-11-03', lines(2, 0, 0))).toMatchObject({ calories: soup.nutrition.calories });
    const nothing = await eaten('2026-11-04', lines(1, 0, 0, 0));
    expect(nothing?.fat).toBeLessThan(0.2);
    expect(Math.min(nothing?.calories ?? -1, nothing?.carbs ?? -1)).toBeGreaterThanOrEqual(0);
    expect(await eaten('2026-11-05', { version: 1, lines: [{ line: 99, share: 0 }] })).toMatchObject({
      calories: soup.nutrition.calories,
    });
  });

  test('a second time on one day leaves the first mark unchanged', async () => {
    await cook({ servings: 2 });
    ports.now += HOUR;
    expect(await cook({ servings: 5 })).toMatchObject({
      ok: true,
      value: { eaten: { servings: 2, at: NOON } },
    });
    expect(await tracking()).toHaveLength(1);
  });

  test('counts for the day on which it was tapped, even if it arrives later', async () => {
    ports.now += 3 * DAY;
    await cook({ day: TODAY, date: NOON });
    expect(await tracking()).toMatchObject([{ timestamp: NOON }]);
    expect(await tracking('2026-11-23')).toEqual([]);
  });

  test('without a day counts for today in the cook’s time zone', async () => {
    ports.now = Date.UTC(2026, 10, 20, 23, 30);
    await cook({}, by('in-berlin-it-is-tomorrow', 'Europe/Berlin'));
    expect(await tracking('2026-11-21')).toMatchObject([{ timestamp: ports.now }]);
    await cook({ day: '2026-11-03' }, by('another-day-of-berlin', 'Europe/Berlin'));
    expect(await tracking('2026-11-03')).toMatchObject([{ timestamp: Date.UTC(2026, 10, 2, 23) }]);
  });

  test.each([
    ['today', 0, true],
    ['60 days ago', -60, true],
    ['tomorrow, of who has flown west since', 1, true],
    ['in two days', 2, false],
    ['in 2099', daysApart(TODAY, '2099-12-31'), false],
    ['long ago', -62, false],
  ])('a mark %s is taken: %s', async (_, days, isTaken) => {
    const day = addDays(TODAY, days);
    const marked = await cook({ day, date: NOON });
    expect(marked.ok).toBe(isTaken);
    if (!isTaken) expect(marked).toEqual(err({ type: 'DayClosed', days: 60 }));
    expect(await tracking(day)).toHaveLength(isTaken ? 1 : 0);
    expect(await uncook(day)).toMatchObject({ ok: true });
  });

  test('a mark that arrives again after its day has closed gets the first answer', async () => {
    const first = await cook({ day: TODAY }, by('the-same-key'));
    ports.now += 90 * DAY;
    expect(await cook({ day: TODAY }, by('the-same-key'))).toEqual(first);
    expect(await cook({ day: TODAY })).toEqual(err({ type: 'DayClosed', days: 60 }));
  });

  test('a mark from a phone whose clock is ahead counts for now', async () => {
    await cook({ date: NOON + 3 * DAY });
    expect(await tracking()).toMatchObject([{ timestamp: NOON }]);
  });

  test('a recipe that is missing or belongs to another cook is refused', async () => {
    const other = aRecipe(aUserId());
    await ports.recipes.add(other, 'a-run-key');
    for (const id of [other.id, 12_345]) {
      expect(await cook({}, by(), id)).toEqual({ ok: false, error: { type: 'RecipeNotFound' } });
      expect(await uncook(TODAY, by(), id)).toEqual({ ok: false, error: { type: 'RecipeNotFound' } });
    }
    expect(await tracking()).toEqual([]);
  });
});

describe('removing a mark', () => {
  test('removes it from the diary; the recipe shows the cook mark before it', async () => {
    await cook({ day: '2026-11-19', date: NOON - DAY });
    await cook();
    await uncook();
    expect(await tracking()).toEqual([]);
    expect(await found()).toMatchObject({ isCooked: true, cookedAt: NOON - DAY });
    await uncook('2026-11-19');
    expect(await found()).toMatchObject({ isCooked: false });
    expect(await found()).not.toHaveProperty('cookedAt');
  });

  test('without a mark changes nothing, and cooking still works afterwards', async () => {
    expect(await uncook()).toMatchObject({ ok: true });
    await cook({ servings: 3 });
    expect(await tracking()).toMatchObject([{ servings: 3 }]);
  });
});

describe('a recipe that was deleted', () => {
  test('stays in the diary on the days it was eaten, and can be removed there', async () => {
    await cook();
    await deleteRecipe(ports, userId, soup.id);
    expect(await tracking()).toMatchObject([{ title: 'Tomato soup' }]);
    expect(await uncook()).toMatchObject({ ok: true });
    expect(await tracking()).toEqual([]);
  });

  test('answers a repeated mark as it did the first time', async () => {
    const first = await cook({}, by('the-same-key'));
    await deleteRecipe(ports, userId, soup.id);
    expect(await cook({}, by('the-same-key'))).toEqual(first);
    expect(await cook()).toMatchObject({ ok: false });
  });
});

describe('The request for a cook mark', () => {
  const issues = (request: object) =>
    (v.safeParse(CookRequest, request).issues ?? []).map(({ message }) => message);

  test.each([
    [{}, []],
    [{ servings: 0.1, day: '2028-02-29' }, []],
    [{ had: { version: 3, lines: [{ line: 0, share: 0 }] } }, []],
    [{ servings: 10 }, []],
    [{ servings: 0.09 }, ['servings_min']],
    [{ servings: 10.01 }, ['servings_max']],
    [{ servings: '1' }, ['servings_min']],
    [{ servings: Number.NaN }, ['servings_min']],
    [{ day: '2026-02-29' }, ['error.day']],
    [{ day: '2026-2-9' }, ['error.day']],
    [{ day: '2026-11-20#' }, ['error.day']],
  ])('%o', (request, expected) => {
    expect(issues(request)).toEqual(expected);
  });

  test('servings are rounded to one decimal, and default to one', () => {
    expect(v.parse(Servings, 1.25)).toBe(1.3);
    expect(v.parse(CookRequest, {}).servings).toBe(1);
  });
});
