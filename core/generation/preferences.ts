import * as v from 'valibot';
import { Diet, Difficulty } from '../recipe/recipe.ts';
import { Avoid, NOTHING_AVOIDED } from '../nutrition/avoid.ts';

/** The cuisines that can be asked for, as a model and the soundtrack know them. */
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

/** The longest times that can be asked for, in minutes. */
export const LONGEST_TIMES = [15, 20, 30, 45, 60, 90] as const;

/** What the cook would like. Everything may be left open. */
export const Preferences = v.object({
  cuisine: v.optional(v.picklist(CUISINES)),
  dietaryPreferences: v.optional(v.pipe(v.array(Diet), v.maxLength(10)), []),
  difficulty: v.optional(Difficulty),
  /** Minutes until it is on the table, at most. */
  maxPrepTime: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(24 * 60))),
  avoid: v.optional(Avoid, NOTHING_AVOIDED),
});
export type Preferences = v.InferOutput<typeof Preferences>;

export const NO_PREFERENCES: Preferences = { dietaryPreferences: [], avoid: NOTHING_AVOIDED };
