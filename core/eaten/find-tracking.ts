import type { DayReader } from './ports.ts';
import type { UserId } from '../user-id.ts';
import type { LocalDay } from '../time.ts';
import type { DayRange } from '../day-range.ts';
import { trackedDays, type TrackedDay, type TrackingEntry } from './tracking.ts';

/** Returns a user's tracking entries of a local day, in order of cooking and logging. */
export async function trackingOfDay(
  { days }: { readonly days: DayReader },
  userId: UserId,
  day: LocalDay,
): Promise<readonly TrackingEntry[]> {
  const [tracked] = trackedDays(await days.between(userId, { from: day, to: day }));
  return tracked?.entries ?? [];
}

/** Returns the tracked days of a range; days without entries are left out. */
export const trackingOfDays = async (
  { days }: { readonly days: DayReader },
  userId: UserId,
  range: DayRange,
): Promise<readonly TrackedDay[]> => trackedDays(await days.between(userId, range));
