import type { FoodId } from '../../nutrition/food.ts';

/** Why a dish is proposed, as the ID of a message with its values. A food is shown by its name, in the plural. */
export type Reason =
  | { readonly id: 'week.fill.uses' | 'week.fill.season'; readonly food: FoodId }
  | { readonly id: 'week.fill.quick'; readonly minutes: number }
  | { readonly id: 'week.fill.not_for_long'; readonly weeks: number }
  | { readonly id: 'week.fill.favourite' | 'week.fill.rated' | 'week.fill.never_cooked' | 'week.fill.fits' };
