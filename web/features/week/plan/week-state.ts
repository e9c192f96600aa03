import type { HeldWeek } from '../../../kitchen/week.ts';

type Reading = {
  readonly data: HeldWeek | undefined;
  readonly error: Error | null;
  readonly isOffline: boolean;
};

/** `unknown`: it may still arrive. `offline`: it arrives with the connection. */
export type WeekState = 'known' | 'unknown' | 'offline' | 'failed';

/** Returns what the device knows of a week. Meals of other weeks say nothing about it. */
export function weekStateOf({ data, error, isOffline }: Reading): WeekState {
  if (data?.isKnown) return 'known';
  if (isOffline) return 'offline';
  return error ? 'failed' : 'unknown';
}
