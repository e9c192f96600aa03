import { addDays, type EpochMs, type LocalDay } from '../time.ts';
import { BADGE_TYPES, REQUIREMENT, type BadgeType } from './badge.ts';

/** How far a user is with the badges. */
export type BadgeProgress = {
  readonly badges: Readonly<Record<BadgeType, Standing>>;
  /** Rises with every change. */
  readonly version: number;
};

/** How it stands with one badge: it was earned at a moment, for good, or so far these things count towards it. */
type Standing = {
  readonly earnedAt?: EpochMs | undefined;
  /** Keys of days, marks or recipes, fewer than the badge asks for. */
  readonly counted: readonly string[];
};

/** The same as it is told. */
export type BadgeStanding = {
  readonly type: BadgeType;
  readonly currentProgress: number;
  readonly earnedAt?: EpochMs | undefined;
};

/** Something for every type of badge. */
export const forEachType = <Made>(make: (type: BadgeType) => Made): Record<BadgeType, Made> => ({
  FIRST_RECIPE: make('FIRST_RECIPE'),
  COOKING_STREAK: make('COOKING_STREAK'),
  NUTRITION_GOALS: make('NUTRITION_GOALS'),
  RECIPE_MASTER: make('RECIPE_MASTER'),
  HEALTHY_CHOICE: make('HEALTHY_CHOICE'),
});

export const NO_PROGRESS: BadgeProgress = { badges: forEachType(() => ({ counted: [] })), version: 0 };

/**
 * The progress after everything that counts has been counted anew. What is earned stays as it is.
 * @param count what counts towards a badge now, where so far it was this
 */
export const afterCounting = (
  { badges, version }: BadgeProgress,
  now: EpochMs,
  count: (type: BadgeType, counted: readonly string[]) => readonly string[],
): BadgeProgress => ({
  badges: forEachType((type) => {
    const held = badges[type];
    if (held.earnedAt !== undefined) return held;
    const counted = count(type, held.counted);
    return counted.length < REQUIREMENT[type] ? { counted } : { counted: [], earnedAt: now };
  }),
  version: version + 1,
});

/** Whether all of these badges are earned. */
export const areEarned = ({ badges }: BadgeProgress, types: readonly BadgeType[]): boolean =>
  types.every((type) => badges[type].earnedAt !== undefined);

/** How it stands with each badge on a day of the user's. */
export const standingsOn = ({ badges }: BadgeProgress, today: LocalDay): BadgeStanding[] =>
  BADGE_TYPES.map((type) => {
    const { earnedAt, counted } = badges[type];
    if (earnedAt !== undefined) return { type, currentProgress: REQUIREMENT[type], earnedAt };
    const isOver = type === 'COOKING_STREAK' && (counted.at(-1) ?? '') < addDays(today, -1);
    return { type, currentProgress: isOver ? 0 : counted.length };
  });

/** The badges that were earned between two states. */
export const earnedBetween = (former: BadgeProgress, { badges }: BadgeProgress): BadgeStanding[] =>
  BADGE_TYPES.filter((type) => former.badges[type].earnedAt === undefined).flatMap((type) => {
    const { earnedAt } = badges[type];
    return earnedAt === undefined ? [] : [{ type, currentProgress: REQUIREMENT[type], earnedAt }];
  });
