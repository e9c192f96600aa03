import { byTime } from '../kitchen-change.ts';
import { addAmounts, amountFields, amountsOf } from './amounts.ts';
import type { Entry } from './entry.ts';
import { replay } from './replay-item.ts';

/** Maximum number of remembered merged changes. */
const MOST_FOLDED = 500;

/**
 * Merges the first entries of an item into a few, which keep the IDs of the others. The shown item stays the same. An
 * older change that arrives later is added to the sum.
 * @param entries in order of time
 * @param count number of entries to merge
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

/** Returns the merged entries: the sum of the additions, the latest fields, and the tick. */
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

/** Fields of which the latest value counts. */
export const LATEST_FIELDS = ['name', 'food', 'aisle'] as const;

const isTick = ({ type }: Entry): boolean => type === 'check' || type === 'uncheck';

/** Adds up amounts per recipe, and those without one. Amounts of meals stay separate, as they can change. */
const addedUp = (additions: readonly Entry[]): readonly Entry[] =>
  [
    ...Map.groupBy(additions, ({ id, from, mealId }) =>
      mealId === undefined ? from && `${from.cookId} ${from.recipeId}` : id,
    ).values(),
  ].flatMap(sumOf);

/** Merges several additions into one at the time of the last. Keeps the user of the first. */
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
