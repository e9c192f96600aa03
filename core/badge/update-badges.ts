import type { BadgePorts } from './ports.ts';
import type { GoalsReader } from '../goals/ports.ts';
import type { CookedReader, RecipeReader } from '../recipe/ports.ts';
import type { DayReader } from '../eaten/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { CookMark } from '../cooking/cook-mark.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { addDays, localDay, startOfLocalDay, type LocalDay, type TimeZone } from '../time.ts';
import { BADGE_TYPES, REQUIREMENT, type BadgeType } from './badge.ts';
import {
  afterCounting,
  areEarned,
  earnedBetween,
  NO_PROGRESS,
  statusesOn,
  type BadgeProgress,
  type BadgeStatus,
} from './progress.ts';
import { countTowards, type BadgeEvidence } from './count-towards.ts';

type UpdatePorts = Pick<SystemPorts, 'clock'> & BadgePorts;
type EvidencePorts = {
  readonly days: DayReader;
  readonly cookMarks: CookedReader;
  readonly goals: GoalsReader;
};
type EvidenceRequest = {
  readonly day: LocalDay;
  readonly held: BadgeProgress;
  /** Number of days to recount on each side of `day`. */
  readonly around: number;
};
type LocalUser = { readonly userId: UserId; readonly timeZone: TimeZone };

/** Longest distance to another day of the same streak. */
const DAYS_AROUND = REQUIREMENT.COOKING_STREAK - 1;

/**
 * The goals of a day do not depend on other days. Neighbours are read only to repair failed updates, because two weeks
 * of diary are expensive to read.
 */
const DAYS_BESIDE = 1;

/** Number of goals read: more than anybody sets in two weeks. */
const GOALS_AROUND = 50;

/** Number of newest recipes in which the first generated one is searched. */
const RECIPES_AROUND = 100;

/** Another request's update makes an attempt fail. After the last, the next operation repairs the badges. */
const MAX_ATTEMPTS = 5;

/** Returns the progress of each badge on the user's local day. Repairs a failed update for the first recipe. */
export async function badgeStatuses(
  ports: UpdatePorts & { readonly recipes: RecipeReader },
  { userId, timeZone }: LocalUser,
): Promise<BadgeStatus[]> {
  const { clock, badgeProgress, recipes } = ports;
  const today = localDay(clock.now(), timeZone);
  const held = (await badgeProgress.find(userId)) ?? NO_PROGRESS;
  if (areEarned(held, ['FIRST_RECIPE'])) return statusesOn(held, today);
  const { items } = await recipes.list(userId, { limit: RECIPES_AROUND });
  const generated = items.find(({ originType }) => originType === undefined);
  if (!generated) return statusesOn(held, today);
  await updateRecipeBadges(ports, userId, generated.id);
  return statusesOn((await badgeProgress.find(userId)) ?? held, today);
}

/**
 * Updates the goals badge after a change to a day's diary: the other badges are about cooking. Idempotent.
 * @param day local day of the entry
 * @returns newly earned badges
 */
export const updateDiaryBadges = (
  ports: UpdatePorts & EvidencePorts,
  user: LocalUser,
  day: LocalDay,
): Promise<BadgeStatus[]> =>
  updateBadges(ports, user.userId, ['NUTRITION_GOALS'], async (held) => {
    const evidence = await collectEvidence(ports, { ...user, day, held, around: DAYS_BESIDE });
    return (type, counted) => (type === 'NUTRITION_GOALS' ? countTowards(type, counted, evidence) : counted);
  });

/**
 * Updates the badges after a mark was set or removed. Recounts all days around it, which also repairs failed updates.
 * Idempotent.
 * @param day local day of the mark
 * @returns newly earned badges
 */
export const updateCookingBadges = (
  ports: UpdatePorts & EvidencePorts,
  user: LocalUser,
  day: LocalDay,
): Promise<BadgeStatus[]> =>
  updateBadges(ports, user.userId, BADGE_TYPES, async (held) => {
    const evidence = await collectEvidence(ports, { ...user, day, held, around: DAYS_AROUND });
    return (type, counted) => countTowards(type, counted, evidence);
  });

/**
 * Updates the badges after a recipe was saved. Idempotent.
 * @returns newly earned badges
 */
export const updateRecipeBadges = (
  ports: UpdatePorts,
  userId: UserId,
  recipeId: RecipeId,
): Promise<BadgeStatus[]> =>
  updateBadges(
    ports,
    userId,
    ['FIRST_RECIPE'],
    async () => (type, counted) => (type === 'FIRST_RECIPE' ? [String(recipeId)] : counted),
  );

/**
 * Updates the progress unless all affected badges are earned. Reads the progress before the marks and writes it only if
 * it is unchanged, so that the last writer has seen every mark.
 */
async function updateBadges(
  { clock, badgeProgress }: UpdatePorts,
  userId: UserId,
  types: readonly BadgeType[],
  look: (held: BadgeProgress) => Promise<Parameters<typeof afterCounting>[2]>,
): Promise<BadgeStatus[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await badgeProgress.find(userId);
    const held = found ?? NO_PROGRESS;
    if (areEarned(held, types)) return [];
    const next = afterCounting(held, clock.now(), await look(held));
    if (await badgeProgress.replace(userId, found, next)) return earnedBetween(held, next);
  }
  return [];
}

async function collectEvidence(
  { days: eaten, cookMarks, goals }: EvidencePorts,
  { userId, timeZone, day, held, around }: LocalUser & EvidenceRequest,
): Promise<BadgeEvidence> {
  const days = { from: addDays(day, -around), to: addDays(day, around) };
  const until = startOfLocalDay(addDays(days.to, 1), timeZone);
  const [{ marks, entries }, set] = await Promise.all([
    eaten.between(userId, days),
    goals.latest(userId, { until, limit: GOALS_AROUND }),
  ]);
  const dated = set.map((each) => ({ ...each, day: localDay(each.createdAt, timeZone) }));
  return {
    days,
    marks,
    entries,
    gone: await goneRecipes({ cookMarks }, userId, marks, held),
    goalsOn: (on) => dated.find((each) => each.day <= on),
  };
}

/** Returns recipes that a badge has counted although none of their marks is left. */
async function goneRecipes(
  { cookMarks }: Pick<EvidencePorts, 'cookMarks'>,
  userId: UserId,
  marks: readonly CookMark[],
  { badges }: BadgeProgress,
): Promise<RecipeId[]> {
  const standing = new Set(marks.filter(({ eaten }) => eaten).map(({ recipeId }) => recipeId));
  const counted = new Set(badges.RECIPE_MASTER.counted);
  const inDoubt = new Set(
    marks
      .map(({ recipeId }) => recipeId)
      .filter((recipeId) => !standing.has(recipeId) && counted.has(String(recipeId))),
  );
  const cooked = await cookMarks.cooked(userId, [...inDoubt]);
  return [...inDoubt].filter((recipeId) => !cooked.has(recipeId));
}
