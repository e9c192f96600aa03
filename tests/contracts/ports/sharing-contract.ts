import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SharedRecipe } from '#core/sharing/share.ts';
import { sharedRecipeOf } from '#core/sharing/shared-recipe.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

const aToken = () => randomBytes(16).toString('base64url');

export function sharingContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('A share', () => {
    test('is read back as stored, and only by its cook', async () => {
      const [userId, token] = [aUserId(), aToken()];
      const share = { token, showsName: true, expiresAt: NOON };
      expect(await ports.shareSettings.put(userId, 7, share)).toBe(true);
      expect(await ports.shareSettings.find(userId, 7)).toEqual(share);
      expect(await ports.shareSettings.list(userId)).toEqual([{ id: 7, share }]);
      expect(await ports.shareSettings.find(aUserId(), 7)).toBeUndefined();
      expect(await ports.shareSettings.put(userId, 7, { token })).toBe(true);
      expect(await ports.shareSettings.find(userId, 7)).toEqual({ token });
    });

    test('has one link: if two are made at once, one is kept', async () => {
      const userId = aUserId();
      const tokens = [aToken(), aToken(), aToken()];
      const put = await Promise.all(tokens.map((token) => ports.shareSettings.put(userId, 7, { token })));
      expect(put.filter(Boolean)).toHaveLength(1);
      expect(await ports.shareSettings.find(userId, 7)).toEqual({ token: tokens[put.indexOf(true)] });
    });

    test('cannot be opened again while it ends, and ends only under its own link', async () => {
      const [userId, token] = [aUserId(), aToken()];
      await ports.shareSettings.put(userId, 7, { token });
      await ports.shareSettings.stop(userId, 7, aToken());
      await ports.shareSettings.remove(userId, 7, aToken());
      expect(await ports.shareSettings.find(userId, 7)).toEqual({ token });
      await ports.shareSettings.stop(userId, 7, token);
      expect(await ports.shareSettings.find(userId, 7)).toEqual({ token, isStopped: true });
      expect(await ports.shareSettings.put(userId, 7, { token })).toBe(false);
      await ports.shareSettings.remove(userId, 7, token);
      await ports.shareSettings.stop(userId, 7, token);
      expect(await ports.shareSettings.find(userId, 7)).toBeUndefined();
      expect(await ports.shareSettings.list(userId)).toEqual([]);
    });
  });

  test('a shared recipe is found by its link alone, until it is removed', async () => {
    const token = aToken();
    const shared: SharedRecipe = sharedRecipeOf(aRecipe(aUserId()), {
      by: 'Ada',
      expiresAt: NOON,
      pictures: ['dish'],
    });
    await ports.sharedRecipes.put(token, shared);
    expect(await ports.sharedRecipes.find(token)).toEqual(shared);
    expect(await ports.sharedRecipes.find(aToken())).toBeUndefined();
    await ports.sharedRecipes.remove(token);
    expect(await ports.sharedRecipes.find(token)).toBeUndefined();
  });
}
