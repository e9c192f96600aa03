import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#functions/tables/table.ts';
import { everydayCosts, FEW, type Costs } from './everyday-costs.ts';

/**
 * Limits the cost of everyday actions, as counted by an engine: with ten recipes as with many.
 * @param many number of recipes
 */
export function capacityContract(name: string, many: number, open: () => Promise<Table>): void {
  describe(`capacity, counted by ${name}`, () => {
    const costs = new Map<number, Costs>();
    const costsWith = (recipes: number) => {
      const found = costs.get(recipes);
      if (!found) throw new Error(`Nothing was measured with ${recipes} recipes.`);
      return found;
    };
    beforeAll(async () => {
      const table = await open();
      const costsOf = everydayCosts(table);
      for (const recipes of [FEW, many]) costs.set(recipes, await costsOf(recipes));
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
      expect(rest.log.written, 'something eaten, and its place on the day').toBe(3);
      expect(rest.log.read, 'beside three full days').toBeLessThanOrEqual(12);
      expect(rest.tracking.read, 'a full day').toBeLessThanOrEqual(3);
      // A change of the key in the index of changes counts twice.
      expect(rest.unmark.written).toBeLessThanOrEqual(5);
      expect(rest.personal.written, 'a favourite').toBeLessThanOrEqual(6);
      expect(rest.poll.read, 'an unchanged poll').toBeLessThanOrEqual(1);
      expect(rest.changes.read, 'a hundred changes').toBeLessThanOrEqual(110);
      expect(rest.badges).toEqual({ calls: 1, read: 1, written: 0 });
      expect(rest.late.written, 'a duplicate').toBe(0);
      expect(rest.reserve).toEqual({ calls: 1, read: 0, written: 1 });
      // One for its place, one for the recipe.
      expect(rest.save.calls).toBe(2);
      expect(rest.save.written).toBeLessThanOrEqual(8);
    });

    test(`everything but longer pages costs as much with ${FEW} recipes as with ${many}`, () => {
      const [{ fullPage: _f, changes: _c, ...few }, { fullPage: _m, changes: _n, ...very }] = [
        costsWith(FEW),
        costsWith(many),
      ];
      expect(very).toEqual(few);
    });
  });
}
