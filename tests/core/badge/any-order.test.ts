import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BadgeType } from '#core/badge/badge.ts';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import { addDays, DAY, type LocalDay } from '#core/time.ts';
import { NOON } from '#tests/support/examples.ts';
import { ago, cook, ports, progress, recipes, setKcal, startAnew, TODAY, uncook, userId } from './cook.ts';

beforeEach(startAnew);

describe('Badges after operations in any order', () => {
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
    // Prefers the first recipes, which count towards more badges.
    recipeId: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: MENU.length })),
    day: fc.integer({ min: 0, max: LAST_DAYS - 1 }).map(ago),
  });

  async function aNewCook(): Promise<void> {
    startAnew();
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

  test('the same marks earn the same badges, in any order and however often each is sent', async () => {
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

  test('removing a mark reduces progress, and takes back no earned badge', async () => {
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
          const { badgeProgress, days } = ports;
          ports.badgeProgress = {
            find: scheduler.scheduleFunction(badgeProgress.find),
            replace: scheduler.scheduleFunction(badgeProgress.replace),
          };
          ports.days = { between: scheduler.scheduleFunction(days.between) };
          const sent = schedule.map(({ mark: { recipeId, day }, isRemoval }) =>
            (isRemoval ? uncook : cook)(recipeId, day),
          );
          await scheduler.waitIdle();
          await Promise.all(sent);
          ports.badgeProgress = badgeProgress;
          ports.days = days;

          const { marks: all } = await days.between(userId, { from: ago(LAST_DAYS), to: TODAY });
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
