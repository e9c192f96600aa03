import type { EpochMs } from '../epoch-ms.ts';
import type { RefusedChange } from '../kitchen-change.ts';
import { entryOf, type Entry } from './entry.ts';
import { keepEntry } from './keep-entry.ts';
import { itemIdOf, type ListChange } from './list-change.ts';
import type { ListItemId } from './list-item.ts';

/** Entries of the items of a list, hidden ones included. */
export type ListEntries = ReadonlyMap<ListItemId, readonly Entry[]>;

/** Items that a list may have, hidden ones included. */
const MAX_ITEMS = 1_000;

/**
 * Applies changes to a list.
 * @param now the server's time
 * @returns the items that are different afterwards, and the changes that were refused
 */
export function applyChanges(
  held: ListEntries,
  changes: readonly ListChange[],
  { now, by }: { readonly now: EpochMs; readonly by: string },
): { readonly changed: ListEntries; readonly refused: readonly RefusedChange[] } {
  const changed = new Map<ListItemId, readonly Entry[]>();
  const refused: RefusedChange[] = [];
  for (const change of changes) {
    const id = itemIdOf(change);
    const entries = changed.get(id) ?? held.get(id);
    const isFull = !entries && held.size + changed.size >= MAX_ITEMS;
    const kept = isFull ? 'full' : keepEntry(entries ?? [], entryOf(change, now, by), now);
    if (typeof kept === 'string') refused.push({ id: change.id, reason: kept });
    else if (kept !== entries) changed.set(id, kept);
  }
  return { changed, refused };
}
