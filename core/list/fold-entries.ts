import { byTime } from '../kitchen-change.ts';
import { addAmounts, amountFields, amountsOf } from './amounts.ts';
import type { Entry } from './entry.ts';
import { replay } from './show-item.ts';

/** Folded changes that an item remembers, the newest: one that comes again was counted. */
const MOST_FOLDED = 500;

/**
 * Replaces the first entries of an item by what is left of them, and by the IDs of all others. The item shows the same as
 * before. What arrives later and is older counts beside the sum; it takes nothing from it.
 * @param entries in the order of their times
 */
export function foldFirst(entries: readonly Entry[], count: number): readonly Entry[] {
  const first = entries.slice(0, count);
  const last = first.at(-1);
  const left = whatIsLeft(first);
  if (!last || left.length >= first.length) return entries;
  const ids = new Set(left.map(({ id }) => id));
  const folded = first.flatMap((entry) => [...(entry.folded ?? []), entry.id]).filter((id) => !ids.has(id));
  const { id, at } = last;
  const memory: Entry = { id, at, type: 'change', folded: folded.slice(-MOST_FOLDED) };
  return [...left, memory, ...entries.slice(count)];
}

/** Returns what is left of old entries: the sum of the additions that stand, the newest fields, and whether it is ticked. */
export function whatIsLeft(old: readonly Entry[]): readonly Entry[] {
  const { standing, isChecked, isSoon } = replay(old);
  const additions = addedUp(standing);
  const ids = new Set(additions.map(({ id }) => id));
  const writers = new Set(LATEST_FIELDS.map((field) => old.findLast((entry) => field in entry)));
  const soon = isSoon ? old.findLast((entry) => entry.isSoon) : undefined;
  const fields = old
    .filter((entry) => (writers.has(entry) || entry === soon) && !ids.has(entry.id))
    .map((entry) => fieldsOf(entry, entry === soon));
  const tick = isChecked ? old.findLast(isTick) : undefined;
  return [...additions, ...fields, ...(tick ? [tick] : [])].toSorted(byTime);
}

/** Fields that show what was written last. */
export const LATEST_FIELDS = ['name', 'food', 'aisle'] as const;

export const isTick = ({ type }: Entry): boolean => type === 'check' || type === 'uncheck';

/** Adds up what each recipe needs, and what was added without one. What a meal needs stays apart: it can be adjusted. */
const addedUp = (additions: readonly Entry[]): readonly Entry[] =>
  [
    ...Map.groupBy(additions, ({ id, from, mealId }) =>
      mealId === undefined ? from && `${from.cookId} ${from.recipeId}` : id,
    ).values(),
  ].flatMap(sumOf);

/** Returns one addition for several, at the time of the last. Who added it first stays. */
function sumOf(additions: readonly Entry[]): readonly Entry[] {
  const [first, last] = [additions[0], additions.toSorted(byTime).at(-1)];
  if (!first || !last || additions.length === 1) return additions;
  const { amount: _, otherAmounts: __, by: ___, from, ...rest } = last;
  const servings = additions.reduce((sum, each) => sum + (each.from?.servings ?? 0), 0);
  const sum: Entry = {
    ...rest,
    ...(first.by !== undefined && { by: first.by }),
    ...amountFields(addAmounts(additions.flatMap(amountsOf))),
    ...(from && { from: { ...from, servings } }),
  };
  return [sum];
}

const fieldsOf = ({ id, at, name, food, aisle }: Entry, isSoon: boolean): Entry => ({
  id,
  at,
  type: 'change',
  ...(name !== undefined && { name }),
  ...(food !== undefined && { food }),
  ...(aisle !== undefined && { aisle }),
  ...(isSoon && { isSoon }),
});
