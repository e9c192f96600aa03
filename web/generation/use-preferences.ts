import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import type { UserId } from '#core/user-id.ts';
import { useAvoid } from '../avoided/use-avoid.ts';
import { databaseOf } from '../offline/database.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';

/** Returns the preferences and a setter. The avoid list belongs to the account, everything else to this device. */
export function usePreferences(): [Preferences, (changed: Partial<Preferences>) => Promise<void>] {
  const user = useUser();
  const client = useQueryClient();
  const { enqueue } = useOutbox(user.id);
  const stored = storedPreferences(user.id);
  const { data = NO_PREFERENCES } = useQuery(stored);
  const avoid = useAvoid();
  return [
    { ...data, avoid },
    async (changed) => {
      if (changed.avoid) await enqueue({ type: 'avoid', avoid: changed.avoid });
      await client.ensureQueryData(stored).catch(() => undefined);
      await client.cancelQueries(stored);
      // A choice is added to those that are held, not to those on the screen: the one before may not be there yet.
      const next = { ...(client.getQueryData(stored.queryKey) ?? NO_PREFERENCES), ...changed };
      client.setQueryData(stored.queryKey, next);
      await (await databaseOf(user.id)).put('choices', next, 'preferences');
    },
  ];
}

const storedPreferences = (userId: UserId) =>
  queryOptions({
    queryKey: ['preferences', userId],
    networkMode: 'always',
    queryFn: async () => {
      const stored = await (await databaseOf(userId)).get('choices', 'preferences');
      const parsed = v.safeParse(Preferences, stored);
      return parsed.success ? parsed.output : NO_PREFERENCES;
    },
  });
