import type { EpochMs } from '../epoch-ms.ts';
import { byTime, CHANGES_KNOWN } from '../kitchen-change.ts';
import type { Entry } from './entry.ts';
import { foldFirst, LATEST_FIELDS, whatIsLeft } from './fold-entries.ts';

/** Number of entries above which the oldest are merged. */
const MANY_ENTRIES = 200;

/** Number of newest entries that are never merged, because delayed changes are inserted among them. */
const NEWEST = 50;

/** Maximum number of entries of an item. Above it, additions and changes are refused, but not ticks and removals. */
const MAX_ENTRIES = 300;

/** Types of entries that are refused when an item is full. */
export const GROWING: ReadonlySet<Entry['type']> = new Set(['add', 'change']);

/**
 * Adds an entry to an item. A repeated entry changes nothing.
 * @returns the new entries, or the reason for a refusal
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
 * Drops entries that no longer matter, and merges those older than any change that may still arrive. Keeps ticks,
 * because an addition between two ticks counts by itself. Keeps changes whose time the server has set, because a
 * repetition would get a later time.
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

/** Fields that depend on other entries or count by themselves. Entries with one of them are kept. */
const DECIDES = ['amount', 'otherAmounts', 'isSoon', 'mealId', 'folded'] as const;

/**
 * Merges the oldest entries of a long item, which drops removed amounts unless they were restored. If a new addition
 * still lacks room, also merges newer entries up to the last removal.
 */
function bounded(entries: readonly Entry[], { type }: Entry): readonly Entry[] {
  if (entries.length <= MANY_ENTRIES) return entries;
  // Merges up to the last restore, because it needs the entries that it restores.
  const lastRestore = entries.findLastIndex((entry) => entry.type === 'restore');
  const kept = foldFirst(entries, Math.max(entries.length - NEWEST, lastRestore + 1));
  if (kept.length <= MAX_ENTRIES || type !== 'add') return kept;
  return foldFirst(kept, kept.findLastIndex(hidesAll) + 1);
}

const hidesAll = ({ type, mealId }: Entry): boolean => type === 'remove' && mealId === undefined;
