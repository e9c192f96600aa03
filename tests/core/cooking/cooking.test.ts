import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { CookRequest, Servings } from '#core/cooking/cook-mark.ts';
import { trackingOfDay } from '#core/cooking/find-tracking.ts';
import { markCooked, unmarkCooked } from '#core/cooking/mark-cooked.ts';
import { deleteRecipe } from '#core/generation/run/delete-recipe.ts';
import { findRecipe } from '#core/recipe/find-recipe.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { DAY, HOUR } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const TODAY = '2026-11-20';

let ports: FakePorts;
let userId: string;
let soup: Recipe;

beforeEach(async () => {
  ports = fakePorts(NOON);
  userId = aUserId();
  soup = aRecipe(userId);
  await ports.recipes.add(soup, 'a-run-key');
});

let keys = 0;
const by = (key = `operation-${(keys += 1)}`, timeZone = 'UTC') => ({ userId, timeZone, key });
const cook = (request: object = {}, operation = by(), id = soup.id) =>
  markCooked(ports, operation, id, v.parse(CookRequest, request));
const uncook = (day?: string, operation = by(), id = soup.id) => unmarkCooked(ports, operation, id, day);
const tracking = (day = TODAY) => trackingOfDay(ports, userId, day);
const found = async () => {
  const recipe = await findRecipe(ports, userId, soup.id);
  return recipe.ok ? recipe.value : undefined;
};

