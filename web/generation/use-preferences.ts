import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { NO_PREFERENCES, Preferences } from '#core/author/preferences.ts';
import { databaseOf } from '../offline/database.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { userQuery } from '../session/user-query.ts';

/**
 * What the cook would like, kept on this device for the next time; what they do not eat is kept with the user, and holds
 * on every device.
 */
export function usePreferences(): [Preferences, (preferences: Preferences) => Promise<void>] {
  const user = useUser();
  const client = useQueryClient();
  const { entries, perform } = useOutbox(user.id);
  const queryKey = ['preferences', user.id];
  const { data = NO_PREFERENCES } = useQuery({
    queryKey,
    networkMode: 'always',
    queryFn: async () => {
      const held = await (await databaseOf(user.id)).get('choices', 'preferences');
      const kept = v.safeParse(Preferences, held);
      return kept.success ? kept.output : NO_PREFERENCES;
    },
  });
  const waiting = entries
    .flatMap(({ operation }) => (operation.type === 'avoid' ? [operation.avoid] : []))
    .at(-1);
  const avoid = waiting ?? user.avoid;
  return [
    { ...data, avoid },
    async (preferences) => {
      client.setQueryData(queryKey, preferences);
      await (await databaseOf(user.id)).put('choices', preferences, 'preferences');
      if (preferences.avoid === avoid) return;
      client.setQueryData(userQuery.queryKey, (held) => held && { ...held, avoid: preferences.avoid });
      await perform({ type: 'avoid', avoid: preferences.avoid });
    },
  ];
}
