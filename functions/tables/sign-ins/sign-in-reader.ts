import type { SignInReader } from '#core/account/ports.ts';
import { getItem, type Table } from '../table.ts';
import { fromItem } from './stored-sign-in.ts';

/** Only reads. Apart from `signInUsesIn`, of which most Lambdas carry every byte. */
export const signInReaderIn = (table: Table): SignInReader => ({
  async find(userId) {
    const item = await getItem(table, { pk: `USER#${userId}`, sk: 'AUTH' });
    return item && fromItem(userId, item);
  },
});
