import type { EpochMs } from '../epoch-ms.ts';
import { byTime, CHANGES_KNOWN } from '../kitchen-change.ts';
import type { Entry } from './entry.ts';
import { foldFirst, LATEST_FIELDS, whatIsLeft } from './fold-entries.ts';

/** Entries from which on the oldest are folded. */
const MANY_ENTRIES = 200;

/** The newest stay as they are: changes that are still on their way find their place among them. */
const NEWEST = 50;

/** Entries that one item may have. So many recipes and meals that each need it are refused; ticks and removals never are. */
const MAX_ENTRIES = 300;

/** Kinds of changes by which a list grows. What is on it can always be ticked and removed. */
export const GROWING: ReadonlySet<Entry['type']> = new Set(['add', 'change']);

/**
 * Adds an entry to those of an item. A repeated one changes nothing.
 * @returns what is kept, or why the entry is refused
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
 * Leaves out the entries that can never matter again. Nothing that may still arrive is as old as the folded ones. Ticks
 * stay: what is added between two of them is wanted for itself. A change whose time the server has set would come with a
 * later time, so it stays too.
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

/** Fields whose effect depends on what comes before and after, or that count by themselves. */
const DECIDES = ['amount', 'otherAmounts', 'isSoon', 'mealId', 'folded'] as const;

/**
 * Folds the oldest of too many entries. What a removal hides goes where it was not lifted soon after, and at once where
 * something is added that would have no place else.
 */
function bounded(entries: readonly Entry[], { type }: Entry): readonly Entry[] {
  if (entries.length <= MANY_ENTRIES) return entries;
  // A restore needs what it brings back.
  const lastRestore = entries.findLastIndex((entry) => entry.type === 'restore');
  const kept = foldFirst(entries, Math.max(entries.length - NEWEST, lastRestore + 1));
  if (kept.length <= MAX_ENTRIES || type !== 'add') return kept;
  return foldFirst(kept, kept.findLastIndex(hidesAll) + 1);
}

const hidesAll = ({ type, mealId }: Entry): boolean => type === 'remove' && mealId === undefined;
