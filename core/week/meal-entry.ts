import type { EpochMs } from '../epoch-ms.ts';
import { byTime, CHANGES_KNOWN, cookTag, stampOf, type Stamp } from '../kitchen-change.ts';
import type { UserId } from '../user-id.ts';
import type { MealChange } from './meal-change.ts';
import type { Meal, MealId } from './meal.ts';

/** Meal with the tag of its cook instead of the ID. */
export type TaggedMeal = Omit<Meal, 'cookId'> & { readonly cook?: string };

type Fields = Partial<Omit<TaggedMeal, 'id' | 'changedAt'>>;

/**
 * Change as stored in a meal. A meal is a set of entries, and their times decide its fields. Entries may therefore
 * arrive in any order and more than once.
 */
export type MealEntry = Stamp & { readonly type: MealChange['type']; readonly fields: Fields };

/** Maximum number of entries kept only to recognise repeated changes. */
const MOST_REMEMBERED = 80;

/** Returns the entry of a change. @param now the server's time */
export function mealEntryOf({ id, at, type, meal }: MealChange, now: EpochMs): MealEntry {
  const { id: _, cookId, ...fields }: { readonly id: MealId; readonly cookId?: UserId } & Fields = meal;
  return {
    ...stampOf({ id, at }, now),
    type,
    fields: { ...fields, ...(cookId !== undefined && { cook: cookTag(cookId) }) },
  };
}

/** @returns undefined for a meal that was removed or not added yet */
export function showMeal(id: MealId, unordered: readonly MealEntry[]): TaggedMeal | undefined {
  const entries = unordered.toSorted(byTime);
  const { day, slot, title, servings, ...others }: Fields = Object.assign(
    {},
    ...entries.map(({ fields }) => fields),
  );
  const isThere = entries.findLast(decides)?.type !== 'remove';
  if (!isThere || day === undefined || slot === undefined || title === undefined || servings === undefined)
    return undefined;
  const changedAt = Math.max(...entries.map(({ at }) => at));
  return { id, day, slot, title, servings, isDone: false, ...others, changedAt };
}

/** Returns whether an entry adds or removes the meal. */
const decides = ({ type }: MealEntry): boolean => type !== 'change';

/**
 * Adds an entry to those of a meal. A repeated entry changes nothing.
 * @returns the entries to keep, or the reason for a refusal
 */
export function keepMealEntry(
  held: readonly MealEntry[],
  entry: MealEntry,
  now: EpochMs,
): readonly MealEntry[] | 'too-old' {
  if (held.some(({ id }) => id === entry.id)) return held;
  return entry.at <= now - CHANGES_KNOWN ? 'too-old' : compact([...held, entry], now);
}

/**
 * Drops fields that a later change has overwritten, and entries without fields. If a dropped entry is sent again, it is
 * overwritten again. Entries whose time the server has set would get a later time, so the newest of those are kept. The
 * number of entries is bounded, so a meal can always be changed and removed.
 */
function compact(unordered: readonly MealEntry[], now: EpochMs): readonly MealEntry[] {
  const entries = unordered.toSorted(byTime);
  const decision = entries.findLast(decides);
  const own = entries.map((entry, at) => {
    const later = entries.slice(at + 1);
    const fields = Object.fromEntries(
      Object.entries(entry.fields).filter(([name]) => later.every((each) => !(name in each.fields))),
    );
    const matters = Object.keys(fields).length > 0 || entry === decision;
    return { matters, entry: { ...entry, fields } };
  });
  const mayComeAgain = own.filter(
    ({ matters, entry: { claimedAt, at } }) =>
      !matters && claimedAt !== undefined && at > now - CHANGES_KNOWN,
  );
  const remembered = new Set(mayComeAgain.slice(-MOST_REMEMBERED));
  return own.flatMap((each) => (each.matters || remembered.has(each) ? [each.entry] : []));
}
