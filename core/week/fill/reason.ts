import type { FoodId } from '../../nutrition/food.ts';

/** Reason for a proposal: ID of a message, with its values. Foods are shown by name, in the plural. */
export type Reason =
  | { readonly id: 'week.fill.uses' | 'week.fill.season'; readonly food: FoodId }
  | { readonly id: 'week.fill.quick'; readonly minutes: number }
  | { readonly id: 'week.fill.not_for_long'; readonly weeks: number }
  | { readonly id: 'week.fill.favourite' | 'week.fill.rated' | 'week.fill.never_cooked' | 'week.fill.fits' };
