import { beforeAll, describe, expect, test } from 'vitest';
import { NO_PROGRESS, type BadgeProgress } from '#core/badge/progress.ts';
import type { CookMark } from '#core/cooking/cook-mark.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { NO_NUTRITION } from '#core/nutrition/nutrition.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

export function cookingContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('cook marks', () => {
    const DAY = '2026-11-20';
    const aMark = (recipeId: number, changes: Partial<CookMark> = {}): CookMark => ({
      recipeId,
      day: DAY,
      eaten: { title: 'Soup', servings: 1.5, nutrition: aRecipe(aUserId()).nutrition, at: NOON },
      ops: ['an-operation'],
      version: 1,
      ...changes,
    });

    test('a mark comes back as it was put, standing or taken back, and only to its owner', async () => {
      const userId = aUserId();
      const standing = aMark(7);
      const removed = aMark(8, { eaten: undefined });
      for (const mark of [standing, removed]) {
        expect(await ports.cookMarks.replace(userId, undefined, mark)).toBe(true);
        expect(await ports.cookMarks.find(userId, mark)).toEqual(mark);
        expect(await ports.cookMarks.find(aUserId(), mark)).toBeUndefined();
      }
    });

    test('those of some days come by day, standing or taken back', async () => {
      const userId = aUserId();
      const days = ['2026-11-30', '2026-12-01', DAY, '2026-11-19'];
      const marks = days.map((day, index) => aMark(index, { day, ...(index === 1 && { eaten: undefined }) }));
      for (const mark of marks) await ports.cookMarks.replace(userId, undefined, mark);
      const daysOf = async (from: string, to: string, user = userId) =>
        (await ports.cookMarks.between(user, { from, to })).map(({ day }) => day);
      expect(await daysOf(DAY, DAY)).toEqual([DAY]);
      expect(await daysOf(DAY, '2026-12-01')).toEqual([DAY, '2026-11-30', '2026-12-01']);
      expect(await daysOf('2026-11-21', '2026-11-29')).toEqual([]);
      expect(await daysOf('2026-11-01', '2026-12-31', aUserId())).toEqual([]);
      expect(await ports.cookMarks.between(userId, { from: '2026-12-01', to: '2026-12-01' })).toEqual([
        marks[1],
      ]);
    });

    test('of twenty who change what they have read, one does', async () => {
      const userId = aUserId();
      for (const held of [undefined, aMark(7)]) {
        const version = (held?.version ?? 0) + 1;
        const replaced = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            ports.cookMarks.replace(userId, held, aMark(7, { version, ops: [`operation ${index}`] })),
          ),
        );
        expect(replaced.filter(Boolean)).toHaveLength(1);
      }
    });

    test('a recipe was last cooked at its newest mark that stands', async () => {
      const userId = aUserId();
      const { lastCooked } = ports.cookMarks;
      const put = (held: CookMark | undefined, mark: CookMark) => ports.cookMarks.replace(userId, held, mark);
      const cookedAt = (recipeId: number, day: string, at: number) =>
        aMark(recipeId, { day, eaten: { title: 'Soup', servings: 1, nutrition: NO_NUTRITION, at } });
      expect(await lastCooked(userId, 7)).toBeUndefined();
      const newer = cookedAt(7, '2026-11-20', NOON);
      await put(undefined, newer);
      await put(undefined, cookedAt(7, '2026-11-02', 999));
      await put(undefined, cookedAt(70, '2026-11-20', NOON + 5));
      expect(await lastCooked(userId, 7)).toBe(NOON);
      await put(newer, { ...newer, eaten: undefined, version: 2 });
      expect(await lastCooked(userId, 7)).toBe(999);
      expect(await lastCooked(aUserId(), 7)).toBeUndefined();
    });
  });

  describe('goals', () => {
    const goalsAt = (createdAt: number, op = 'some-key') => ({ ...DEFAULT_GOALS, createdAt, ops: [op] });

    test('come newest first, until a moment, and only to their owner', async () => {
      const userId = aUserId();
      for (const at of [NOON, 999, NOON + 1]) await ports.goals.add(userId, goalsAt(at));
      const momentsOf = async (query: { until?: number; limit: number }, user = userId) =>
        (await ports.goals.latest(user, query)).map(({ createdAt }) => createdAt);
      expect(await momentsOf({ limit: 9 })).toEqual([NOON + 1, NOON, 999]);
      expect(await momentsOf({ limit: 2 })).toEqual([NOON + 1, NOON]);
      expect(await momentsOf({ until: NOON, limit: 9 })).toEqual([NOON, 999]);
      expect(await momentsOf({ until: 998, limit: 9 })).toEqual([]);
      expect(await momentsOf({ limit: 9 }, aUserId())).toEqual([]);
      expect((await ports.goals.latest(userId, { limit: 1 }))[0]).toEqual(goalsAt(NOON + 1));
    });

    test('of one moment are those of who came first, also when ten come at once', async () => {
      const userId = aUserId();
      const standing = await Promise.all(
        Array.from({ length: 10 }, (_, index) => ports.goals.add(userId, goalsAt(NOON, `key ${index}`))),
      );
      expect(new Set(standing.map(({ ops }) => ops[0])).size).toBe(1);
      expect(await ports.goals.latest(userId, { limit: 9 })).toEqual([standing[0]]);
    });
  });

  describe('badge progress', () => {
    const progressOf = (version: number, recipes: readonly string[] = []): BadgeProgress => ({
      badges: {
        ...NO_PROGRESS.badges,
        FIRST_RECIPE: { counted: [], earnedAt: NOON },
        RECIPE_MASTER: { counted: recipes },
      },
      version,
    });

    test('comes back as it was put, and only to its owner', async () => {
      const userId = aUserId();
      expect(await ports.badgeProgress.find(userId)).toBeUndefined();
      const progress = progressOf(1, ['7', '8']);
      expect(await ports.badgeProgress.replace(userId, undefined, progress)).toBe(true);
      expect(await ports.badgeProgress.find(userId)).toEqual(progress);
      expect(await ports.badgeProgress.find(aUserId())).toBeUndefined();
    });

    test('of twenty who change what they have read, one does', async () => {
      const userId = aUserId();
      for (const held of [undefined, progressOf(1)]) {
        const version = (held?.version ?? 0) + 1;
        const replaced = await Promise.all(
          Array.from({ length: 20 }, () => ports.badgeProgress.replace(userId, held, progressOf(version))),
        );
        expect(replaced.filter(Boolean)).toHaveLength(1);
      }
    });
  });
}
