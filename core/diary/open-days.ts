import { err, ok, type Result } from '../result.ts';
import { daysApart, type LocalDay } from '../time.ts';
import type { DayClosed } from './errors.ts';

/** Number of past days that can still be changed. */
const OPEN_DAYS = 60;

/** Tolerance in days for requests that are delayed or sent from another time zone. */
const TOLERANCE = 1;

/** Checks that a day can still be changed: future days and old ones cannot. */
export function checkOpen(day: LocalDay, today: LocalDay): Result<void, DayClosed> {
  const age = daysApart(day, today);
  const isOpen = age >= -TOLERANCE && age <= OPEN_DAYS + TOLERANCE;
  return isOpen ? ok(undefined) : err({ type: 'DayClosed', days: OPEN_DAYS });
}
