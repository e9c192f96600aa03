import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import { useKeepForOffline } from '../requests/use-keep-for-offline.ts';

/**
 * Caches the dishes of the diary for offline use if this device has shown a day of the user. Each release renames their
 * file.
 */
export const useKeptDishes = (userId: UserId): void =>
  useKeepForOffline(true, async () => {
    const days = await (await databaseOf(userId)).count('days');
    if (days > 0) await import('#core/nutrition/foods/eaten/dishes.ts');
  });
