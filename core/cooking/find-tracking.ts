import type { CookMarkReader } from './ports.ts';
import type { UserId } from '../user-id.ts';
import type { LocalDay } from '../time.ts';
import { trackedDays, type DayRange, type TrackedDay, type TrackingEntry } from './tracking.ts';

type Needs = { readonly cookMarks: CookMarkReader };

/** What a user has eaten on a calendar day, in the order in which it was cooked. */
export async function trackingOfDay(
  { cookMarks }: Needs,
  userId: UserId,
  day: LocalDay,
): Promise<readonly TrackingEntry[]> {
  const [tracked] = trackedDays(await cookMarks.between(userId, { from: day, to: day }));
  return tracked?.entries ?? [];
}

/** What a user has eaten from one day to another; days without anything are left out. */
export const trackingOfDays = async (
  { cookMarks }: Needs,
  userId: UserId,
  range: DayRange,
): Promise<readonly TrackedDay[]> => trackedDays(await cookMarks.between(userId, range));
