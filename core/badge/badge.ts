import * as v from 'valibot';
import { EpochMs } from '../time.ts';

/** Every type of badge, in the order in which they are shown. */
export const BADGE_TYPES = [
  'FIRST_RECIPE',
  'COOKING_STREAK',
  'NUTRITION_GOALS',
  'RECIPE_MASTER',
  'HEALTHY_CHOICE',
] as const;
const BadgeType = v.picklist(BADGE_TYPES);
export type BadgeType = v.InferOutput<typeof BadgeType>;

/** How many of what each badge counts have to come together. */
export const REQUIREMENT = {
  /** Recipes that were written for the user. */
  FIRST_RECIPE: 1,
  /** Days running on which something was cooked. */
  COOKING_STREAK: 7,
  /** Days on which the goals were met. */
  NUTRITION_GOALS: 5,
  /** Different recipes that were cooked. */
  RECIPE_MASTER: 25,
  /** Times that something healthy was cooked. */
  HEALTHY_CHOICE: 10,
} as const satisfies Record<BadgeType, number>;

/** A badge in words; `name` and `description` are in the language that the request prefers. */
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

/** A badge and how far the user is with it, as the API gives it. `earnedAt` is absent while it is not earned. */
export const UserBadge = v.object({
  badge: Badge,
  /** How many of the requirement. */
  currentProgress: v.number(),
  earnedAt: v.optional(EpochMs),
});
export type UserBadge = v.InferOutput<typeof UserBadge>;

/** What an answer says that has earned badges: of cooking, and of a new recipe. */
export const EarnedBadges = v.object({ earnedBadges: v.optional(v.array(UserBadge)) });
export type EarnedBadges = v.InferOutput<typeof EarnedBadges>;
