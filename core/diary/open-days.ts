import { err, ok, type Result } from '../result.ts';
import { daysApart, type LocalDay } from '../time.ts';
import type { DayClosed } from './errors.ts';

/** Days before today for which a user can say what they cooked or ate. */
const OPEN_DAYS = 60;

/** Days by which a request may be off: on its way for a while, or sent from another time zone than it was made in. */
const TOLERANCE = 1;

/** Returns whether what was cooked or eaten on a day can still be told: tomorrow has not been, and old days are closed. */
export function checkOpen(day: LocalDay, today: LocalDay): Result<void, DayClosed> {
  const age = daysApart(day, today);
  const isOpen = age >= -TOLERANCE && age <= OPEN_DAYS + TOLERANCE;
  return isOpen ? ok(undefined) : err({ type: 'DayClosed', days: OPEN_DAYS });
}
