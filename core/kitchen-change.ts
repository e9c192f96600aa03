import * as v from 'valibot';
import { EpochMs } from './epoch-ms.ts';
import { DAY } from './time.ts';
import type { UserId } from './user-id.ts';

// Shared by the changes to the list and to the week. Devices make changes offline too, so they arrive late, twice or in
// another order.

/** UUIDs of the versions that end in random bits. Other versions end in the ID of the device. */
export const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** ID of a change, and the device's time at which it was made. */
export const Made = { id: v.pipe(v.string(), v.regex(RANDOM_UUID), v.toLowerCase()), at: EpochMs };

export const MAX_CHANGES = 50;

/** Maximum size of a request with changes, in bytes. */
export const MAX_CHANGES_BYTES = 64 * 1024;

/** Maximum delay of a change, in ms. Hidden items are kept as long. */
export const CHANGES_KNOWN = 60 * DAY;

/** Change that was not applied: `too-old` for the server, or `full` because nothing more may be stored. */
export const RefusedChange = v.object({ id: v.string(), reason: v.picklist(['too-old', 'full']) });
export type RefusedChange = v.InferOutput<typeof RefusedChange>;

/** ID and time of a change as stored. */
export type Stamp = {
  /** ID of the change, shortened: see `stampOf`. */
  readonly id: string;
  readonly at: EpochMs;
  /** The device's time if its clock was ahead of `at`, the server's. Orders changes that were sent together. */
  readonly claimedAt?: EpochMs;
};

/** Last 48 bits of a random UUID, in hex. Enough to tell apart the changes of one item. */
const shortened = (changeId: string): string => changeId.slice(-12);

/**
 * Returns the stamp of a change.
 * @param now the server's time, which caps that of the change: a clock that is ahead would win for ever
 */
export const stampOf = ({ id, at }: { readonly id: string; readonly at: EpochMs }, now: EpochMs): Stamp => ({
  id: shortened(id),
  at: Math.min(at, now),
  ...(at > now && { claimedAt: at }),
});

/** Returns a short tag of a user, stored with every entry. Unique among the eight members of a household. */
export const cookTag = (userId: UserId): string => userId.slice(0, 8);

/** Returns users by their tags. */
export const cooksByTag = (cooks: readonly UserId[]): ReadonlyMap<string, UserId> =>
  new Map(cooks.map((userId) => [cookTag(userId), userId]));

export const lastTime = (entries: readonly Stamp[]): EpochMs => Math.max(...entries.map(({ at }) => at));

/** Entries of an item or meal: as read, and as they are to be stored. */
type Storing<Entry> = { readonly held: readonly Entry[] | undefined; readonly next: readonly Entry[] };

/** Reads and writes the entries of one item or meal. */
type StoredEntries<Entry, Thing> = {
  find(): Promise<readonly Entry[] | undefined>;
  /** @returns undefined if the thing was removed */
  show(entries: readonly Entry[]): Thing | undefined;
  /**
   * @param change with `expiresAt` if the thing was removed: its entries may be forgotten then
   * @param shown the thing after the change
   * @returns false if the held entries have changed
   */
  replace(
    change: Storing<Entry> & { readonly expiresAt?: EpochMs },
    shown: Thing | undefined,
  ): Promise<boolean>;
};

/**
 * Stores the entries of an item or meal. If another request stored first, applies the changes to its result.
 * @param again applies the changes; returns the same array if nothing changes
 * @returns the stored entries
 */
export async function storeEntries<Entry extends Stamp, Thing>(
  stored: StoredEntries<Entry, Thing>,
  { held, next }: Storing<Entry>,
  again: (entries: readonly Entry[]) => readonly Entry[],
): Promise<readonly Entry[]> {
  if (next.length === 0 || next === held) return next;
  const shown = stored.show(next);
  const expiry = shown === undefined ? { expiresAt: lastTime(next) + CHANGES_KNOWN } : {};
  if (await stored.replace({ held, next, ...expiry }, shown)) return next;
  const faster = await stored.find();
  return storeEntries(stored, { held: faster, next: again(faster ?? []) }, again);
}

/** Orders by time. Changes of the same millisecond are ordered by ID. */
export const byTime = (a: Stamp, b: Stamp): number =>
  a.at - b.at || (a.claimedAt ?? a.at) - (b.claimedAt ?? b.at) || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Returns the time of a new change: now, but at least 1 ms after every change that the device has seen. Otherwise a
 * slow clock would undo changes that the user sees.
 */
export const changeTime = (thing: { readonly changedAt?: EpochMs } | undefined, now: EpochMs): EpochMs =>
  Math.max(now, (thing?.changedAt ?? 0) + 1);
