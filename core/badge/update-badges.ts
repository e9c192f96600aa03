import type { BadgePorts } from './ports.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { GoalsReader } from '../goals/ports.ts';
import type { CookMarkReader } from '../cooking/ports.ts';
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
  standingsOn,
  type BadgeProgress,
  type BadgeStanding,
} from './progress.ts';
import { recount, type BadgeEvidence } from './recount.ts';

type Needs = Pick<SystemPorts, 'clock'> & BadgePorts;
type Looks = { readonly cookMarks: CookMarkReader; readonly goals: GoalsReader };
type LocalUser = { readonly userId: UserId; readonly timeZone: TimeZone };

/** As far as a streak through a day may reach. */
const DAYS_AROUND = REQUIREMENT.COOKING_STREAK - 1;

/** Goals that are looked at; nobody sets as many in two weeks. */
const GOALS_AROUND = 50;

/** Each failed attempt means that somebody else has settled; what is left is settled with the next operation. */
const ATTEMPTS = 5;

/** How it stands with each badge, today where the user is. A first recipe whose badge could not be settled has it now. */
export async function badgeStandings(
  ports: Needs & { readonly recipes: RecipeReader },
  { userId, timeZone }: LocalUser,
): Promise<BadgeStanding[]> {
  const { clock, badgeProgress, recipes } = ports;
  const today = localDay(clock.now(), timeZone);
  const held = (await badgeProgress.find(userId)) ?? NO_PROGRESS;
  if (areEarned(held, ['FIRST_RECIPE'])) return standingsOn(held, today);
  const { items } = await recipes.list(userId, { limit: 1 });
  for (const { id } of items) await updateRecipeBadges(ports, userId, id);
  return standingsOn(items.length > 0 ? ((await badgeProgress.find(userId)) ?? held) : held, today);
}

/**
 * Settles the badges after a mark was set or taken back: all days around it are counted anew, so that an operation
 * whose badges could not be settled is made up for. Harmless to repeat.
 * @param day the mark's
 * @returns the badges that were earned by it
 */
export const updateCookingBadges = (
  ports: Needs & Looks,
  user: LocalUser,
  day: LocalDay,
): Promise<BadgeStanding[]> =>
  updateBadges(ports, user.userId, BADGE_TYPES, async (held) => {
    const evidence = await lookAround(ports, user, day, held);
    return (type, counted) => recount(type, counted, evidence);
  });

/**
 * Settles the badges after a recipe was written. Harmless to repeat.
 * @returns the badges that were earned by it
 */
export const updateRecipeBadges = (
  ports: Needs,
  userId: UserId,
  recipeId: RecipeId,
): Promise<BadgeStanding[]> =>
  updateBadges(
    ports,
    userId,
    ['FIRST_RECIPE'],
    async () => (type, counted) => (type === 'FIRST_RECIPE' ? [String(recipeId)] : counted),
  );

/**
 * Changes the progress, unless all that could change is earned. It is read before the marks are, and written only if
 * nobody has written it since: whoever writes last has seen every mark.
 */
async function updateBadges(
  { clock, badgeProgress }: Needs,
  userId: UserId,
  types: readonly BadgeType[],
  look: (held: BadgeProgress) => Promise<Parameters<typeof afterCounting>[2]>,
): Promise<BadgeStanding[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await badgeProgress.find(userId);
    const held = found ?? NO_PROGRESS;
    if (areEarned(held, types)) return [];
    const next = afterCounting(held, clock.now(), await look(held));
    if (await badgeProgress.replace(userId, found, next)) return earnedBetween(held, next);
  }
  return [];
}

async function lookAround(
  { cookMarks, goals }: Looks,
  { userId, timeZone }: LocalUser,
  day: LocalDay,
  held: BadgeProgress,
): Promise<BadgeEvidence> {
  const days = { from: addDays(day, -DAYS_AROUND), to: addDays(day, DAYS_AROUND) };
  const until = startOfLocalDay(addDays(days.to, 1), timeZone);
  const [marks, set] = await Promise.all([
    cookMarks.between(userId, days),
    goals.latest(userId, { until, limit: GOALS_AROUND }),
  ]);
  const dated = set.map((each) => ({ ...each, day: localDay(each.createdAt, timeZone) }));
  return {
    days,
    marks,
    gone: await goneRecipes({ cookMarks }, userId, marks, held),
    goalsOn: (asked) => dated.find((each) => each.day <= asked),
  };
}

/** The recipes that count as cooked, and of which a mark was taken back that was the last one. */
async function goneRecipes(
  { cookMarks }: Pick<Looks, 'cookMarks'>,
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
  const found = await Promise.all(
    [...inDoubt].map(async (recipeId) => ({
      recipeId,
      isCooked: (await cookMarks.lastCooked(userId, recipeId)) !== undefined,
    })),
  );
  return found.filter(({ isCooked }) => !isCooked).map(({ recipeId }) => recipeId);
}
