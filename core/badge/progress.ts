import { addDays, type EpochMs, type LocalDay } from '../time.ts';
import { BADGE_TYPES, REQUIREMENT, type BadgeType } from './badge.ts';

export type BadgeProgress = {
  readonly badges: Readonly<Record<BadgeType, BadgeState>>;
  /** Incremented by every change. */
  readonly version: number;
};

/** Progress towards one badge. Once earned, a badge stays earned. */
type BadgeState = {
  readonly earnedAt?: EpochMs | undefined;
  /** Keys of the days, marks or recipes that count so far. Emptied when the badge is earned. */
  readonly counted: readonly string[];
};

/** Progress as shown to the user. */
export type BadgeStatus = {
  readonly type: BadgeType;
  readonly currentProgress: number;
  readonly earnedAt?: EpochMs | undefined;
};

export const forEachType = <Made>(make: (type: BadgeType) => Made): Record<BadgeType, Made> => ({
  FIRST_RECIPE: make('FIRST_RECIPE'),
  COOKING_STREAK: make('COOKING_STREAK'),
  NUTRITION_GOALS: make('NUTRITION_GOALS'),
  RECIPE_MASTER: make('RECIPE_MASTER'),
  HEALTHY_CHOICE: make('HEALTHY_CHOICE'),
});

export const NO_PROGRESS: BadgeProgress = { badges: forEachType(() => ({ counted: [] })), version: 0 };

/**
 * Returns the progress after a recount. Earned badges stay earned.
 * @param count returns the keys that count now, given those that counted before
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

export const areEarned = ({ badges }: BadgeProgress, types: readonly BadgeType[]): boolean =>
  types.every((type) => badges[type].earnedAt !== undefined);

/** Returns the progress of each badge on a local day. */
export const statusesOn = ({ badges }: BadgeProgress, today: LocalDay): BadgeStatus[] =>
  BADGE_TYPES.map((type) => {
    const { earnedAt, counted } = badges[type];
    if (earnedAt !== undefined) return { type, currentProgress: REQUIREMENT[type], earnedAt };
    const isOver = type === 'COOKING_STREAK' && (counted.at(-1) ?? '') < addDays(today, -1);
    return { type, currentProgress: isOver ? 0 : counted.length };
  });

/** Returns the badges earned between two states. */
export const earnedBetween = (former: BadgeProgress, { badges }: BadgeProgress): BadgeStatus[] =>
  BADGE_TYPES.filter((type) => former.badges[type].earnedAt === undefined).flatMap((type) => {
    const { earnedAt } = badges[type];
    return earnedAt === undefined ? [] : [{ type, currentProgress: REQUIREMENT[type], earnedAt }];
  });