describe('marking as cooked', () => {
  test('puts what was eaten into the day’s tracking, and says so on the recipe', async () => {
    await cook({ servings: 1.5, date: NOON - 5 });
    expect(await tracking()).toEqual([
      {
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

  test('a second time on the same day leaves the first mark as it is', async () => {
    await cook({ servings: 2 });
    ports.now += HOUR;
    expect(await cook({ servings: 5 })).toMatchObject({
      ok: true,
      value: { eaten: { servings: 2, at: NOON } },
    });
    expect(await tracking()).toHaveLength(1);
  });

  test('counts for the day on which it was tapped, whenever it arrives', async () => {
    ports.now += 3 * DAY;
    await cook({ day: TODAY, date: NOON });
    expect(await tracking()).toMatchObject([{ timestamp: NOON }]);
    expect(await tracking('2026-11-23')).toEqual([]);
  });

  test('without a day counts for today where the cook is', async () => {
    ports.now = Date.UTC(2026, 10, 20, 23, 30);
    await cook({}, by('in-berlin-it-is-tomorrow', 'Europe/Berlin'));
    expect(await tracking('2026-11-21')).toMatchObject([{ timestamp: ports.now }]);
    await cook({ day: '2026-11-03' }, by('another-day-of-berlin', 'Europe/Berlin'));
    expect(await tracking('2026-11-03')).toMatchObject([{ timestamp: Date.UTC(2026, 10, 2, 23) }]);
  });

  test('a recipe that is missing or somebody else’s is not possible', async () => {
    const other = aRecipe(aUserId());
    await ports.recipes.add(other, 'a-run-key');
    for (const id of [other.id, 12_345]) {
      expect(await cook({}, by(), id)).toEqual({ ok: false, error: { type: 'RecipeNotFound' } });
      expect(await uncook(TODAY, by(), id)).toEqual({ ok: false, error: { type: 'RecipeNotFound' } });
    }
    expect(await tracking()).toEqual([]);
  });
});

describe('taking a mark back', () => {
  test('takes it out of the tracking; the recipe falls back to the day before', async () => {
    await cook({ day: '2026-11-19', date: NOON - DAY });
    await cook();
    await uncook();
    expect(await tracking()).toEqual([]);
    expect(await found()).toMatchObject({ isCooked: true, cookedAt: NOON - DAY });
    await uncook('2026-11-19');
    expect(await found()).toMatchObject({ isCooked: false });
    expect(await found()).not.toHaveProperty('cookedAt');
  });

  test('that never was is fine, and so is cooking afterwards', async () => {
    expect(await uncook()).toMatchObject({ ok: true });
    await cook({ servings: 3 });
    expect(await tracking()).toMatchObject([{ servings: 3 }]);
  });
});

describe('a recipe that was deleted', () => {
  test('stays in the tracking of the days on which it was eaten, and can be taken out of it', async () => {
    await cook();
    await deleteRecipe(ports, userId, soup.id);
    expect(await tracking()).toMatchObject([{ title: 'Tomato soup' }]);
    expect(await uncook()).toMatchObject({ ok: true });
    expect(await tracking()).toEqual([]);
  });

  test('answers a mark that arrives a second time as the first time', async () => {
    const first = await cook({}, by('the-same-key'));
    await deleteRecipe(ports, userId, soup.id);
    expect(await cook({}, by('the-same-key'))).toEqual(first);
    expect(await cook()).toMatchObject({ ok: false });
  });
});

describe('operations', () => {
  test('twenty times the same at once are one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => cook({}, by('the-same-key'))));
    expect(await ports.cookMarks.find(userId, { recipeId: soup.id, day: TODAY })).toMatchObject({
      version: 1,
      ops: ['the-same-key'],
    });
    expect(await tracking()).toHaveLength(1);
  });

  test('two different ones: the one that arrives last decides, however late the other comes again', async () => {
    const mark = () => cook({}, by('the-mark-itself'));
    const removal = () => uncook(TODAY, by('the-removal-of-it'));
    await mark();
    await removal();
    await mark();
    expect(await tracking()).toEqual([]);

    soup = aRecipe(userId);
    await ports.recipes.add(soup, 'a-run-key');
    await removal();
    await mark();
    await removal();
    expect(await tracking()).toHaveLength(1);
  });

  type Step = { readonly isMark: boolean; readonly servings: number; readonly day: string };
  const steps = fc.array(
    fc.record({
      isMark: fc.boolean(),
      servings: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
      day: fc.constantFrom('2026-11-19', TODAY),
    }),
    { minLength: 1, maxLength: 12 },
  );

  const carryOut = ({ isMark, servings, day }: Step, key: string) =>
    isMark ? cook({ servings, day, date: NOON }, by(key)) : uncook(day, by(key));

  async function aNewCook(): Promise<void> {
    userId = aUserId();
    soup = aRecipe(userId, { id: 7 });
    await ports.recipes.add(soup, 'a-run-key');
  }
  const state = async () => ({
    yesterday: await tracking('2026-11-19'),
    today: await tracking(),
    isCooked: (await found())?.isCooked,
  });

  test('come to the same, however often and late each of them is sent again', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(), { maxLength: 30 }), async (schedule, repeats) => {
        await aNewCook();
        for (const [index, step] of schedule.entries()) await carryOut(step, `operation ${index}`);
        const once = await state();

        await aNewCook();
        for (const [index, step] of schedule.entries()) {
          await carryOut(step, `operation ${index}`);
          // Any earlier operation may arrive again at any time.
          for (const repeat of repeats) {
            const again = repeat % (index + 1);
            const repeated = schedule[again];
            if (repeated) await carryOut(repeated, `operation ${again}`);
          }
        }
        expect(await state()).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  test('of two devices at once, in any order: each is done once, and recipe and tracking agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, schedule) => {
        await aNewCook();
        const { replace } = ports.cookMarks;
        ports.cookMarks = {
          ...ports.cookMarks,
          replace: scheduler.scheduleFunction(replace),
        };
        const sent = [...schedule, ...schedule].map((step, index) =>
          carryOut(step, `operation ${index % schedule.length}`),
        );
        await scheduler.waitIdle();
        await Promise.all(sent);
        ports.cookMarks = { ...ports.cookMarks, replace };

        const { yesterday, today, isCooked } = await state();
        expect(isCooked).toBe(yesterday.length + today.length > 0);
        for (const day of ['2026-11-19', TODAY]) {
          const mark = await ports.cookMarks.find(userId, { recipeId: soup.id, day });
          const ofDay = schedule.flatMap((step, index) => (step.day === day ? [`operation ${index}`] : []));
          expect(mark?.ops.toSorted() ?? []).toEqual(ofDay.toSorted());
          const [last = ''] = mark?.ops.slice(-1) ?? [];
          const lastStep = schedule[Number(last.slice('operation '.length))];
          expect((await tracking(day)).length > 0).toBe(Boolean(last) && lastStep?.isMark);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('what a mark may say', () => {
  const issues = (request: object) =>
    (v.safeParse(CookRequest, request).issues ?? []).map(({ message }) => message);

  test.each([
    [{}, []],
    [{ servings: 0.1, day: '2028-02-29' }, []],
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

  test('servings are taken to one decimal, one where nothing is said', () => {
    expect(v.parse(Servings, 1.25)).toBe(1.3);
    expect(v.parse(CookRequest, {}).servings).toBe(1);
  });
});
