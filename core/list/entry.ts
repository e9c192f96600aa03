import type { EpochMs } from '../epoch-ms.ts';
import { stampOf, type Stamp } from '../kitchen-change.ts';
import type { MealId } from '../meal-id.ts';
import type { Aisle } from './aisles.ts';
import type { ListAmount, ListSource } from './list-item.ts';
import type { ListChange } from './list-change.ts';

/**
 * Change as stored in an item. An item is a set of entries, and their times decide its fields. Entries may therefore
 * arrive in any order and more than once.
 */
export type Entry = Stamp & {
  readonly type: ListChange['type'];
  /** Tag of the user who added the item. Absent once that account is deleted. */
  readonly by?: string;
  readonly name?: string;
  readonly food?: string;
  /** Null removes all amounts so far. */
  readonly amount?: ListAmount | null;
  readonly otherAmounts?: readonly ListAmount[];
  readonly aisle?: Aisle;
  readonly isSoon?: boolean;
  readonly from?: ListSource;
  /** Planned meal whose amount is added, changed or removed. */
  readonly mealId?: MealId;
  /** IDs of changes merged into this entry, so that repetitions are recognised. */
  readonly folded?: readonly string[];
};

/**
 * Returns the entry of a change.
 * @param now the server's time, which caps that of the change: a clock that is ahead would win for ever
 */
export function entryOf({ id, at, type, item }: ListChange, now: EpochMs, by: string): Entry {
  const added = type === 'add' && { by, name: item.name };
  const { food, name, amount, otherAmounts, aisle, isSoon, from, mealId }: Partial<Omit<Entry, 'id'>> = item;
  return {
    ...stampOf({ id, at }, now),
    type,
    ...((type === 'add' || type === 'change') && {
      ...(name !== undefined && { name }),
      ...(amount !== undefined && { amount }),
      ...(otherAmounts && otherAmounts.length > 0 && { otherAmounts }),
      ...(aisle !== undefined && { aisle }),
      ...(isSoon !== undefined && { isSoon }),
    }),
    ...added,
    ...(type === 'add' && food !== undefined && { food }),
    ...(from && { from }),
    ...(mealId !== undefined && { mealId }),
  };
}
