import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../database.ts';
import { useOnDevice } from '../use-held.ts';

/** Returns the household member who owns a recipe, from the device's data; undefined for the user's own. */
export const useCookOf = (userId: UserId, id: RecipeId): UserId | undefined =>
  useOnDevice({
    key: ['recipes', userId, 'cook of', id],
    async read() {
      const database = await databaseOf(userId);
      if ((await database.getKey('entries', id)) !== undefined) return undefined;
      const [cookId] = (await database.getAllKeys('memberEntries')).find(([, each]) => each === id) ?? [];
      return cookId;
    },
  });
