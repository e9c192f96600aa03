import { authenticate } from '#core/account/session.ts';
import { tokenOf } from '#core/account/sign-in.ts';
import { REQUIREMENT, type BadgeType } from '#core/badge/badge.ts';
import { badgeStatuses, updateCookingBadges, updateDiaryBadges } from '#core/badge/update-badges.ts';
import { markCooked } from '#core/cooking/mark-cooked.ts';
import { unmarkCooked } from '#core/cooking/unmark-cooked.ts';
import type { Logged } from '#core/diary/diary-record.ts';
import type { DiaryRequest } from '#core/diary/diary-entry.ts';
import { logEntry } from '#core/diary/logging/log-entry.ts';
import { NO_NUTRITION } from '#core/nutrition/nutrition.ts';
import { recipeUsage, reserveRecipe } from '#core/plan/quota.ts';
import { changePersonal } from '#core/recipe/library/change-personal.ts';
import { findChanges } from '#core/recipe/library/find-changes.ts';
import { findRecipe } from '#core/recipe/find-recipe.ts';
import { digitsOf } from '#functions/tables/digits.ts';
import type { Table } from '#functions/tables/table.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { meter } from '#tests/support/meter.ts';
import { tablePortsOf } from './engines.ts';
import { addManyRecipes } from './many-recipes.ts';

export const FEW = 10;

/** Size of the first page of a list: 16 cards with long titles. */
const FIRST_PAGE = 16;

const NEWEST = 1e12;

/** First page without cook marks. */
const DIARY_DAY = '2026-10-02';

const APPLE: DiaryRequest = {
  id: 'an-apple-1',
  day: DIARY_DAY,
  meal: 'snack',
  name: 'Apple',
  source: { food: 'apple' },
  amount: { quantity: 1, unit: 'piece' },
};

/** Returns the costs of a user's day, as counted by the engine. */
export function everydayCosts(table: Table) {
  const costOf = meter(table.client);
  const ports = { ...fakePorts(NOON), ...tablePortsOf(table) };
  return costsWith;

  /** Measures one day of a user with the given number of recipes. */
  async function costsWith(recipes: number) {
    const { userId, token } = await aBusyCook(recipes);
    const user = { userId, timeZone: 'UTC' };
    const quota = { ...user, limit: 5 };
    const list = (limit: number, cursor?: string) => () => ports.recipes.list(userId, { limit, cursor });
    const held = {
      session: await costOf(() => authenticate(ports, token)),
      list: await costOf(list(FIRST_PAGE)),
      usage: await costOf(() => recipeUsage(ports, quota)),
      fullPage: await costOf(list(50)),
    };

    await fullDiary(userId);
    const recipe = aRecipe(userId, { parentRecipeId: NEWEST });
    const save = await costOf(() => ports.recipes.add(recipe, 'a-run-key'));
    const request = { servings: 1, date: NOON, day: undefined };
    const update = () => updateCookingBadges(ports, user, '2026-11-20');
    const markIt = () => markCooked(ports, { ...user, key: 'mark-it-once' }, recipe.id, request);
    return {
      ...held,
      save,
      progress: await costOf(() => almostEverythingEarned(userId)),
      mark: await costOf(async () => {
        await markIt();
        await update();
      }),
      personal: await costOf(() => changePersonal(ports, userId, recipe.id, { isFavorite: true, at: NOON })),
      poll: await costOf(() => ports.recipes.touched(userId, '9', 100)),
      changes: await costOf(() => findChanges(ports, userId, `a${digitsOf(NOON)}-9999999999999998`)),
      detail: await costOf(() => findRecipe(ports, userId, recipe.id)),
      tracking: await costOf(() => ports.days.between(userId, { from: DIARY_DAY, to: DIARY_DAY })),
      log: await costOf(async () => {
        await logEntry(
          ports,
          { user: { userId, kitchenId: userId }, timeZone: 'UTC', key: 'log-it-once' },
          APPLE,
        );
        await updateDiaryBadges(ports, user, DIARY_DAY);
      }),
      unmark: await costOf(async () => {
        await unmarkCooked(ports, { ...user, key: 'take-it-back' }, recipe.id);
        await update();
      }),
      badges: await costOf(() => badgeStatuses(ports, user)),
      late: await costOf(markIt),
      reserve: await costOf(() =>
        reserveRecipe(ports, quota, {
          key: aUserId(),
          recipeId: 7,
          expiresAt: NOON + 1,
          month: '2026-11',
        }),
      ),
    };
  }

  /** Creates a user with the maximum number of devices, and recipes with long titles. */
  async function aBusyCook(recipes: number): Promise<{ userId: string; token: string }> {
    const userId = aUserId();
    const secrets = Array.from({ length: 20 }, () => ports.secrets.create());
    const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Apple';
    const sessions = secrets.map(({ hash }) => ({ hash, startedAt: NOON, lastUsedAt: NOON, device }));
    await ports.signIns.open({ userId, passwordHash: 'x'.repeat(97), verified: true, sessions });
    const title = 'Geröstete Karotten mit Zitrone, Joghurt und Dukkah';
    await addManyRecipes(table, recipes, aRecipe(userId, { id: NEWEST, title }));
    const { items } = await ports.recipes.list(userId, { limit: 50 });
    const oldest = await ports.recipes.find(userId, NEWEST - recipes + 1);
    if (items.length < Math.min(50, recipes) || !oldest) throw new Error('The table lacks recipes.');
    return { userId, token: tokenOf(userId, secrets[0]?.secret ?? '') };
  }

  /** Eats twenty things on each of three days. */
  async function fullDiary(userId: string): Promise<void> {
    const logged: Logged = {
      meal: 'lunch',
      name: 'Geröstete Karotten mit Zitrone, Joghurt und Dukkah',
      source: { food: 'carrot' },
      amount: { quantity: 100, unit: 'g' },
      nutrition: NO_NUTRITION,
      at: NOON,
    };
    const ops = ['5b0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b'];
    const entries = ['2026-10-01', DIARY_DAY, '2026-10-03'].flatMap((day) =>
      Array.from({ length: 20 }, (_, entry) => ({
        day,
        id: `5b0c2b0e-9d0e-4b0e-8f0e-${String(entry).padStart(12, '0')}`,
        logged,
        ops,
        version: 1,
      })),
    );
    await Promise.all(entries.map((entry) => ports.diary.replace(userId, undefined, entry)));
  }

  /** Fills the progress to its maximum: one more of each earns the badge. */
  async function almostEverythingEarned(userId: string): Promise<void> {
    const keys = (type: BadgeType, keyOf: (index: number) => string) =>
      Array.from({ length: REQUIREMENT[type] - 1 }, (_, index) => keyOf(index));
    const day = (index: number) => `2026-10-${10 + index}`;
    const aRecipeId = (index: number) => String(60_000_000_000_000 + index);
    await ports.badgeProgress.replace(userId, undefined, {
      badges: {
        FIRST_RECIPE: { counted: [], earnedAt: NOON },
        COOKING_STREAK: { counted: keys('COOKING_STREAK', day) },
        NUTRITION_GOALS: { counted: keys('NUTRITION_GOALS', day) },
        RECIPE_MASTER: { counted: keys('RECIPE_MASTER', aRecipeId) },
        HEALTHY_CHOICE: { counted: keys('HEALTHY_CHOICE', (index) => `${day(index)}#${aRecipeId(index)}`) },
      },
      version: 1_000,
    });
  }
}

export type Costs = Awaited<ReturnType<ReturnType<typeof everydayCosts>>>;
