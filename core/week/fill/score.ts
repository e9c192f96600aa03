import type { FoodId } from '../../nutrition/food.ts';
import { isFresh } from '../../nutrition/foods/cupboard.ts';
import { isInSeason } from '../../nutrition/foods/is-in-season.ts';
import { DAY, type LocalDay } from '../../time.ts';
import type { Candidate, FreePlace } from './candidate.ts';
import type { Reason } from './reason.ts';

/** Facts about the rest of the week that affect a score. */
export type Circumstances = {
  /** Foods that must be used up and that no other meal of the week uses. */
  readonly soon: readonly FoodId[];
  /** Decides between equally good dishes. */
  readonly seed: number;
  /** Kinds of the dishes on neighbouring days. */
  readonly neighbours: readonly Candidate['dishKind'][];
};

type Rule = (
  candidate: Candidate,
  place: FreePlace,
  circumstances: Circumstances,
) => { readonly points: number; readonly reason?: Reason } | undefined;

const QUICK = 30;
const WEEK = 7;

/** Number of weeks after which a dish counts as not eaten lately. */
const LONG = 4;

/** Minimum number of days between repetitions of a dish. */
const RECENT = 10;

const usesSoon: Rule = ({ foods }, _, { soon }) => {
  const used = soon.filter((food) => foods.includes(food));
  const [food] = used;
  return food === undefined
    ? undefined
    : { points: 45 + 15 * used.length, reason: { id: /*i18n*/ 'week.fill.uses', food } };
};

const isLiked: Rule = ({ isFavorite, rating = 3 }) => {
  if (isFavorite) return { points: 20, reason: { id: /*i18n*/ 'week.fill.favourite' } };
  return { points: 7 * (rating - 3), ...(rating > 3 && { reason: { id: /*i18n*/ 'week.fill.rated' } }) };
};

const isInItsSeason: Rule = ({ foods }, { day }) => {
  const month = Number(day.slice(5, 7));
  const food = foods.find((each) => isFresh(each) && isInSeason(each, month));
  return food === undefined ? undefined : { points: 12, reason: { id: /*i18n*/ 'week.fill.season', food } };
};

const wasCooked: Rule = ({ cookedAt, timesCooked = 0 }, { day }) => {
  if (cookedAt === undefined)
    return timesCooked > 0 ? undefined : { points: 5, reason: { id: /*i18n*/ 'week.fill.never_cooked' } };
  const days = (startOf(day) - cookedAt) / DAY;
  if (days < RECENT) return { points: -60 };
  const weeks = Math.floor(days / WEEK);
  if (weeks < LONG) return undefined;
  return { points: Math.min(18, 8 + weeks / 2), reason: { id: /*i18n*/ 'week.fill.not_for_long', weeks } };
};

const isQuick: Rule = ({ prepTime = Infinity }, place) =>
  prepTime <= QUICK && isHurried(place)
    ? { points: 8, reason: { id: /*i18n*/ 'week.fill.quick', minutes: prepTime } }
    : undefined;

const isLikeOthers: Rule = ({ dishKind }, _, { neighbours }) =>
  neighbours.includes(dishKind) ? { points: -9 } : undefined;

const RULES: readonly Rule[] = [usesSoon, isLiked, wasCooked, isInItsSeason, isQuick, isLikeOthers];

/** Returns the score of a dish and the main reason for it. Deterministic for a seed. */
export function scoreOf(
  candidate: Candidate,
  place: FreePlace,
  circumstances: Circumstances,
): { readonly points: number; readonly reason: Reason } {
  const found = RULES.flatMap((rule) => rule(candidate, place, circumstances) ?? []);
  const strongest = found.filter(({ reason }) => reason).toSorted((a, b) => b.points - a.points)[0];
  const chance = chanceOf(`${circumstances.seed} ${candidate.id} ${place.day} ${place.slot}`);
  return {
    points: found.reduce((sum, { points }) => sum + points, 6 * chance),
    reason: strongest?.reason ?? { id: /*i18n*/ 'week.fill.fits' },
  };
}

/** Returns whether the cook's time limit for weekdays applies to a place. */
export const isHurried = ({ day, slot }: FreePlace): boolean => !isWeekend(day) && slot !== 'snack';

const startOf = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`);

const isWeekend = (day: LocalDay): boolean => [0, 6].includes(new Date(startOf(day)).getUTCDay());

/** Hashes a text to a number from 0 to 1 (FNV-1a). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
