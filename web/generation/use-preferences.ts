import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import { databaseOf } from '../offline/database.ts';
import { pendingChanges } from '../offline/outbox.ts';
import { withChanges } from '../offline/records.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';

/** Returns the preferences and a setter. The avoid list belongs to the account, everything else to this device. */
export function usePreferences(): [Preferences, (preferences: Preferences) => Promise<void>] {
  const user = useUser();
  const client = useQueryClient();
  const { entries, enqueue } = useOutbox(user.id);
  const queryKey = ['preferences', user.id];
  const { data = NO_PREFERENCES } = useQuery({
    queryKey,
    networkMode: 'always',
    queryFn: async () => {
      const stored = await (await databaseOf(user.id)).get('choices', 'preferences');
      const parsed = v.safeParse(Preferences, stored);
      return parsed.success ? parsed.output : NO_PREFERENCES;
    },
  });
  const { avoid } = withChanges(pendingChanges(entries), { record: 'user', key: 'current' }, user) ?? user;
  return [
    { ...data, avoid },
    async (preferences) => {
      if (preferences.avoid !== avoid) await enqueue({ type: 'avoid', avoid: preferences.avoid });
      try {
        await (await databaseOf(user.id)).put('choices', preferences, 'preferences');
      } finally {
        // What is shown is stored, or else at least shown.
        client.setQueryData(queryKey, preferences);
      }
    },
  ];
}
