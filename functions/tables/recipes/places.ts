import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { DAY, MINUTE, type EpochMs } from '#core/time.ts';
import { countItems, getItem, putItem, updateItem, type Table } from '../table.ts';
import { partitionOf } from './recipe-item.ts';

/**
 * Number of a user's recipes, in an item of its own: counting them is slow and racy. A place is reserved before the
 * recipe is stored, and released after it is removed. So after an interrupted function the number is too high, never
 * too low. At the maximum, recipes are counted to correct it.
 */
const keyOf = (userId: UserId) => ({ pk: partitionOf(userId), sk: 'PLACES' });

const Stored = v.object({
  taken: v.number(),
  takenAt: v.number(),
  counts: v.number(),
  countedAt: v.number(),
});
type Stored = v.InferOutput<typeof Stored>;

/** Longer than any function runs: by then, each reservation has its recipe or never will. */
const QUIET = 2 * MINUTE;

/**
 * Reserves a place for one more recipe. Counts the recipes if there is no number yet.
 * @returns false if the maximum is reached
 */
export async function takePlace(
  table: Table,
  userId: UserId,
  { most, now }: { readonly most: number; readonly now: EpochMs },
): Promise<boolean> {
  for (;;) {
    const isTaken = await updateItem(table, keyOf(userId), {
      set: 'SET taken = taken + :one, takenAt = :now',
      if: 'taken < :most',
      values: { ':one': 1, ':most': most, ':now': now },
    });
    if (isTaken) return true;
    const held = await find(table, userId);
    if (held && held.taken >= most && !mayBeWrong(held, now)) return false;
    if (!held || held.taken >= most) await countAnew(table, userId, { held, now });
  }
}

/**
 * True after two minutes without reservations, if a place was taken since the last count, or the count is a day old.
 */
const mayBeWrong = ({ takenAt, countedAt }: Stored, now: EpochMs): boolean =>
  now - takenAt >= QUIET && (takenAt >= countedAt || now - countedAt >= DAY);

/** Counts the recipes and stores their number, unless it has changed meanwhile. */
async function countAnew(
  table: Table,
  userId: UserId,
  { held, now }: { readonly held: Stored | undefined; readonly now: EpochMs },
): Promise<void> {
  const taken = await countItems(table, { index: 'card', pk: partitionOf(userId) }, Infinity);
  const { takenAt = 0, counts = 0 } = held ?? {};
  const counted = { ...keyOf(userId), taken, takenAt, counts: counts + 1, countedAt: now };
  await (held
    ? putItem(table, counted, {
        if: 'taken = :taken AND takenAt = :takenAt AND counts = :counts',
        values: { ':taken': held.taken, ':takenAt': takenAt, ':counts': counts },
      })
    : putItem(table, counted, { if: 'attribute_not_exists(pk)' }));
}

async function find(table: Table, userId: UserId): Promise<Stored | undefined> {
  const item = await getItem(table, keyOf(userId));
  return item && v.parse(Stored, item);
}

/** Releases the place of a recipe that was not stored. */
export async function givePlaceBack(table: Table, userId: UserId): Promise<void> {
  await updateItem(table, keyOf(userId), {
    set: 'SET taken = taken - :one',
    if: 'taken > :none',
    values: { ':one': 1, ':none': 0 },
  });
}

/**
 * Releases the place of a removed recipe, exactly once even if two requests remove it.
 * @param remove removes the recipe; returns false if it is gone or has changed
 * @returns the result of `remove`
 */
export async function withPlaceBack(
  table: Table,
  userId: UserId,
  remove: () => Promise<boolean>,
): Promise<boolean> {
  const held = await find(table, userId);
  const isRemoved = await remove();
  if (!isRemoved || !held) return isRemoved;
  // A count meanwhile may already exclude the recipe.
  await updateItem(table, keyOf(userId), {
    set: 'SET taken = taken - :one',
    if: 'taken > :none AND counts = :counts',
    values: { ':one': 1, ':none': 0, ':counts': held.counts },
  });
  return true;
}
