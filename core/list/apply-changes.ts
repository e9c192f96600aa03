import type { EpochMs } from '../epoch-ms.ts';
import type { RefusedChange } from '../kitchen-change.ts';
import { entryOf, type Entry } from './entry.ts';
import { GROWING, keepEntry } from './keep-entry.ts';
import { itemIdOf, type ListChange } from './list-change.ts';
import type { ListItemId } from './list-item.ts';

/** Entries of the items of a list, including hidden items. */
export type ListEntries = ReadonlyMap<ListItemId, readonly Entry[]>;

/** Maximum number of items of a list, including hidden ones. */
const MAX_ITEMS = 1_000;

/** Maximum length of all entries as JSON: ten times that of a list of 200 items. Devices fetch the whole list. */
const MAX_LENGTH = 1_000_000;

const lengthOf = (entries: readonly Entry[] = []): number => JSON.stringify(entries).length;

/**
 * Applies changes to a list.
 * @param now the server's time
 * @returns the changed items and the refused changes
 */
export function applyChanges(
  held: ListEntries,
  changes: readonly ListChange[],
  { now, by }: { readonly now: EpochMs; readonly by: string },
): { readonly changed: ListEntries; readonly refused: readonly RefusedChange[] } {
  const changed = new Map<ListItemId, readonly Entry[]>();
  const refused: RefusedChange[] = [];
  let length = [...held.values()].reduce((sum, entries) => sum + lengthOf(entries), 0);
  for (const change of changes) {
    const id = itemIdOf(change);
    const entries = changed.get(id) ?? held.get(id);
    const isFull = !entries && held.size + changed.size >= MAX_ITEMS;
    const kept = isFull ? 'full' : keepEntry(entries ?? [], entryOf(change, now, by), now);
    const growth = typeof kept === 'string' ? 0 : lengthOf(kept) - lengthOf(entries);
    const isTooLong = GROWING.has(change.type) && growth > 0 && length + growth > MAX_LENGTH;
    if (typeof kept === 'string') refused.push({ id: change.id, reason: kept });
    else if (isTooLong) refused.push({ id: change.id, reason: 'full' });
    else if (kept !== entries) {
      changed.set(id, kept);
      length += growth;
    }
  }
  return { changed, refused };
}
