import type { EpochMs } from '../epoch-ms.ts';
import { byTime, CHANGES_KNOWN } from '../kitchen-change.ts';
import type { Entry } from './entry.ts';
import { foldFirst, LATEST_FIELDS, whatIsLeft } from './fold-entries.ts';

/** Number of entries above which the oldest are merged. */
const MANY_ENTRIES = 200;

/** Number of newest entries that are never merged: delayed changes are inserted among them. */
const NEWEST = 50;

/** Maximum number of entries of an item. Further recipes and meals are refused; ticks and removals never are. */
const MAX_ENTRIES = 300;

/** Changes that make a list grow. Ticking and removing is always possible. */
export const GROWING: ReadonlySet<Entry['type']> = new Set(['add', 'change']);

/**
 * Adds an entry to an item. A repeated one changes nothing.
 * @returns the new entries, or the reason of a refusal
 */
export function keepEntry(
  held: readonly Entry[],
  entry: Entry,
  now: EpochMs,
): readonly Entry[] | 'too-old' | 'full' {
  if (held.some(({ id, folded = [] }) => id === entry.id || folded.includes(entry.id))) return held;
  if (entry.at <= now - CHANGES_KNOWN) return 'too-old';
  const kept = bounded(compact([...held, entry], now), entry);
  return kept.length > MAX_ENTRIES && GROWING.has(entry.type) ? 'full' : kept;
}

/**
 * Drops entries without any further effect. No delayed change is older than the merged ones. Ticks stay: an addition
 * between two of them counts for itself. A change whose time the server has set also stays, because a repetition would
 * get a later time.
 */
function compact(unordered: readonly Entry[], now: EpochMs): readonly Entry[] {
  const entries = unordered.toSorted(byTime);
  const old = entries.filter(({ at }) => at <= now - CHANGES_KNOWN);
  const kept = [...whatIsLeft(old), ...entries.slice(old.length)];
  const writers = new Set(LATEST_FIELDS.map((field) => kept.findLast((entry) => field in entry)));
  return kept.filter(
    (entry) =>
      entry.claimedAt !== undefined ||
      writers.has(entry) ||
      entry.type !== 'change' ||
      DECIDES.some((field) => field in entry),
  );
}

/** Fields whose effect depends on other entries, or that count by themselves. */
const DECIDES = ['amount', 'otherAmounts', 'isSoon', 'mealId', 'folded'] as const;

/**
 * Merges the oldest entries above the maximum. Removed amounts are dropped unless they were restored soon after, and at
 * once if a new addition needs the room.
 */
function bounded(entries: readonly Entry[], { type }: Entry): readonly Entry[] {
  if (entries.length <= MANY_ENTRIES) return entries;
  // A restore needs the entries that it restores.
  const lastRestore = entries.findLastIndex((entry) => entry.type === 'restore');
  const kept = foldFirst(entries, Math.max(entries.length - NEWEST, lastRestore + 1));
  if (kept.length <= MAX_ENTRIES || type !== 'add') return kept;
  return foldFirst(kept, kept.findLastIndex(hidesAll) + 1);
}

const hidesAll = ({ type, mealId }: Entry): boolean => type === 'remove' && mealId === undefined;
