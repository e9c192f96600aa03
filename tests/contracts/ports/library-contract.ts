import { beforeAll, describe, expect, test } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const RUN = 'the-run-that-brought-it';

export function libraryContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('A cook’s addition to a recipe', () => {
    const { tags, isFavorite, rating, notes } = {
      tags: ['Sunday'],
      isFavorite: true,
      rating: 4,
      notes: 'More salt.',
    };

    test('is stored with the recipe, is shown on its card, and makes no new version', async () => {
      const recipe = aRecipe(aUserId());
      const { userId, id } = recipe;
      await ports.recipes.add(recipe, RUN);
      expect(await ports.recipes.findPersonal(userId, id)).toEqual({});
      const next = { tags, isFavorite, rating, notes, changedAt: { tags: NOON, notes: NOON }, changes: 1 };
      expect(await ports.recipes.replacePersonal(userId, id, { held: {}, next })).toBe(true);
      expect(await ports.recipes.findPersonal(userId, id)).toEqual(next);
      expect(await ports.recipes.find(userId, id)).toEqual({ ...recipe, tags, isFavorite, rating, notes });
      const { items } = await ports.recipes.list(userId, { limit: 5 });
      expect(items).toMatchObject([{ tags, isFavorite, rating }]);
      const taken = { changedAt: { ...next.changedAt, tags: NOON + 1 }, changes: 2 };
      expect(await ports.recipes.replacePersonal(userId, id, { held: next, next: taken })).toBe(true);
      expect(await ports.recipes.find(userId, id)).toEqual(recipe);
    });

    test('Only one of eight simultaneous changes of an addition is stored', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.add(recipe, RUN);
      const won = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          ports.recipes.replacePersonal(recipe.userId, recipe.id, {
            held: {},
            next: { notes: `No. ${index}`, changedAt: { notes: NOON + index }, changes: 1 },
          }),
        ),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    test('is not stored without the recipe', async () => {
      const { userId, id } = aRecipe(aUserId());
      expect(await ports.recipes.findPersonal(userId, id)).toBeUndefined();
      const next = { notes: 'x', changedAt: { notes: NOON } };
      expect(await ports.recipes.replacePersonal(userId, id, { held: {}, next })).toBe(false);
      expect(await ports.recipes.find(userId, id)).toBeUndefined();
    });
  });

  describe('a search', () => {
    test('finds words and parts of words in title, ingredients and tags, newest first, in pages', async () => {
      const userId = aUserId();
      for (let id = 1; id <= 9; id += 1)
        await ports.recipes.create(
          { ...aRecipe(userId, { id, title: id % 2 ? 'Möhrensuppe' : 'Leek tart' }), tags: [`No. ${id}`] },
          'a-request',
        );
      const found = async (filter: object, more = {}) => {
        const page = await ports.recipes.search(userId, { filter, limit: 3, looksAt: 1_000, ...more });
        return { ids: page.items.map(({ id }) => id), cursor: page.cursor };
      };
      const first = await found({ q: 'mohren' });
      expect(first.ids).toEqual([9, 7, 5]);
      const soups = await found({ q: 'Moehren supp' });
      expect(soups.ids).toEqual([9, 7, 5]);
      expect((await found({ q: 'Moehren tarte' })).ids).toEqual([]);
      const carrots = await found({ q: 'MÖHREN tom' });
      expect(carrots.ids).toEqual([9, 7, 5]);
      expect((await found({ q: 'MÖHREN tom' }, { cursor: carrots.cursor })).ids).toEqual([3, 1]);
      expect((await found({ tag: 'no. 4' })).ids).toEqual([4]);
      expect((await found({ isFavorite: true })).ids).toEqual([]);
      const short = await found({ tag: 'No. 1' }, { looksAt: 4 });
      expect(short.ids).toEqual([]);
      const rest = await found({ tag: 'No. 1' }, { cursor: short.cursor });
      expect(rest).toEqual({ ids: [1], cursor: undefined });
      expect((await ports.recipes.search(aUserId(), { filter: {}, limit: 3, looksAt: 9 })).items).toEqual([]);
    });
  });
}
