import * as v from 'valibot';
import { Diet } from '../nutrition/diet.ts';
import { MaxPrepTime } from '../account/account.ts';
import { Difficulty } from '../recipe/facts/difficulty.ts';
import { Avoid, NOTHING_AVOIDED } from '../nutrition/avoid.ts';
import { DayLeft } from '../goals/day-left.ts';

/** Cuisines that users can choose. Prompt and soundtrack use the same names. */
export const CUISINES = [
  'Italian',
  'French',
  'Mediterranean',
  'German',
  'Indian',
  'Asian',
  'Mexican',
  'Middle Eastern',
] as const;

/** Maximum cooking times that users can choose, in minutes. */
export const MAX_TIME_CHOICES = [15, 20, 30, 45, 60, 90] as const;

/** Preferences of the user. All are optional. */
export const Preferences = v.object({
  cuisine: v.optional(v.picklist(CUISINES)),
  dietaryPreferences: v.optional(v.pipe(v.array(Diet), v.maxLength(10)), []),
  difficulty: v.optional(Difficulty),
  maxPrepTime: v.optional(MaxPrepTime),
  avoid: v.optional(Avoid, NOTHING_AVOIDED),
  /** True if nothing may be bought, not even a lemon or a herb. */
  buysNothing: v.optional(v.boolean()),
  /** Rest of the day's goals, into which a serving has to fit. */
  dayLeft: v.optional(DayLeft),
});
export type Preferences = v.InferOutput<typeof Preferences>;

export const NO_PREFERENCES: Preferences = { dietaryPreferences: [], avoid: NOTHING_AVOIDED };
