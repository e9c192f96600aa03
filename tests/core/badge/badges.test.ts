import { beforeEach, describe, expect, test } from 'vitest';
import { badgeStatuses, updateRecipeBadges } from '#core/badge/update-badges.ts';
import { DAY } from '#core/time.ts';
import { aRecipe, NOON } from '#tests/support/examples.ts';
import { TODAY, ago, cook, ports, progress, recipes, timeZone, uncook, userId, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('the first recipe', () => {
  test('is a badge once it is generated, and only once', async () => {
    expect(await updateRecipeBadges(ports, userId, 7)).toEqual([
      { type: 'FIRST_RECIPE', currentProgress: 1, earnedAt: NOON },
    ]);
    ports.now += DAY;
    expect(await updateRecipeBadges(ports, userId, 8)).toEqual([]);
    expect((await badgeStatuses(ports, { userId, timeZone }))[0]).toMatchObject({ earnedAt: NOON });
  });

  test('earns its badge when it is cooked, if it earned none when it was generated', async () => {
    await recipes({});
    expect(await cook()).toEqual(['FIRST_RECIPE']);
  });

  test.each(['own', 'imported'] as const)(
    'earns no badge if it is %s, however often it is cooked',
    async (type) => {
      await ports.recipes.create(aRecipe(userId, { id: 1, origin: { type } }), 'a-request');
      expect(await cook()).toEqual([]);
      expect((await progress()).FIRST_RECIPE).toBe(0);
      expect((await progress()).RECIPE_MASTER).toBe(1);
    },
  );

  test('earns a missing badge later, even if the cook’s own recipes are newer', async () => {
    await recipes({});
    await ports.recipes.create(aRecipe(userId, { id: 2, origin: { type: 'own' } }), 'a-request');
    expect((await progress()).FIRST_RECIPE).toBe('earned');
  });

  test('is still to come for a cook without recipes', async () => {
    expect(await progress()).toEqual({
      FIRST_RECIPE: 0,
      COOKING_STREAK: 0,
      NUTRITION_GOALS: 0,
      RECIPE_MASTER: 0,
      HEALTHY_CHOICE: 0,
    });
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

  test('keeps a recipe while at least one of its marks is left, however old', async () => {
    await recipes({});
    const longAgo = ago(300);
    ports.now -= 300 * DAY;
    await cook(1, longAgo);
    ports.now += 300 * DAY;
    await cook(1);
    await uncook(1);
    expect((await progress()).RECIPE_MASTER).toBe(1);
    await uncook(1, longAgo);
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
    '%i kcal, %f g fibre and %f g protein a serving count as healthy: %s',
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
  test('that was earned stays, even if its marks are removed', async () => {
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

  test('that could not be updated is made up for by the next operation', async () => {
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
