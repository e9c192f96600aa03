import { useQueryClient } from '@tanstack/react-query';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import { addDays, SECOND, type LocalDay } from '#core/time.ts';
import { dayOf, daysOf } from '../../../offline/days.ts';
import { goalsOf } from '../../../offline/goals.ts';
import type { CurrentGoals } from '../../../offline/records.ts';
import { refreshKey, useHeld } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';
import { useConnection } from '../../../requests/use-connection.ts';
import { useOnReturn } from '../../../ui/hooks/use-on-return.ts';
import { usePoll } from '../../../requests/use-poll.ts';

/** Number of days that can be opened and changed, including today. */
export const DAYS_SHOWN = 60;

const REFRESH_INTERVAL = 30 * SECOND;

export type Diary = {
  /** Undefined while unknown. */
  readonly entries: TrackedDay['entries'] | undefined;
  readonly days: readonly TrackedDay[];
  /** Undefined while unknown. */
  readonly goals: CurrentGoals | undefined;
  /** Failure of refreshing the day. */
  readonly error: Error | null;
  /** Failure of refreshing the goals. */
  readonly goalsError: Error | null;
  readonly isOffline: boolean;
};

/**
 * Returns a day of the diary with its goals and all known days. Reads the device first, and refreshes while the page is
 * visible.
 */
export function useDiary(day: LocalDay, today: LocalDay): Diary {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const held = useHeld(dayOf(userId, day, client));
  const days = useHeld(daysOf(userId, { from: addDays(today, 1 - DAYS_SHOWN), to: today }, client));
  const goals = useHeld(goalsOf(userId, client));
  const isWanted = !useConnection().isSignedOut;
  const refresh = () => {
    const fresh = [
      ['goals', userId],
      ['days', userId, day],
    ] as const;
    for (const key of fresh)
      void client.refetchQueries({ queryKey: refreshKey(key), exact: true }, { cancelRefetch: false });
  };
  usePoll({ name: `diary of ${userId}`, every: REFRESH_INTERVAL, isWanted }, refresh);
  useOnReturn(refresh);
  return {
    // Waits for the goals, because bars or a welcome that come or go later would move the page.
    entries: goals.isPending || days.isPending ? undefined : held.data?.entries,
    days: days.data ?? [],
    goals: goals.data,
    error: held.error,
    goalsError: goals.error,
    isOffline: held.isOffline,
  };
}
