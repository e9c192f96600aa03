import { beforeAll, describe, expect, test } from 'vitest';
import type { Translation } from '#core/recipe/recipe.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const RUN = 'the-run-that-brought-it';

export function recipeContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('recipes', () => {
    test('a recipe is read back as saved, and only by its owner', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual(recipe);
      expect(await ports.recipes.find(aUserId(), recipe.id)).toBeUndefined();
    });

    test('a stored recipe is not overwritten, and the answer tells which run wrote it', async () => {
      const recipe = aRecipe(aUserId());
      const { userId, id: recipeId } = recipe;
      expect(await ports.recipes.add(recipe, RUN)).toBe(true);
      expect(await ports.recipes.add({ ...recipe, title: 'Another' }, RUN)).toBe(true);
      expect(await ports.recipes.add({ ...recipe, title: 'Another' }, 'another-run')).toBe(false);
      expect((await ports.recipes.find(userId, recipeId))?.title).toBe(recipe.title);
      expect(await ports.recipes.findByRun(userId, { key: RUN, recipeId })).toEqual(recipe);
      expect(await ports.recipes.findByRun(userId, { key: 'another-run', recipeId })).toBeUndefined();
      expect((await ports.recipes.findRecord(userId, recipeId))?.run).toBe(RUN);
      expect(await ports.recipes.findRecord(aUserId(), recipeId)).toBeUndefined();
      expect(await ports.recipes.findByRun(aUserId(), { key: RUN, recipeId })).toBeUndefined();
    });

    test('a removed recipe stays removed', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.remove({ recipe })).toBe(true);
      expect(await ports.recipes.remove({ recipe })).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
      expect((await ports.recipes.list(recipe.userId, { limit: 5 })).items).toEqual([]);
    });

    test('the list has cards, newest first, in pages', async () => {
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
      expect(await ports.recipes.addTranslation(recipe, translation)).toBe(true);
      const another = { ...translation, title: 'Suppe' };
      expect(await ports.recipes.addTranslation(recipe, another)).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual({ ...recipe, translation });
    });

    test('A translation of an outdated version is not stored', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      const edited = { ...recipe, title: 'Leek soup', version: 2 };
      await ports.recipes.replace(edited, {});
      expect(await ports.recipes.addTranslation(recipe, translation)).toBe(false);
      expect(await ports.recipes.addTranslation(edited, translation)).toBe(true);
    });

    test('is deleted by an edit, unless the edit says that it keeps the translation', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      await ports.recipes.addTranslation(recipe, translation);
      await ports.recipes.replace({ ...recipe, servings: 4, version: 2 }, { keepsTranslation: true });
      const kept = await ports.recipes.find(recipe.userId, recipe.id);
      expect(kept).toMatchObject({ servings: 4, translation });
      await ports.recipes.replace({ ...recipe, title: 'Leek soup', version: 3 }, {});
      expect(await ports.recipes.find(recipe.userId, recipe.id)).not.toHaveProperty('translation');
    });

    test('A translation of a removed recipe is not stored, and creates no recipe', async () => {
      const recipe = aRecipe(aUserId());
      expect(await ports.recipes.addTranslation(recipe, translation)).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
    });
  });

  describe('a recipe of the user’s own', () => {
    const own = (userId: string, changes = {}) => {
      const { difficulty: _d, prepTime: _p, cuisine: _c, model: _m, ...known } = aRecipe(userId, changes);
      return { ...known, origin: { type: 'own' as const }, tags: ['soups'], notes: 'Grandma’s.' };
    };

    test('is read back as created, and unknown fields stay absent', async () => {
      const recipe = own(aUserId());
      expect(await ports.recipes.create(recipe, 'a-request')).toBe('created');
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual(recipe);
      const { items } = await ports.recipes.list(recipe.userId, { limit: 5 });
      expect(items).toEqual([
        {
          id: recipe.id,
          title: 'Tomato soup',
          imageUrls: recipe.imageUrls,
          calories: 108,
          originType: 'own',
          tags: ['soups'],
        },
      ]);
    });

    test('is created once by a request, and not again by another', async () => {
      const recipe = own(aUserId());
      expect(await ports.recipes.create(recipe, 'a-request')).toBe('created');
      expect(await ports.recipes.create({ ...recipe, title: 'Another' }, 'a-request')).toBe('repeated');
      expect(await ports.recipes.create({ ...recipe, title: 'Another' }, 'b-request')).toBe('taken');
      expect(await ports.recipes.findRecord(recipe.userId, recipe.id)).toMatchObject({
        recipe,
        createdBy: 'a-request',
      });
    });

    test('gets the ID that the first request with its key has chosen', async () => {
      const userId = aUserId();
      const claim = { recipeId: 1, request: 'a-request', expiresAt: NOON };
      expect(await ports.recipes.claimId(userId, 'a-key-of-theirs', claim)).toEqual(claim);
      const other = { recipeId: 2, request: 'b-request', expiresAt: NOON };
      expect(await ports.recipes.claimId(userId, 'a-key-of-theirs', other)).toEqual(claim);
      expect(await ports.recipes.claimId(aUserId(), 'a-key-of-theirs', other)).toEqual(other);
    });

    test('counts among all recipes of the user, up to a given number', async () => {
      const userId = aUserId();
      await ports.recipes.create(own(userId, { id: 1 }), 'a-request');
      await ports.recipes.add(aRecipe(userId, { id: 2 }), RUN);
      await ports.recipes.create(own(aUserId(), { id: 3 }), 'a-request');
      expect(await ports.recipes.count(userId, 5)).toBe(2);
      expect(await ports.recipes.count(userId, 1)).toBe(1);
    });
  });

  describe('an edit', () => {
    test('replaces content and card, and keeps the user’s own tags and notes', async () => {
      const recipe = { ...aRecipe(aUserId()), tags: ['soups'], notes: 'Grandma’s.' };
      await ports.recipes.add(recipe, RUN);
      const { difficulty: _d, prepTime: _p, tags: _t, notes: _n, ...known } = recipe;
      const next = { ...known, title: 'Leek soup', imageUrls: [], version: 2, servings: 4 };
      expect(await ports.recipes.replace(next, { editedBy: 'an-edit' })).toBe(true);
      const { tags, notes } = recipe;
      expect(await ports.recipes.findRecord(recipe.userId, recipe.id)).toEqual({
        recipe: { ...next, tags, notes },
        run: RUN,
        createdBy: undefined,
        editedBy: 'an-edit',
      });
      const { items } = await ports.recipes.list(recipe.userId, { limit: 5 });
      expect(items).toEqual([{ id: recipe.id, title: 'Leek soup', imageUrls: [], calories: 108, tags }]);
    });

    test('An edit of an outdated version or of a removed recipe changes nothing', async () => {
      const recipe = aRecipe(aUserId());
      expect(await ports.recipes.replace({ ...recipe, version: 2 }, {})).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
      await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.replace({ ...recipe, title: 'Leek soup', version: 3 }, {})).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual(recipe);
    });

    test('is stored once, if several change one version at the same time', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      const won = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          ports.recipes.replace({ ...recipe, title: `No. ${index}`, version: 2 }, {}),
        ),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const stored = await ports.recipes.find(recipe.userId, recipe.id);
      expect(stored?.title).toBe(`No. ${won.indexOf(true)}`);
    });

    test('keeps a variation linked to its parent', async () => {
      const userId = aUserId();
      const variation = aRecipe(userId, { id: 51, parentRecipeId: 50 });
      await ports.recipes.add(variation, RUN);
      await ports.recipes.replace({ ...variation, title: 'Leek soup', version: 2 }, {});
      const { items } = await ports.recipes.variations(userId, 50, { limit: 5 });
      expect(items).toMatchObject([{ id: 51, title: 'Leek soup' }]);
    });
  });

  describe('variations', () => {
    test('are listed with their parent, newest first, in pages, and only for their owner', async () => {
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
      for (const recipe of children.filter(({ id }) => id === 53)) await ports.recipes.remove({ recipe });
      expect((await ports.recipes.variations(userId, 50, { limit: 5 })).items).toHaveLength(2);
      expect((await ports.recipes.variations(userId, 51, { limit: 5 })).items).toEqual([]);
    });
  });
}
