import type { HeldWeek } from '../../../kitchen/week.ts';

type Reading = {
  readonly data: HeldWeek | undefined;
  readonly error: Error | null;
  readonly isOffline: boolean;
};

/** `unknown`: still loading. `offline`: loads with the next connection. */
export type WeekState = 'known' | 'unknown' | 'offline' | 'failed';

/** Returns the state of a week. Meals of other weeks do not matter. */
export function weekStateOf({ data, error, isOffline }: Reading): WeekState {
  if (data?.isKnown) return 'known';
  if (isOffline) return 'offline';
  return error ? 'failed' : 'unknown';
}
