import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { DailyGoals, DEFAULT_GOALS, Goals, GoalsRequest } from '#core/goals/goals.ts';
import { againstLimit } from '#core/goals/progress.ts';
import { currentGoals, setGoals } from '#core/goals/set-goals.ts';
import type { Language } from '#core/language.ts';
import { HOUR, MINUTE } from '#core/time.ts';
import { sentencesIn } from '#functions/sentences/sentences.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

describe('daily goals', () => {
  const refusal = (field: string, value: unknown, language: Language) => {
    const { issues = [] } = v.safeParse(DailyGoals, { ...DEFAULT_GOALS, [field]: value });
    return issues.map(({ message }) => sentencesIn(language)._(message));
  };

  test.each([
    [
      'dailyCalories',
      500,
      'Daily calories must be at least 500',
      'Tägliche Kalorien müssen mindestens 500 betragen',
    ],
    [
      'dailyProtein',
      10,
      'Daily protein must be at least 10 g',
      'Tägliches Eiweiß muss mindestens 10 g betragen',
    ],
    [
      'dailyCarbs',
      0,
      'Daily carbohydrates must be at least 0 g',
      'Tägliche Kohlenhydrate müssen mindestens 0 g betragen',
    ],
    ['dailyFat', 0, 'Daily fat must be at least 0 g', 'Tägliches Fett muss mindestens 0 g betragen'],
    [
      'dailyFiber',
      0,
      'Daily fiber must be at least 0 g',
      'Tägliche Ballaststoffe müssen mindestens 0 g betragen',
    ],
  ])('%s must not be below %i', (field, min, english, german) => {
    expect(refusal(field, min, 'en')).toEqual([]);
    for (const below of [min - 1, min - 0.01, -Infinity, Number.NaN, '', null, undefined]) {
      expect(refusal(field, below, 'en'), `${below}`).toEqual([english]);
      expect(refusal(field, below, 'de'), `${below}`).toEqual([german]);
    }
  });

  test.each([
    [
      'dailyCalories',
      10_000,
      'Daily calories cannot exceed 10,000',
      'Tägliche Kalorien dürfen 10.000 nicht überschreiten',
    ],
    [
      'dailyProtein',
      400,
      'Daily protein cannot exceed 400 g',
      'Tägliches Eiweiß darf 400 g nicht überschreiten',
    ],
    [
      'dailyCarbs',
      1_000,
      'Daily carbohydrates cannot exceed 1,000 g',
      'Tägliche Kohlenhydrate dürfen 1.000 g nicht überschreiten',
    ],
    ['dailyFat', 300, 'Daily fat cannot exceed 300 g', 'Tägliches Fett darf 300 g nicht überschreiten'],
    [
      'dailyFiber',
      100,
      'Daily fiber cannot exceed 100 g',
      'Tägliche Ballaststoffe dürfen 100 g nicht überschreiten',
    ],
  ])('%s must not exceed %i', (field, max, english, german) => {
    expect(refusal(field, max, 'en')).toEqual([]);
    for (const above of [max + 1, max + 0.01, Infinity]) {
      expect(refusal(field, above, 'en'), `${above}`).toEqual([english]);
      expect(refusal(field, above, 'de'), `${above}`).toEqual([german]);
    }
  });

  test('may limit sugars and salt', () => {
    expect(v.parse(DailyGoals, { ...DEFAULT_GOALS, dailySugars: 50.04, dailySalt: 0 })).toEqual({
      ...DEFAULT_GOALS,
      dailySugars: 50,
      dailySalt: 0,
    });
    expect(refusal('dailySugars', 501, 'en')).toEqual(['The limit for sugars cannot exceed 500 g']);
    expect(refusal('dailySalt', -1, 'de')).toEqual(['Die Grenze für Salz muss mindestens 0 g betragen']);
    expect(refusal('dailySalt', null, 'en')).toEqual(['The limit for salt must be at least 0 g']);
  });

  test('that were stored before a goal existed get its suggested value, and no limits', () => {
    const { dailyFiber: _, ...older } = DEFAULT_GOALS;
    expect(v.parse(Goals, { ...older, createdAt: NOON })).toEqual({ ...DEFAULT_GOALS, createdAt: NOON });
    expect(v.is(GoalsRequest, older)).toBe(false);
  });

  test.each([
    [0, 5, 'reached', 0],
    [4, 5, 'reached', 80],
    [4.5, 5, 'near', 90],
    [5, 5, 'near', 100],
    [5.04, 5, 'near', 100],
    [5.1, 5, 'far', 100],
    [0, 0, 'reached', 0],
    [0.1, 0, 'far', 100],
  ])('rate %d g against a limit of %d g as %s', (consumed, limit, level, percent) => {
    expect(againstLimit(consumed, limit)).toMatchObject({ level, percent });
  });

  test('are whole kcal, and grams with one decimal', () => {
    const typed = {
      dailyCalories: 1999.5,
      dailyProtein: 50.05,
      dailyCarbs: 0.04,
      dailyFat: 70.25,
      dailyFiber: 30,
    };
    expect(v.parse(DailyGoals, typed)).toEqual({
      dailyCalories: 2000,
      dailyProtein: 50.1,
      dailyCarbs: 0,
      dailyFat: 70.3,
      dailyFiber: 30,
    });
  });

  test('are suggested as 2000 kcal and 50, 250, 70 and 25 g', () => {
    expect(v.parse(DailyGoals, DEFAULT_GOALS)).toEqual({
      dailyCalories: 2000,
      dailyProtein: 50,
      dailyCarbs: 250,
      dailyFat: 70,
      dailyFiber: 25,
    });
  });
});

