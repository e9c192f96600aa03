import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BadgeType } from '#core/badge/badge.ts';
import { badgeStatuses, updateCookingBadges, updateRecipeBadges } from '#core/badge/update-badges.ts';
import { CookRequest } from '#core/cooking/cook-mark.ts';
import { markCooked, unmarkCooked } from '#core/cooking/mark-cooked.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { setGoals } from '#core/goals/set-goals.ts';
import { NO_NUTRITION, type Nutrition } from '#core/nutrition/nutrition.ts';
import { addDays, DAY, localDay, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const TODAY = '2026-11-20';
const ago = (days: number): LocalDay => addDays(TODAY, -days);

let ports: FakePorts;
let userId: string;
let timeZone: string;

beforeEach(() => {
  ports = fakePorts(NOON);
  userId = aUserId();
  timeZone = 'UTC';
});

/** Stores recipes of the user; the first has ID 1. */
async function recipes(...nutrition: readonly Partial<Nutrition>[]): Promise<void> {
  for (const [index, each] of nutrition.entries()) {
    const recipe = aRecipe(userId, { id: index + 1, nutrition: { ...NO_NUTRITION, ...each } });
    await ports.recipes.add(recipe, `run-no-${index}`);
  }
}

let keys = 0;
const operation = (key = `operation-${(keys += 1)}`) => ({ userId, timeZone, key });

async function cook(recipeId = 1, day = TODAY, key?: string, servings = 1): Promise<BadgeType[]> {
  const by = operation(key);
  const marked = await markCooked(ports, by, recipeId, v.parse(CookRequest, { day, servings }));
  expect(marked.ok).toBe(true);
  return (await updateCookingBadges(ports, by, day)).map(({ type }) => type);
}

async function uncook(recipeId = 1, day = TODAY, key?: string): Promise<BadgeType[]> {
  const by = operation(key);
  await unmarkCooked(ports, by, recipeId, day);
  return (await updateCookingBadges(ports, by, day)).map(({ type }) => type);
}

/** Returns the progress of each badge; 'earned' once it is earned. */
async function progress(): Promise<Record<BadgeType, number | 'earned'>> {
  const statuses = await badgeStatuses(ports, { userId, timeZone });
  return Object.fromEntries(
    statuses.map(({ type, earnedAt, currentProgress }) => [
      type,
      earnedAt === undefined ? currentProgress : 'earned',
    ]),
    // Contains every type.
  ) as Record<BadgeType, number | 'earned'>;
}

const setKcal = (dailyCalories: number, createdAt: number) =>
  setGoals(ports, operation(), {
    ...DEFAULT_GOALS,
    dailyCalories,
    dailyProtein: 10,
    dailyFiber: 10,
    createdAt,
  });

describe('the first recipe', () => {
  test('is a badge once it is written, and only once', async () => {
    expect(await updateRecipeBadges(ports, userId, 7)).toEqual([
      { type: 'FIRST_RECIPE', currentProgress: 1, earnedAt: NOON },
    ]);
    ports.now += DAY;
    expect(await updateRecipeBadges(ports, userId, 8)).toEqual([]);
    expect((await badgeStatuses(ports, { userId, timeZone }))[0]).toMatchObject({ earnedAt: NOON });
  });

  test('that was written without its badge has it as soon as it is cooked', async () => {
    await recipes({});
    expect(await cook()).toEqual(['FIRST_RECIPE']);
  });

  test('is still to come for who has none', async () => {
    expect(await progress()).toEqual({
      FIRST_RECIPE: 0,
      COOKING_STREAK: 0,
      NUTRITION_GOALS: 0,
      RECIPE_MASTER: 0,
      HEALTHY_CHOICE: 0,
    });
  });
});

describe('a cooking streak', () => {
  beforeEach(() => recipes({}, {}));

  test('takes seven days running, whatever is cooked on them', async () => {
    for (let day = 6; day > 0; day -= 1)
      expect(await cook(1 + (day % 2), ago(day))).not.toContain('COOKING_STREAK');
    expect((await progress()).COOKING_STREAK).toBe(6);
    expect(await cook()).toEqual(['COOKING_STREAK']);
    expect((await progress()).COOKING_STREAK).toBe('earned');
  });

  test('is closed by a mark that arrives late', async () => {
    for (const day of [30, 31, 32, 34, 35, 36]) await cook(1, ago(day));
    expect(await cook(1, ago(33))).toEqual(['COOKING_STREAK']);
  });

  test('counts up to today or yesterday, and begins anew after a day without', async () => {
    for (const day of [4, 3, 2]) await cook(1, ago(day));
    expect((await progress()).COOKING_STREAK).toBe(0);
    ports.now -= DAY;
    expect((await progress()).COOKING_STREAK).toBe(3);
    ports.now += DAY;
    await cook();
    expect((await progress()).COOKING_STREAK).toBe(1);
  });

  test('is not longer by a second meal of a day, nor shorter without it', async () => {
    await cook(1, ago(1));
    await cook(1);
    await cook(2);
    expect((await progress()).COOKING_STREAK).toBe(2);
    await uncook(2);
    expect((await progress()).COOKING_STREAK).toBe(2);
    await uncook(1);
    expect((await progress()).COOKING_STREAK).toBe(1);
  });

  const BERLIN = Array<string>(7).fill('Europe/Berlin');
  const ROUND_THE_WORLD = [
    'Europe/Berlin',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Pacific/Honolulu',
    'America/Lima',
    'UTC',
    'Asia/Tokyo',
  ];

  test.each([
    ['when clocks go forward', '2026-03-26', BERLIN],
    ['when clocks go back', '2026-10-22', BERLIN],
    ['on a journey', '2026-11-01', ROUND_THE_WORLD],
  ])('goes by the days where the cook is, from first moments to last ones, %s', async (_, first, zones) => {
    for (const [index, zone] of zones.entries()) {
      const day = addDays(first, index);
      const start = startOfLocalDay(day, zone);
      ports.now = index % 2 === 0 ? start : startOfLocalDay(addDays(day, 1), zone) - 1;
      timeZone = zone;
      const earned = await cook(1, localDay(ports.now, zone));
      expect(earned.includes('COOKING_STREAK'), day).toBe(index === 6);
    }
  });

  test('ends with a day left out, be it one of 23 hours', async () => {
    for (const day of [26, 27, 28, 30, 31]) await cook(1, `2026-03-${day}`);
    timeZone = 'Europe/Berlin';
    ports.now = startOfLocalDay('2026-04-01', timeZone);
    expect((await progress()).COOKING_STREAK).toBe(2);
  });
});

describe('nutrition goals', () => {
  test.each([
    [899, 9, 9, false],
    [900, 9, 9, true],
    [1100, 9, 9, true],
    [1101, 9, 9, false],
    [1000, 8.9, 9, false],
    [1000, 9, 8.9, false],
    [1000, 500, 500, true],
  ])(
    'of 1000 kcal, 10 g protein and fibre: %i kcal, %f g and %f g meet them is %s',
    async (calories, protein, fiber, isMet) => {
      await setKcal(1000, NOON - DAY);
      await recipes({ calories, protein, fiber });
      await cook();
      expect((await progress()).NUTRITION_GOALS).toBe(isMet ? 1 : 0);
    },
  );

  test('met on five days, by all that was eaten on them, are a badge', async () => {
    await setKcal(1000, NOON - 30 * DAY);
    await recipes({ calories: 400, protein: 5, fiber: 5 }, { calories: 500, protein: 4, fiber: 4 });
    for (const day of [20, 15, 9, 3]) {
      await cook(1, ago(day));
      await cook(2, ago(day));
    }
    await cook(1);
    expect((await progress()).NUTRITION_GOALS).toBe(4);
    expect(await cook(2)).toEqual(['NUTRITION_GOALS']);
  });

  test('that are passed, or set later, are not met', async () => {
    await recipes({ calories: 1000, protein: 10, fiber: 10 }, { calories: 200 });
    await cook();
    expect((await progress()).NUTRITION_GOALS).toBe(0);
    await setKcal(1000, NOON);
    await cook(1, ago(1));
    expect((await progress()).NUTRITION_GOALS).toBe(1);
    await cook(2);
    expect((await progress()).NUTRITION_GOALS).toBe(0);
  });

  test('are those that were active on the day, however they change later', async () => {
    await setKcal(1000, NOON - 2 * DAY);
    await recipes({ calories: 1000, protein: 10, fiber: 10 });
    await cook(1, ago(2));
    await setKcal(3000, NOON - DAY);
    await cook(1, ago(1));
    await cook();
    expect((await progress()).NUTRITION_GOALS).toBe(1);
  });
});

describe('a recipe master', () => {
  test('has cooked 25 different recipes', async () => {
    await recipes(...Array.from({ length: 25 }, () => ({})));
    for (let id = 1; id < 25; id += 1) await cook(id, ago(2 * id));
    await cook(1);
    expect((await progress()).RECIPE_MASTER).toBe(24);
    expect(await cook(25)).toEqual(['RECIPE_MASTER']);
  });

  test('keeps a recipe as long as one of its marks stands, however old', async () => {
    await recipes({});
    await cook(1, ago(300));
    await cook(1);
    await uncook(1);
    expect((await progress()).RECIPE_MASTER).toBe(1);
    await uncook(1, ago(300));
    expect((await progress()).RECIPE_MASTER).toBe(0);
  });
});

describe('a healthy choice', () => {
  test.each([
    [700, 8, 0, true],
    [701, 8, 0, false],
    [700, 7.9, 19.9, false],
    [700, 0, 20, true],
  ])(
    '%i kcal, %f g fibre and %f g protein a serving are one: %s',
    async (calories, fiber, protein, isHealthy) => {
      await recipes({ calories, fiber, protein });
      await cook(1, TODAY, undefined, 0.1);
      await cook(1, ago(1), undefined, 10);
      expect((await progress()).HEALTHY_CHOICE).toBe(isHealthy ? 2 : 0);
    },
  );

  test('made ten times is a badge', async () => {
    await recipes({ fiber: 9 });
    for (let time = 1; time < 10; time += 1) await cook(1, ago(2 * time));
    expect((await progress()).HEALTHY_CHOICE).toBe(9);
    expect(await cook()).toEqual(['HEALTHY_CHOICE']);
  });
});

describe('a badge', () => {
  test('that was earned stays, whatever is taken back', async () => {
    await recipes({ fiber: 9 });
    for (let day = 9; day >= 0; day -= 1) await cook(1, ago(day));
    ports.now += DAY;
    const earned = await badgeStatuses(ports, { userId, timeZone });
    for (let day = 9; day >= 0; day -= 1) await uncook(1, ago(day));
    expect(await progress()).toMatchObject({
      COOKING_STREAK: 'earned',
      HEALTHY_CHOICE: 'earned',
      RECIPE_MASTER: 0,
    });
    const isEarned = ({ earnedAt }: { earnedAt?: number | undefined }) => earnedAt !== undefined;
    expect((await badgeStatuses(ports, { userId, timeZone })).filter(isEarned)).toEqual(
      earned.filter(isEarned),
    );
  });

  test('that could not be settled is made up for by the next operation', async () => {
    await recipes({ fiber: 9 }, { fiber: 9 });
    const { badgeProgress } = ports;
    ports.badgeProgress = { ...badgeProgress, replace: () => Promise.reject(new Error('away')) };
    await expect(cook(1, ago(1))).rejects.toThrow('away');
    ports.badgeProgress = badgeProgress;
    await cook(2);
    expect(await progress()).toMatchObject({
      FIRST_RECIPE: 'earned',
      COOKING_STREAK: 2,
      RECIPE_MASTER: 2,
      HEALTHY_CHOICE: 2,
    });
  });
});

describe('whatever is done', () => {
  /** Sums never exceed the goals of 1000 kcal; only the first one alone meets them. */
  const MENU: readonly Partial<Nutrition>[] = [
    { calories: 900, protein: 10, fiber: 9 },
    { calories: 50, protein: 20 },
    { calories: 100, fiber: 8 },
    ...Array.from({ length: 27 }, () => ({ calories: 1 })),
  ];
  const LAST_DAYS = 24;

  type Mark = { readonly recipeId: number; readonly day: LocalDay };
  const marks = fc.record({
    // Prefers the first ones, which count towards more badges.
    recipeId: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: MENU.length })),
    day: fc.integer({ min: 0, max: LAST_DAYS - 1 }).map(ago),
  });

  async function aNewCook(): Promise<void> {
    ports = fakePorts(NOON);
    userId = aUserId();
    await setKcal(1000, NOON - 100 * DAY);
    await recipes(...MENU);
  }

  const nameOf = ({ recipeId, day }: Mark) => `${day}-${recipeId}`;

  /** Counts badges by the documented rules, from the current marks only. */
  function expectedProgress(standing: readonly Mark[]): Record<BadgeType, number> {
    const days = [...new Set(standing.map(({ day }) => day))];
    const runEndingOn = (day: LocalDay): number =>
      days.includes(day) ? 1 + runEndingOn(addDays(day, -1)) : 0;
    const longest = Math.max(0, ...days.map(runEndingOn));
    return {
      FIRST_RECIPE: Math.min(1, standing.length),
      COOKING_STREAK: longest >= 7 ? 7 : runEndingOn(TODAY) || runEndingOn(ago(1)),
      NUTRITION_GOALS: standing.filter(({ recipeId }) => recipeId === 1).length,
      RECIPE_MASTER: new Set(standing.map(({ recipeId }) => recipeId)).size,
      HEALTHY_CHOICE: standing.filter(({ recipeId }) => recipeId === 2 || recipeId === 3).length,
    };
  }

  const NEEDED = {
    FIRST_RECIPE: 1,
    COOKING_STREAK: 7,
    NUTRITION_GOALS: 5,
    RECIPE_MASTER: 25,
    HEALTHY_CHOICE: 10,
  };
  const TYPES = Object.keys(NEEDED) as BadgeType[];

  const shown = (count: number, type: BadgeType) => (count >= NEEDED[type] ? 'earned' : count);

  test('the same marks are the same badges, in any order and however often each is sent', async () => {
    const schedules = fc
      .uniqueArray(marks, { selector: nameOf, minLength: 1, maxLength: 70 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all, ...all], { minLength: all.length })),
      );
    await fc.assert(
      fc.asyncProperty(schedules, async ([all, sent]) => {
        await aNewCook();
        for (const mark of [...sent, ...all.toReversed()]) {
          await cook(mark.recipeId, mark.day, `cook-${nameOf(mark)}`);
        }
        const expected = expectedProgress(all);
        const current = await progress();
        for (const type of TYPES) expect([type, current[type]]).toEqual([type, shown(expected[type], type)]);
      }),
      { numRuns: 60 },
    );
  });

  test('a removal takes back what is not earned yet, and nothing that is', async () => {
    const steps = fc.array(
      fc.record({ mark: marks, isRemoval: fc.integer({ max: 3 }).map((one) => one === 0) }),
      {
        minLength: 1,
        maxLength: 90,
      },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        await aNewCook();
        const standing = new Map<string, Mark>();
        const earned = new Set<BadgeType>();
        for (const { mark, isRemoval } of schedule) {
          // Removes an existing mark if there is any.
          const removed = isRemoval
            ? ([...standing.values()].find(({ day }) => day <= mark.day) ?? mark)
            : mark;
          if (isRemoval) standing.delete(nameOf(removed));
          else standing.set(nameOf(mark), mark);
          const newlyEarned = await (isRemoval ? uncook : cook)(removed.recipeId, removed.day);
          for (const type of newlyEarned) {
            expect(earned.has(type), `${type} is earned once`).toBe(false);
            earned.add(type);
          }
          const expected = expectedProgress([...standing.values()]);
          const held = await progress();
          for (const type of TYPES) {
            if (expected[type] >= NEEDED[type]) expect(earned).toContain(type);
            // A recipe was generated, even if all its marks were removed.
            if (type !== 'FIRST_RECIPE')
              expect([type, held[type]]).toEqual([type, earned.has(type) ? 'earned' : expected[type]]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('operations of several devices at once are all counted', async () => {
    const steps = fc.array(fc.record({ mark: marks, isRemoval: fc.boolean() }), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(marks, { maxLength: 5 }),
        steps,
        async (scheduler, first, schedule) => {
          await aNewCook();
          for (const { recipeId, day } of first) await cook(recipeId, day);
          const { badgeProgress, cookMarks } = ports;
          ports.badgeProgress = {
            find: scheduler.scheduleFunction(badgeProgress.find),
            replace: scheduler.scheduleFunction(badgeProgress.replace),
          };
          ports.cookMarks = { ...cookMarks, between: scheduler.scheduleFunction(cookMarks.between) };
          const sent = schedule.map(({ mark: { recipeId, day }, isRemoval }) =>
            (isRemoval ? uncook : cook)(recipeId, day),
          );
          await scheduler.waitIdle();
          await Promise.all(sent);
          ports.badgeProgress = badgeProgress;
          ports.cookMarks = cookMarks;

          const all = await cookMarks.between(userId, { from: ago(LAST_DAYS), to: TODAY });
          const expected = expectedProgress(all.filter(({ eaten }) => eaten));
          const current = await progress();
          for (const type of TYPES.slice(1))
            expect([type, current[type]]).toEqual([type, shown(expected[type], type)]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
