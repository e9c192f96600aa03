import type { EpochMs } from '../epoch-ms.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { Aisle } from './aisles.ts';
import type { ListEntries } from './apply-changes.ts';
import type { Entry } from './entry.ts';
import type { ListItemId } from './list-item.ts';

export type ListPorts = { readonly lists: ListReader & ListWriter };

export type ListReader = {
  /** Returns all items with their entries, including hidden ones. Reports unreadable items and leaves them out. */
  items(kitchenId: KitchenId): Promise<ListEntries>;
  find(kitchenId: KitchenId, id: ListItemId): Promise<readonly Entry[] | undefined>;
};

export type ListWriter = {
  /**
   * Replaces the entries of an item.
   * @param change with `expiresAt` for a hidden item: its entries may be forgotten then
   * @returns false if the held entries have changed
   */
  replace(
    kitchenId: KitchenId,
    id: ListItemId,
    change: {
      readonly held: readonly Entry[] | undefined;
      readonly next: readonly Entry[];
      readonly expiresAt?: EpochMs;
    },
  ): Promise<boolean>;
  /** Erases unreadable parts of a list that contain the tag of a user. Idempotent. */
  forgetUnread(kitchenId: KitchenId, tag: string): Promise<void>;
  /** Raises the version, which tells other devices of the change. @returns the version */
  raiseVersion(kitchenId: KitchenId): Promise<number>;
  /** Stores the order of the aisles and raises the version. */
  arrange(kitchenId: KitchenId, aisles: readonly Aisle[]): Promise<void>;
  /** Erases the list. Idempotent. */
  erase(kitchenId: KitchenId): Promise<void>;
};