describe('setting goals', () => {
  let ports: FakePorts;
  let userId: string;
  beforeEach(() => {
    ports = fakePorts(NOON);
    userId = aUserId();
  });

  let keys = 0;
  const set = (dailyCalories: number, createdAt?: number, key = `wish-${(keys += 1)}`) =>
    setGoals(ports, { userId, key }, v.parse(GoalsRequest, { ...DEFAULT_GOALS, dailyCalories, createdAt }));
  const current = async () => (await currentGoals(ports, userId))?.dailyCalories;

  test('for the first time makes them the current ones, for this cook only', async () => {
    expect(await current()).toBeUndefined();
    expect(await set(1800, NOON - 5)).toEqual({ ...DEFAULT_GOALS, dailyCalories: 1800, createdAt: NOON - 5 });
    expect(await current()).toBe(1800);
    expect(await currentGoals(ports, aUserId())).toBeUndefined();
  });

  test('those saved last are active, even if others arrive after them', async () => {
    await set(1800, NOON - MINUTE);
    expect(await set(1500, NOON - HOUR)).toMatchObject({ dailyCalories: 1800 });
    expect(await current()).toBe(1800);
  });

  test('goals from a phone whose clock is ahead do not win over later ones', async () => {
    await set(1800, NOON + 100 * HOUR);
    ports.now += MINUTE;
    await set(1500);
    expect(await current()).toBe(1500);
  });

  test('twice in one moment, the second ones count', async () => {
    await set(1800, NOON);
    await set(1500, NOON);
    expect(await current()).toBe(1500);
  });

  test('however often and late each request is repeated, the result is the same', async () => {
    const wishes = fc.array(
      fc.record({
        kcal: fc.integer({ min: 500, max: 10_000 }),
        ago: fc.option(fc.integer({ min: -3, max: 3 })),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(wishes, fc.array(fc.nat(), { maxLength: 20 }), async (schedule, repeats) => {
        const carryOut = async (repeated: readonly number[]) => {
          ports = fakePorts(NOON);
          for (const [index, { kcal, ago }] of schedule.entries()) {
            ports.now = NOON + 2 * index;
            const at = ago === null ? undefined : ports.now - ago;
            await set(kcal, at, `wish-no-${index}`);
            for (const again of repeated.map((repeat) => repeat % (index + 1))) {
              const former = schedule[again];
              const then = former?.ago === null || !former ? undefined : NOON + 2 * again - former.ago;
              if (former) await set(former.kcal, then, `wish-no-${again}`);
            }
          }
          return current();
        };
        expect(await carryOut(repeats)).toBe(await carryOut([]));
      }),
      { numRuns: 300 },
    );
  });
});
