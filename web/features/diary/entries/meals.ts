import type { TrackingEntry } from '#core/eaten/tracking.ts';
import { SLOTS, type Slot } from '#core/week/meal.ts';
import type { EpochMs } from '#core/time.ts';

/** Message ID of each meal. */
export const MEAL_WORD: Readonly<Record<Slot, string>> = {
  breakfast: /*i18n*/ 'diary.breakfast',
  lunch: /*i18n*/ 'diary.lunch',
  dinner: /*i18n*/ 'diary.dinner',
  snack: /*i18n*/ 'diary.snack',
};

/** Message ID of the button that adds to each meal. */
export const ADD_TO_MEAL: Readonly<Record<Slot, string>> = {
  breakfast: /*i18n*/ 'diary.add_breakfast',
  lunch: /*i18n*/ 'diary.add_lunch',
  dinner: /*i18n*/ 'diary.add_dinner',
  snack: /*i18n*/ 'diary.add_snack',
};

export const isSlot = (text: string | undefined): text is Slot => SLOTS.some((slot) => slot === text);

/** Returns the usual meal at a time of day, by the clock of the device. */
function mealAt(at: EpochMs): Slot {
  const hour = new Date(at).getHours();
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack';
}

export const mealNow = (): Slot => mealAt(Date.now());

/** Returns the meal of an entry. A cooked dish that was not moved belongs to the meal at its time. */
export const mealOf = ({ meal, timestamp }: Pick<TrackingEntry, 'meal' | 'timestamp'>): Slot =>
  meal ?? mealAt(timestamp);
