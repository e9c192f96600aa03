import type { SignInReader } from '#core/account/ports.ts';
import { getItem, type Table } from '../table.ts';
import { fromItem } from './stored-sign-in.ts';

/**
 * Only reads. A file of its own, because most Lambdas need only this and would otherwise bundle all of `signInUsesIn`.
 */
export const signInReaderIn = (table: Table): SignInReader => ({
  async find(userId) {
    const item = await getItem(table, { pk: `USER#${userId}`, sk: 'AUTH' });
    return item && fromItem(userId, item);
  },
});
