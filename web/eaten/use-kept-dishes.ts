import { useEffect } from 'react';
import type { UserId } from '#core/user-id.ts';
import { databaseOf } from '../offline/database.ts';
import { connectionNow } from '../requests/connection.ts';

/** Delay after which the page has usually loaded, in ms. */
const LATER = 3_000;

/** Caches the dishes of the diary for offline use if this device has shown a day of the user: an update renames them. */
export function useKeptDishes(userId: UserId): void {
  useEffect(() => {
    const timer = setTimeout(() => void keepDishes(userId).catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [userId]);
}

async function keepDishes(userId: UserId): Promise<void> {
  const days = await (await databaseOf(userId)).count('days');
  if (days > 0 && connectionNow().isOnline) await import('#core/nutrition/foods/eaten/dishes.ts');
}
