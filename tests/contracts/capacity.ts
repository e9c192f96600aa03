import { beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '#core/account/session.ts';
import { tokenOf } from '#core/account/sign-in.ts';
import { REQUIREMENT, type BadgeType } from '#core/badge/badge.ts';
import { badgeStandings, settleCooking } from '#core/badge/settle-badges.ts';
import { markCooked, unmarkCooked } from '#core/cooking/mark-cooked.ts';
import { recipeUsage, take } from '#core/plan/allowance.ts';
import { findRecipe } from '#core/recipe/find-recipe.ts';
import type { Table } from '#functions/tables/table.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { meter, type Reading } from '#tests/support/meter.ts';
import { tablePortsOf } from './engines.ts';
import { addManyRecipes } from './many-recipes.ts';

/** What fits into the first read of a list: 16 cards with long titles. */
const FIRST_PAGE = 16;

const FEW = 10;

const NEWEST = 1e12;

/**
 * What everyday actions may cost, by what an engine counts: with ten recipes as with very many.
 * @param many how many those are
 */
export function capacityContract(name: string, many: number, open: () => Promise<Table>): void {
  describe(`capacity, counted by ${name}`, () => {
    let table: Table;
    let ports: FakePorts;
    let costOf: (act: () => Promise<unknown>) => Promise<Reading>;
    const costs = new Map<number, Awaited<ReturnType<typeof everydayCosts>>>();
    const costsWith = (recipes: number) => {
      const found = costs.get(recipes);
      if (!found) throw new Error(`Nothing was measured with ${recipes} recipes.`);
      return found;
    };
    beforeAll(async () => {
      table = await open();
      costOf = meter(table.client);
      ports = { ...fakePorts(NOON), ...tablePortsOf(table) };
      for (const recipes of [FEW, many]) costs.set(recipes, await everydayCosts(recipes));
    }, 120_000);

    test.each([FEW, many])('with %i recipes', (recipes) => {
      const { session, list, usage, fullPage, ...rest } = costsWith(recipes);
      expect(session).toEqual({ calls: 1, read: 1, written: 0 });
      expect([list.calls, usage.calls]).toEqual([1, 1]);
      expect(2 * session.read + list.read + usage.read, 'home').toBeLessThanOrEqual(4);
      expect(fullPage.read).toBeLessThanOrEqual(3);
      expect(rest.detail.read).toBeLessThanOrEqual(2);
      expect(rest.progress.written, 'the fullest progress').toBe(1);
      expect(rest.mark.written).toBeLessThanOrEqual(4);
      expect(rest.unmark.written).toBeLessThanOrEqual(4);
      expect(rest.badges).toEqual({ calls: 1, read: 1, written: 0 });
      expect(rest.late.written, 'a duplicate').toBe(0);
      expect(rest.reserve).toEqual({ calls: 1, read: 0, written: 1 });
      expect(rest.save.calls).toBe(1);
      expect(rest.save.written).toBeLessThanOrEqual(8);
    });

    test(`everything but a longer page costs the same with ${FEW} recipes as with ${many}`, () => {
      const [{ fullPage: _few, ...few }, { fullPage: _many, ...very }] = [costsWith(FEW), costsWith(many)];
      expect(very).toEqual(few);
    });

    /** What a cook with so many recipes does on a day. */
    async function everydayCosts(recipes: number) {
      const { userId, token } = await aBusyCook(recipes);
      const cook = { userId, timeZone: 'UTC' };
      const allowance = { ...cook, limit: 5 };
      const list = (limit: number, cursor?: string) => () => ports.recipes.list(userId, { limit, cursor });
      const held = {
        session: await costOf(() => authenticate(ports, token)),
        list: await costOf(list(FIRST_PAGE)),
        usage: await costOf(() => recipeUsage(ports, allowance)),
        fullPage: await costOf(list(50)),
      };

      const recipe = aRecipe(userId, { parentRecipeId: NEWEST });
      const save = await costOf(() => ports.recipes.add(recipe, 'a-run-key'));
      const request = { servings: 1, date: NOON, day: undefined };
      const settle = () => settleCooking(ports, cook, '2026-11-20');
      const markIt = () => markCooked(ports, { ...cook, key: 'mark-it-once' }, recipe.id, request);
      return {
        ...held,
        save,
        progress: await costOf(() => almostEverythingEarned(userId)),
        mark: await costOf(async () => {
          await markIt();
          await settle();
        }),
        detail: await costOf(() => findRecipe(ports, userId, recipe.id)),
        unmark: await costOf(async () => {
          await unmarkCooked(ports, { ...cook, key: 'take-it-back' }, recipe.id);
          await settle();
        }),
        badges: await costOf(() => badgeStandings(ports, cook)),
        late: await costOf(markIt),
        reserve: await costOf(() =>
          take(ports, allowance, { key: aUserId(), recipeId: 7, expiresAt: NOON + 1, month: '2026-11' }),
        ),
      };
    }

    /** A cook with as many devices as there may be, and recipes with long titles. */
    async function aBusyCook(recipes: number): Promise<{ userId: string; token: string }> {
      const userId = aUserId();
      const secrets = Array.from({ length: 20 }, () => ports.secrets.create());
      const device = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Apple';
      const sessions = secrets.map(({ hash }) => ({ hash, startedAt: NOON, lastUsedAt: NOON, device }));
      await ports.signIns.open({ userId, passwordHash: 'x'.repeat(97), verified: true, sessions });
      const title = 'Geröstete Karotten mit Zitrone, Joghurt und Dukkah';
      await addManyRecipes(table, recipes, aRecipe(userId, { id: NEWEST, title }));
      const { items } = await ports.recipes.list(userId, { limit: 50 });
      expect(items).toHaveLength(Math.min(50, recipes));
      expect(await ports.recipes.find(userId, NEWEST - recipes + 1)).toBeDefined();
      return { userId, token: tokenOf(userId, secrets[0]?.secret ?? '') };
    }

    /** As much as there can be to remember: one more of each, and the badge is earned. */
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
  });
}
