import type { Slot } from '#core/week/meal.ts';

/** Message ID of each time of a day. */
export const SLOT_WORD: Readonly<Record<Slot, string>> = {
  breakfast: /*i18n*/ 'slot.breakfast',
  lunch: /*i18n*/ 'slot.lunch',
  dinner: /*i18n*/ 'slot.dinner',
  snack: /*i18n*/ 'slot.snack',
};
