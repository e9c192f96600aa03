import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { TrackedDay } from '#core/cooking/tracking.ts';
import type { DayRange } from '#core/day-range.ts';
import { addDays, SECOND, type LocalDay } from '#core/time.ts';
import { describeError } from '../../errors/describe-error.ts';
import { useToday } from '../../i18n/use-today.ts';
import { dayOf, daysOf } from '../../offline/days.ts';
import { goalsOf } from '../../offline/goals.ts';
import type { CurrentGoals } from '../../offline/records.ts';
import { refreshKey, useHeld } from '../../offline/use-held.ts';
import { useUser } from '../../session/require-user.tsx';
import { useConnection } from '../../requests/use-connection.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useOnReturn } from '../../ui/hooks/use-on-return.ts';
import { usePoll } from '../../requests/use-poll.ts';

const REFRESH_INTERVAL = 30 * SECOND;

/** Length of the history: five weeks. */
const DAYS_SHOWN = 35;

type Tracking = {
  readonly today: LocalDay;
  /** Undefined while unknown. */
  readonly goals: CurrentGoals | undefined;
  readonly day: TrackedDay | undefined;
  readonly days: readonly TrackedDay[];
  /** The days that `days` may contain. */
  readonly range: DayRange;
  readonly error: Error | null;
  readonly isOffline: boolean;
};

/** Returns the goals and entries on the device and refreshes them while the page is visible. */
export function useTracking(): Tracking {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const today = useToday();
  const range = { from: addDays(today, 1 - DAYS_SHOWN), to: today };
  const goals = useHeld(goalsOf(userId, client));
  const day = useHeld(dayOf(userId, today, client));
  const days = useHeld(daysOf(userId, range, client));
  const isWanted = !useConnection().isSignedOut;
  const refresh = () => {
    const fresh = [
      ['goals', userId],
      ['days', userId, today],
    ] as const;
    for (const key of fresh) {
      void client.refetchQueries({ queryKey: refreshKey(key), exact: true }, { cancelRefetch: false });
    }
  };
  usePoll({ name: `tracking of ${userId}`, every: REFRESH_INTERVAL, isWanted }, refresh);
  useOnReturn(refresh);
  const error = goals.error ?? day.error;
  useErrorToast(error);
  return {
    today,
    goals: goals.data,
    day: day.data,
    days: days.data ?? [],
    range,
    error,
    isOffline: goals.isOffline || day.isOffline,
  };
}

/** Shows a toast for the first of several failures in a row. */
function useErrorToast(error: Error | null): void {
  const { i18n } = useLingui();
  const hasFailed = error !== null;
  const show = useEffectEvent(() =>
    toast({
      kind: 'error',
      title: i18n._('tracking.failed'),
      description: describeError(error, i18n, i18n._('please_try_again')),
    }),
  );
  useEffect(() => {
    if (hasFailed) show();
  }, [hasFailed]);
}
