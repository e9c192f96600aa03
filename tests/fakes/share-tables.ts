import type { Ports } from '#core/ports.ts';
import type { SharedRecipe, StoredShare } from '#core/sharing/share.ts';

/** Shared recipes, in memory. */
export function fakeShares(): Pick<Ports, 'shareSettings' | 'sharedRecipes'> {
  const settings = new Map<string, StoredShare>();
  const recipes = new Map<string, SharedRecipe>();
  return {
    shareSettings: {
      find: async (userId, id) => settings.get(`${userId} ${id}`),
      list: async (userId) =>
        [...settings]
          .filter(([key]) => key.startsWith(`${userId} `))
          .map(([key, share]) => ({ id: Number(key.split(' ')[1]), share }))
          .toSorted((a, b) => a.id - b.id),
      async put(userId, id, share) {
        const held = settings.get(`${userId} ${id}`);
        if (held && (held.token !== share.token || held.isStopped)) return false;
        settings.set(`${userId} ${id}`, share);
        return true;
      },
      async stop(userId, id, token) {
        const held = settings.get(`${userId} ${id}`);
        if (held?.token === token) settings.set(`${userId} ${id}`, { ...held, isStopped: true });
      },
      async remove(userId, id, token) {
        if (settings.get(`${userId} ${id}`)?.token === token) settings.delete(`${userId} ${id}`);
      },
    },
    sharedRecipes: {
      find: async (token) => recipes.get(token),
      async put(token, recipe) {
        recipes.set(token, recipe);
      },
      async remove(token) {
        recipes.delete(token);
      },
    },
  };
}
