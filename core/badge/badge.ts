import * as v from 'valibot';
import { EpochMs } from '../time.ts';

/** Badge types in display order. */
export const BADGE_TYPES = [
  'FIRST_RECIPE',
  'COOKING_STREAK',
  'NUTRITION_GOALS',
  'RECIPE_MASTER',
  'HEALTHY_CHOICE',
] as const;
const BadgeType = v.picklist(BADGE_TYPES);
export type BadgeType = v.InferOutput<typeof BadgeType>;

/** Number of days, recipes or servings that each badge requires. */
export const REQUIREMENT = {
  /** Recipes generated for the user, not imported or own ones. */
  FIRST_RECIPE: 1,
  /** Consecutive days with a cooked recipe. */
  COOKING_STREAK: 7,
  /** Days on which the goals were met. */
  NUTRITION_GOALS: 5,
  /** Different recipes cooked. */
  RECIPE_MASTER: 25,
  /** Healthy servings cooked. */
  HEALTHY_CHOICE: 10,
} as const satisfies Record<BadgeType, number>;

/** `name` and `description` are in the preferred language of the request. */
const Badge = v.object({
  type: BadgeType,
  name: v.string(),
  description: v.string(),
  name_en: v.string(),
  name_de: v.string(),
  description_en: v.string(),
  description_de: v.string(),
  requirement: v.number(),
  imageUrl: v.string(),
});

/** Badge with the user's progress, as returned by the API. `earnedAt` is absent until it is earned. */
export const UserBadge = v.object({
  badge: Badge,
  currentProgress: v.number(),
  earnedAt: v.optional(EpochMs),
});
export type UserBadge = v.InferOutput<typeof UserBadge>;

/** Part of a response to cooking or to a new recipe. */
export const EarnedBadges = v.object({ earnedBadges: v.optional(v.array(UserBadge)) });
export type EarnedBadges = v.InferOutput<typeof EarnedBadges>;
