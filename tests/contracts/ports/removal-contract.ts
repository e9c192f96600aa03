import { beforeAll, describe, expect, test } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

/** A removed recipe stays removed, and its possibly remaining photos are noted as orphans. */
export function removalContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('a removed recipe', () => {
    test('does not come back when its creating request is repeated', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.create(recipe, 'a-request');
      await ports.recipes.remove({ recipe, createdBy: 'a-request' });
      expect(await ports.recipes.create(recipe, 'a-request')).toBe('deleted');
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toBeUndefined();
      expect(await ports.recipes.create(recipe, 'b-request')).toBe('created');
    });

    test('that was created again is not edited or removed with the version of the first one', async () => {
      const before = aRecipe(aUserId());
      const recipe = { ...before, createdAt: before.createdAt + 1, timestamp: before.createdAt + 1 };
      await ports.recipes.create(recipe, 'b-request');
      expect(await ports.recipes.replace({ ...before, title: 'Late', version: 2 }, {})).toBe(false);
      expect(await ports.recipes.remove({ recipe: before })).toBe(false);
      expect(await ports.recipes.find(recipe.userId, recipe.id)).toEqual(recipe);
    });

    test('is not removed with an outdated version', async () => {
      const recipe = aRecipe(aUserId());
      await ports.recipes.create(recipe, 'a-request');
      await ports.recipes.replace({ ...recipe, version: 2 }, {});
      expect(await ports.recipes.remove({ recipe })).toBe(false);
      expect(await ports.recipes.remove({ recipe: { ...recipe, version: 2 } })).toBe(true);
    });
  });

  describe('A possible orphan', () => {
    const noted = (userId: string, more: object = {}) => ({
      userId,
      recipeId: 7,
      photos: ['a-photo', 'another'],
      at: NOON,
      ...more,
    });
    const ofAll = async (userId: string) =>
      (await ports.orphans.all()).filter((each) => each.userId === userId);

    test('is found in the list of all users and in that of its own, and is removed', async () => {
      const [userId, other] = [aUserId(), aUserId()];
      const [photos, link] = [noted(userId), noted(userId, { photos: [], share: 'a-token' })];
      for (const each of [photos, link, noted(other)]) await ports.orphans.note(each);
      const found = await ports.orphans.of(userId);
      expect(found.toSorted((a, b) => b.photos.length - a.photos.length)).toEqual([photos, link]);
      expect(await ofAll(other)).toEqual([noted(other)]);
      await ports.orphans.remove(photos);
      await ports.orphans.remove(photos);
      expect(await ofAll(userId)).toEqual([link]);
    });

    test('stays if it was noted again after it was read', async () => {
      const userId = aUserId();
      await ports.orphans.note(noted(userId));
      await ports.orphans.note(noted(userId, { at: NOON + 1 }));
      await ports.orphans.remove(noted(userId));
      expect(await ports.orphans.of(userId)).toEqual([noted(userId, { at: NOON + 1 })]);
    });
  });
}
