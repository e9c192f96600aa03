import type { CookMarkReader } from './ports.ts';
import type { UserId } from '../user-id.ts';
import type { LocalDay } from '../time.ts';
import { trackedDays, type DayRange, type TrackedDay, type TrackingEntry } from './tracking.ts';

/** Returns what the user has eaten on a local day, in order of cooking. */
export async function trackingOfDay(
  { cookMarks }: { readonly cookMarks: CookMarkReader },
  userId: UserId,
  day: LocalDay,
): Promise<readonly TrackingEntry[]> {
  const [tracked] = trackedDays(await cookMarks.between(userId, { from: day, to: day }));
  return tracked?.entries ?? [];
}

/** Returns the tracked days of a range; days without entries are left out. */
export const trackingOfDays = async (
  { cookMarks }: { readonly cookMarks: CookMarkReader },
  userId: UserId,
  range: DayRange,
): Promise<readonly TrackedDay[]> => trackedDays(await cookMarks.between(userId, range));
