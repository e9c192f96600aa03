import type { EpochMs } from '../epoch-ms.ts';
import { byTime, CHANGES_KNOWN } from '../kitchen-change.ts';
import type { Entry } from './entry.ts';
import { replay } from './show-item.ts';

/** Entries that one item may have. No kitchen comes near: this bounds what is stored. */
const MAX_ENTRIES = 300;

/**
 * Adds an entry to those of an item. A repeated one changes nothing.
 * @returns what is kept, or why the entry is refused
 */
export function keepEntry(
  held: readonly Entry[],
  entry: Entry,
  now: EpochMs,
): readonly Entry[] | 'too-old' | 'full' {
  if (held.some(({ id }) => id === entry.id)) return held;
  if (entry.at <= now - CHANGES_KNOWN) return 'too-old';
  const kept = compact([...held, entry], now);
  return kept.length > MAX_ENTRIES ? 'full' : kept;
}

/**
 * Leaves out the entries that can never matter again. Nothing that may still arrive is as old as the folded ones, and a
 * superseded tick that comes again is superseded again. One whose time the server has set would come with a later time,
 * so it stays.
 */
function compact(unordered: readonly Entry[], now: EpochMs): readonly Entry[] {
  const entries = unordered.toSorted(byTime);
  const old = entries.filter(({ at }) => at <= now - CHANGES_KNOWN);
  const kept = [...folded(old), ...entries.slice(old.length)];
  const writers = new Set(FIELDS.map((field) => kept.findLast((entry) => field in entry)));
  const lastTick = kept.findLast(isTick);
  return kept.filter((entry) => {
    if (entry.claimedAt !== undefined || entry === lastTick || writers.has(entry)) return true;
    return !isTick(entry) && (entry.type !== 'change' || DECIDES.some((field) => field in entry));
  });
}

const FIELDS = ['name', 'food', 'aisle'] as const;

/** Fields whose effect depends on what comes before and after. */
const DECIDES = ['amount', 'otherAmounts', 'isSoon', 'mealId'] as const;

const isTick = ({ type }: Entry): boolean => type === 'check' || type === 'uncheck';

/** Returns what is left of old entries: the additions that stand, the newest fields, and whether it is ticked. */
function folded(old: readonly Entry[]): readonly Entry[] {
  const { standing, isChecked, isSoon } = replay(old);
  const ids = new Set(standing.map(({ id }) => id));
  const writers = new Set(FIELDS.map((field) => old.findLast((entry) => field in entry)));
  const soon = isSoon ? old.findLast((entry) => entry.isSoon) : undefined;
  const fields = old
    .filter((entry) => (writers.has(entry) || entry === soon) && !ids.has(entry.id))
    .map((entry) => fieldsOf(entry, entry === soon));
  const tick = isChecked ? old.findLast(isTick) : undefined;
  return [...standing, ...fields, ...(tick ? [tick] : [])].toSorted(byTime);
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
