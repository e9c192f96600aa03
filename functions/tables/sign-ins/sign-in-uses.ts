import type { SignInUses } from '#core/account/ports.ts';
import type { UserId } from '#core/user-id.ts';
import { fromItem } from './stored-sign-in.ts';
import { getItem, updateItem, type Table } from '../table.ts';

export const signInUsesIn = (table: Table): SignInUses => ({
  async find(userId) {
    const item = await getItem(table, keyOf(userId));
    return item && fromItem(userId, item);
  },

  async touchSession(userId, sessionHash, now) {
    await updateItem(table, keyOf(userId), {
      set: 'SET sessions.#session.lastUsedAt = :now',
      if: 'attribute_exists(sessions.#session)',
      names: { '#session': sessionHash },
      values: { ':now': now },
    });
  },

  async touchToken(userId, id, now) {
    await updateItem(table, keyOf(userId), {
      set: 'SET tokens.#token.lastUsedAt = :now',
      if: 'attribute_exists(tokens.#token)',
      names: { '#token': id },
      values: { ':now': now },
    });
  },
});

export const keyOf = (userId: UserId) => ({ pk: `USER#${userId}`, sk: 'AUTH' });
