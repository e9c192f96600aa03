import { beforeAll, describe, expect, test } from 'vitest';
import { NO_PROGRESS, type BadgeProgress } from '#core/badge/progress.ts';
import type { DiaryRecord } from '#core/diary/diary-record.ts';
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

    test('a mark, also a removed one, is read back as stored, and only by its owner', async () => {
      const userId = aUserId();
      const standing = aMark(7);
      const removed = aMark(8, { eaten: undefined });
      for (const mark of [standing, removed]) {
        expect(await ports.cookMarks.replace(userId, undefined, mark)).toBe(true);
        expect(await ports.cookMarks.find(userId, mark)).toEqual(mark);
        expect(await ports.cookMarks.find(aUserId(), mark)).toBeUndefined();
      }
    });

    test('the marks of a range of days come in order of days, with the removed ones', async () => {
      const userId = aUserId();
      const days = ['2026-11-30', '2026-12-01', DAY, '2026-11-19'];
      const marks = days.map((day, index) => aMark(index, { day, ...(index === 1 && { eaten: undefined }) }));
      for (const mark of marks) await ports.cookMarks.replace(userId, undefined, mark);
      const daysOf = async (from: string, to: string, user = userId) =>
        (await ports.days.between(user, { from, to })).marks.map(({ day }) => day);
      expect(await daysOf(DAY, DAY)).toEqual([DAY]);
      expect(await daysOf(DAY, '2026-12-01')).toEqual([DAY, '2026-11-30', '2026-12-01']);
      expect(await daysOf('2026-11-21', '2026-11-29')).toEqual([]);
      expect(await daysOf('2026-11-01', '2026-12-31', aUserId())).toEqual([]);
      expect(await ports.days.between(userId, { from: '2026-12-01', to: '2026-12-01' })).toEqual({
        marks: [marks[1]],
        entries: [],
      });
    });

    test('Only one of twenty requests that replace a mark at once succeeds', async () => {
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

    test('a recipe was cooked as often as it has marks that were not removed, most recently at the newest', async () => {
      const userId = aUserId();
      const cooked = async (user: string, ...ids: number[]) => [...(await ports.cookMarks.cooked(user, ids))];
      const put = (held: CookMark | undefined, mark: CookMark) => ports.cookMarks.replace(userId, held, mark);
      const cookedAt = (recipeId: number, day: string, at: number) =>
        aMark(recipeId, { day, eaten: { title: 'Soup', servings: 1, nutrition: NO_NUTRITION, at } });
      expect(await cooked(userId, 7)).toEqual([]);
      const newer = cookedAt(7, '2026-11-20', NOON);
      await put(undefined, newer);
      await put(undefined, cookedAt(7, '2026-11-02', 999));
      await put(undefined, cookedAt(70, '2026-11-20', NOON + 5));
      expect(await cooked(userId, 7)).toEqual([[7, { times: 2, last: NOON }]]);
      const many = new Map(await cooked(userId, 70, 8, 7, 6, 9, 1));
      expect(many).toEqual(
        new Map([
          [7, { times: 2, last: NOON }],
          [70, { times: 1, last: NOON + 5 }],
        ]),
      );
      await put(newer, { ...newer, eaten: undefined, version: 2 });
      expect(await cooked(userId, 7)).toEqual([[7, { times: 1, last: 999 }]]);
      expect(await cooked(aUserId(), 7)).toEqual([]);
    });
  });

  describe('diary entries', () => {
    const DAY = '2026-11-20';
    const anEntry = (id: string, changes: Partial<DiaryRecord> = {}): DiaryRecord => ({
      id,
      day: DAY,
      logged: {
        meal: 'lunch',
        name: 'Canteen',
        source: { own: true },
        amount: { quantity: 1, unit: 'serving' },
        nutrition: { calories: 640 },
        at: NOON,
      },
      ops: ['an-operation'],
      version: 1,
      ...changes,
    });

    test('The entries of a range of days come with their cook marks and with removed entries, only to their owner', async () => {
      const userId = aUserId();
      const entries = [
        anEntry('Zz_-entry'),
        anEntry('an-entry', { logged: undefined }),
        anEntry('an-entry', { day: '2026-11-21' }),
      ];
      const mark: CookMark = { recipeId: 7, day: DAY, eaten: undefined, ops: [], version: 1 };
      for (const entry of entries) expect(await ports.diary.replace(userId, undefined, entry)).toBe(true);
      await ports.cookMarks.replace(userId, undefined, mark);
      const within = (from: string, to: string, user = userId) => ports.days.between(user, { from, to });
      expect(await within(DAY, DAY)).toEqual({ marks: [mark], entries: entries.slice(0, 2) });
      expect(await within(DAY, '2026-11-21')).toEqual({ marks: [mark], entries });
      expect(await within('2026-11-21', '2026-11-30')).toEqual({ marks: [], entries: entries.slice(2) });
      expect(await within(DAY, DAY, aUserId())).toEqual({ marks: [], entries: [] });
    });

    test('Only one of twenty requests that replace an entry at once succeeds', async () => {
      const userId = aUserId();
      for (const held of [undefined, anEntry('an-entry')]) {
        const version = (held?.version ?? 0) + 1;
        const replaced = await Promise.all(
          Array.from({ length: 20 }, () =>
            ports.diary.replace(userId, held, anEntry('an-entry', { version })),
          ),
        );
        expect(replaced.filter(Boolean)).toHaveLength(1);
      }
    });
  });

  test('The record of a barcode is read back as stored, with or without a product', async () => {
    const known = { names: { any: 'Tea' }, barcode: '20000127', unit: 'g', per100: { salt: 0 } } as const;
    expect(await ports.products.find('20000127')).toBeUndefined();
    for (const product of [known, undefined]) {
      await ports.products.put('20000127', { product, fetchedAt: NOON }, NOON + 1_000);
      expect(await ports.products.find('20000127')).toEqual({ product, fetchedAt: NOON });
    }
  });

  describe('goals', () => {
    const goalsAt = (createdAt: number, op = 'some-key') => ({ ...DEFAULT_GOALS, createdAt, ops: [op] });

    test('come newest first, optionally up to a moment, and only to their owner', async () => {
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

    test('The first goals of a moment stay, even if ten requests set goals at once', async () => {
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

    test('is read back as stored, and only by its owner', async () => {
      const userId = aUserId();
      expect(await ports.badgeProgress.find(userId)).toBeUndefined();
      const progress = progressOf(1, ['7', '8']);
      expect(await ports.badgeProgress.replace(userId, undefined, progress)).toBe(true);
      expect(await ports.badgeProgress.find(userId)).toEqual(progress);
      expect(await ports.badgeProgress.find(aUserId())).toBeUndefined();
    });

    test('Only one of twenty requests that replace the progress at once succeeds', async () => {
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
