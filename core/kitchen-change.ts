import * as v from 'valibot';
import { EpochMs } from './epoch-ms.ts';
import { DAY } from './time.ts';
import type { UserId } from './user-id.ts';

// Common parts of the changes to the list and to the week: devices make them, offline too, and they arrive late, twice
// or in another order.

/** The versions of a UUID that end in random bits. Others end in the name of the device. */
export const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** ID of a change, and its time on the device. */
export const Made = { id: v.pipe(v.string(), v.regex(RANDOM_UUID), v.toLowerCase()), at: EpochMs };

export const MAX_CHANGES = 50;

/** Size of a request with changes at most, in bytes. */
export const MAX_CHANGES_BYTES = 64 * 1024;

/** Maximum delay of a change, and retention of hidden items. */
export const CHANGES_KNOWN = 60 * DAY;

/** A change that was not applied: older than what the server remembers, or beyond what may be stored. */
export const RefusedChange = v.object({ id: v.string(), reason: v.picklist(['too-old', 'full']) });
export type RefusedChange = v.InferOutput<typeof RefusedChange>;

/** Stored ID and time of a change. */
export type Stamp = {
  /** ID of the change, shortened: see `stampOf`. */
  readonly id: string;
  readonly at: EpochMs;
  /** Time of a device whose clock was ahead; `at` is then the server's. Orders changes sent together. */
  readonly claimedAt?: EpochMs;
};

/** The last 48 bits of a random UUID, in hex: enough to tell the changes of one thing apart. */
const shortened = (changeId: string): string => changeId.slice(-12);

/**
 * Returns the stamp of a change.
 * @param now the server's time: no change is later, or a clock that is ahead would win for ever
 */
export const stampOf = ({ id, at }: { readonly id: string; readonly at: EpochMs }, now: EpochMs): Stamp => ({
  id: shortened(id),
  at: Math.min(at, now),
  ...(at > now && { claimedAt: at }),
});

/** Returns a short tag of a user, which is stored with every entry. Unique among eight members. */
export const cookTag = (userId: UserId): string => userId.slice(0, 8);

/** Returns users by their tags. */
export const cooksByTag = (cooks: readonly UserId[]): ReadonlyMap<string, UserId> =>
  new Map(cooks.map((userId) => [cookTag(userId), userId]));

/** Returns the time of the newest entry of a thing. */
export const lastTime = (entries: readonly Stamp[]): EpochMs => Math.max(...entries.map(({ at }) => at));

/** Entries of a thing as they were read, and as they are to be stored. */
type Storing<Entry> = { readonly held: readonly Entry[] | undefined; readonly next: readonly Entry[] };

/** Reads and writes the entries of one thing. */
type StoredEntries<Entry, Thing> = {
  find(): Promise<readonly Entry[] | undefined>;
  /** Returns the thing as it is shown; undefined for a removed one. */
  show(entries: readonly Entry[]): Thing | undefined;
  /**
   * @param change `expiresAt`: when the entries of a removed thing may be forgotten
   * @param shown the thing after the change
   * @returns false if the held entries have changed
   */
  replace(
    change: Storing<Entry> & { readonly expiresAt?: EpochMs },
    shown: Thing | undefined,
  ): Promise<boolean>;
};

/**
 * Stores the entries of a thing. If another request was faster, applies the changes to its result.
 * @param again applies them; returns the same array if nothing changes
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

/** Orders by time, and changes of the same millisecond by their IDs. */
export const byTime = (a: Stamp, b: Stamp): number =>
  a.at - b.at || (a.claimedAt ?? a.at) - (b.claimedAt ?? b.at) || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Returns the time of a new change: now, but after every change that the device has seen, so that a slow clock does not
 * undo what the user sees.
 */
export const changeTime = (thing: { readonly changedAt?: EpochMs } | undefined, now: EpochMs): EpochMs =>
  Math.max(now, (thing?.changedAt ?? 0) + 1);
