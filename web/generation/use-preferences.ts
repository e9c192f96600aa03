import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import { avoidsAnything, type StoredAvoid } from '#core/account/account.ts';
import type { UserId } from '#core/user-id.ts';
import { useAvoid } from '../avoided/use-avoid.ts';
import { databaseOf } from '../offline/database.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';

/** Preferences with what the account stores. */
export type UserPreferences = Omit<Preferences, 'avoid'> & { avoid: StoredAvoid };

/**
 * Returns the preferences and a setter. The avoid list and the longest time belong to the account, and so do the diets as
 * soon as the account stores something with consent; everything else to this device.
 */
export function usePreferences(): [UserPreferences, (changed: Partial<UserPreferences>) => Promise<void>] {
  const user = useUser();
  const client = useQueryClient();
  const { enqueue } = useOutbox(user.id);
  const stored = storedPreferences(user.id);
  const { data = NO_PREFERENCES } = useQuery(stored);
  const avoid = useAvoid();
  return [
    { ...data, ...ofAccount(avoid), avoid },
    async (asked) => {
      const changed = withTimeOf(withDietsOf(asked, avoid), avoid);
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

/** Stores diets with what is avoided where there is consent, and forgets them with it. */
function withDietsOf(changed: Partial<UserPreferences>, avoid: StoredAvoid): Partial<UserPreferences> {
  const { dietaryPreferences: diets, avoid: next } = changed;
  if (next && !avoidsAnything(next) && avoid.diets) return { ...changed, dietaryPreferences: [] };
  if (next?.diets) return { ...changed, dietaryPreferences: next.diets };
  return diets && avoidsAnything(avoid) ? { ...changed, avoid: { ...avoid, diets } } : changed;
}

/** What the account stores counts more than what this device has. */
const ofAccount = ({ diets, maxPrepTime }: StoredAvoid): Partial<Preferences> => ({
  ...(diets && { dietaryPreferences: diets }),
  ...(maxPrepTime !== undefined && { maxPrepTime: maxPrepTime ?? undefined }),
});

function withTimeOf(changed: Partial<UserPreferences>, avoid: StoredAvoid): Partial<UserPreferences> {
  if (!('maxPrepTime' in changed)) return changed;
  return { ...changed, avoid: { ...(changed.avoid ?? avoid), maxPrepTime: changed.maxPrepTime ?? null } };
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
