import type { SignInUses } from '#core/account/ports.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { fromItem } from './stored-sign-in.ts';
import { getItem, updateItem, type Table } from '../table.ts';

export const signInUsesIn = (table: Table): SignInUses => ({
  async find(userId) {
    const item = await getItem(table, keyOf(userId));
    return item && fromItem(userId, item);
  },
  touchSession: (...use) => touch(table, 'sessions', ...use),
  touchToken: (...use) => touch(table, 'tokens', ...use),
});

/** Records the last use of a session or token, unless it has ended. */
async function touch(
  table: Table,
  map: 'sessions' | 'tokens',
  userId: UserId,
  key: string,
  now: EpochMs,
): Promise<void> {
  await updateItem(table, keyOf(userId), {
    set: `SET ${map}.#key.lastUsedAt = :now`,
    if: `attribute_exists(${map}.#key)`,
    names: { '#key': key },
    values: { ':now': now },
  });
}

export const keyOf = (userId: UserId) => ({ pk: `USER#${userId}`, sk: 'AUTH' });
