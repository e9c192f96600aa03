import { beforeAll, describe, expect, test } from 'vitest';
import type { Translation } from '#core/recipe/recipe.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const RUN = 'the-run-that-brought-it';

export function recipeContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('recipes', () => {
    test('a recipe comes back as it was saved, and only to its owner', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual(recipe);
      expect(await ports.recipes.find(aUserId(), recipe.id)).toBeUndefined();
    });

    test('a recipe that stands is not written over, and says whose it is', async () => {
      const recipe = aRecipe(aUserId());
      const { userId, id: recipeId } = recipe;
      expect(await ports.recipes.add(recipe, RUN)).toBe(true);
      expect(await ports.recipes.add({ ...recipe, title: 'Another' }, RUN)).toBe(true);
      expect(await ports.recipes.add({ ...recipe, title: 'Another' }, 'another-run')).toBe(false);
      expect((await ports.recipes.find(userId, recipeId))?.title).toBe(recipe.title);
      expect(await ports.recipes.findByRun(userId, { key: RUN, recipeId })).toEqual(recipe);
      expect(await ports.recipes.findByRun(userId, { key: 'another-run', recipeId })).toBeUndefined();
      expect(await ports.recipes.runOf(userId, recipeId)).toBe(RUN);
      expect(await ports.recipes.runOf(aUserId(), recipeId)).toBeUndefined();
      expect(await ports.recipes.findByRun(aUserId(), { key: RUN, recipeId })).toBeUndefined();
    });

    test('a recipe is removed, and one that is gone stays gone', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      await ports.recipes.remove(recipe.userId, recipe.id);
      await ports.recipes.remove(recipe.userId, recipe.id);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
      expect((await ports.recipes.list(recipe.userId, { limit: 5 })).items).toEqual([]);
    });

    test('the list is newest first, by pages, and shows cards', async () => {
      const userId = aUserId();
      const recipes = [3, 1, 2, 5, 4].map((id) =>
        aRecipe(userId, { id: 60_000_000_000_000 + id, title: `No. ${id}` }),
      );
      for (const recipe of recipes) await ports.recipes.add(recipe, RUN);
      const first = await ports.recipes.list(userId, { limit: 3 });
      expect(first.items.map(({ title }) => title)).toEqual(['No. 5', 'No. 4', 'No. 3']);
      const second = await ports.recipes.list(userId, { limit: 3, cursor: first.cursor });
      expect(second.items.map(({ title }) => title)).toEqual(['No. 2', 'No. 1']);
      expect(second.cursor).toBeUndefined();
      expect(first.items[0]).toEqual({
        id: 60_000_000_000_005,
        title: 'No. 5',
        imageUrls: recipes[3]?.imageUrls,
        prepTime: 30,
        difficulty: 'easy',
        calories: 108,
      });
    });
  });

  describe('a translation', () => {
    const translation: Translation = {
      language: 'de',
      title: 'Tomatensuppe',
      cuisine: 'Europäisch',
      lines: [{ name: 'Tomaten' }, { name: 'Olivenöl' }, { name: 'Feenstaub', note: 'fein' }],
      steps: [{ text: '5 Minuten warten.', timers: [{ start: 0, end: 9, seconds: 300 }] }],
      model: 'm',
    };

    test('is kept with its recipe, once', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.addTranslation(recipe.userId, recipe.id, translation)).toBe(true);
      const another = { ...translation, title: 'Suppe' };
      expect(await ports.recipes.addTranslation(recipe.userId, recipe.id, another)).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual({ ...recipe, translation });
    });

    test('of a recipe that is gone makes none', async () => {
      const recipe = aRecipe(aUserId());
      expect(await ports.recipes.addTranslation(recipe.userId, recipe.id, translation)).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
    });
  });

  describe('variations', () => {
    test('are listed with their parent, newest first, by pages, and with nobody else', async () => {
      const userId = aUserId();
      const parent = aRecipe(userId, { id: 50 });
      const children = [51, 53, 52].map((id) =>
        aRecipe(userId, { id, parentRecipeId: 50, title: `No. ${id}` }),
      );
      const others = [
        aRecipe(userId, { id: 54, parentRecipeId: 5 }),
        aRecipe(userId, { id: 55 }),
        aRecipe(aUserId(), { id: 56, parentRecipeId: 50 }),
      ];
      for (const recipe of [parent, ...children, ...others]) await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.find(userId, 51)).toEqual(children[0]);
      const first = await ports.recipes.variations(userId, 50, { limit: 2 });
      expect(first.items).toEqual([
        { id: 53, title: 'No. 53', imageUrls: children[1]?.imageUrls },
        { id: 52, title: 'No. 52', imageUrls: children[2]?.imageUrls },
      ]);
      const second = await ports.recipes.variations(userId, 50, { limit: 2, cursor: first.cursor });
      expect(second.items.map(({ id }) => id)).toEqual([51]);
      expect(second.cursor).toBeUndefined();
      await ports.recipes.remove(userId, 53);
      expect((await ports.recipes.variations(userId, 50, { limit: 5 })).items).toHaveLength(2);
      expect((await ports.recipes.variations(userId, 51, { limit: 5 })).items).toEqual([]);
    });
  });
}
