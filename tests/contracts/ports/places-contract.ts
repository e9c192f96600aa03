import { beforeAll, describe, expect, test } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const RUN = 'the-run-that-brought-it';

export function placesContract(open: () => TablePorts): void {
  let recipes: TablePorts['recipes'];
  beforeAll(() => {
    ({ recipes } = open());
  });

  describe('the places of a user’s recipes', () => {
    const taken = async (userId: string, most: number, times: number) => {
      const taking = Array.from({ length: times }, () => recipes.takePlace(userId, most));
      return (await Promise.all(taking)).filter(Boolean).length;
    };

    test('never exceed the limit, however many requests compete for them', async () => {
      const userId = aUserId();
      expect(await taken(userId, 10, 7)).toBe(7);
      expect(await taken(userId, 10, 30)).toBe(3);
      expect(await taken(aUserId(), 10, 1)).toBe(1);
    });

    test('are freed when a recipe is removed: one place, however many requests remove it', async () => {
      const userId = aUserId();
      for (const id of [1, 2]) {
        await recipes.takePlace(userId, 2);
        await recipes.create(aRecipe(userId, { id }), 'a-request');
      }
      expect(await taken(userId, 2, 1)).toBe(0);
      await Promise.all([1, 2, 3].map(() => recipes.remove({ recipe: aRecipe(userId, { id: 1 }) })));
      await recipes.remove({ recipe: aRecipe(userId, { id: 7 }) });
      expect(await taken(userId, 2, 5)).toBe(1);
    });

    test('are freed again if the recipe existed already', async () => {
      const userId = aUserId();
      const recipe = aRecipe(userId, { id: 1 });
      for (const request of ['a-request', 'a-request', 'b-request']) {
        expect(await recipes.takePlace(userId, 2)).toBe(true);
        await recipes.create(recipe, request);
      }
      expect(await taken(userId, 2, 5)).toBe(1);
    });

    test('are taken by generated recipes, too, which are paid for and never refused', async () => {
      const userId = aUserId();
      expect(await taken(userId, 1, 1)).toBe(1);
      await recipes.create(aRecipe(userId, { id: 1 }), 'a-request');
      const generated = aRecipe(userId, { id: 2 });
      expect(await recipes.add(generated, RUN)).toBe(true);
      expect(await recipes.add(generated, RUN)).toBe(true);
      await recipes.remove({ recipe: aRecipe(userId, { id: 1 }) });
      expect(await taken(userId, 1, 1)).toBe(0);
      await recipes.remove({ recipe: aRecipe(userId, { id: 2 }) });
      expect(await taken(userId, 1, 2)).toBe(1);
    });
  });
}
