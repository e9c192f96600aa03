import type { LeftoverReader, LeftoverRemover, LeftoverWriter } from '#core/recipe/pictures/ports.ts';
import * as v from 'valibot';
import { Leftover } from '#core/recipe/pictures/leftover.ts';
import { deleteItemIf, putItem, queryAll, type Table } from './table.ts';
import { readEach } from './unreadable.ts';

/** One partition for all users, so that one query finds all notes. They last only minutes. */
const PARTITION = 'LEFTOVER';

export const leftoverWriterIn = (table: Table): LeftoverWriter => ({
  async note(leftover) {
    await putItem(table, { ...keyOf(leftover), ...leftover });
  },
});

export const leftoverSweeperIn = (table: Table): LeftoverReader & LeftoverRemover => ({
  async all() {
    const items = await queryAll(table, { pk: PARTITION });
    return readEach('leftover', items, (item) => v.parse(Leftover, item));
  },

  async of(userId) {
    const items = await queryAll(table, { pk: PARTITION, prefix: `${userId}#` });
    return readEach('leftover', items, (item) => v.parse(Leftover, item));
  },

  async remove(leftover) {
    await deleteItemIf(table, keyOf(leftover), {
      if: '#at = :at',
      names: { '#at': 'at' },
      values: { ':at': leftover.at },
    });
  },
});

/** Each photo's name is unique and belongs to one request, so the first photo identifies the request. */
const keyOf = ({ userId, photos, share }: Leftover) => ({
  pk: PARTITION,
  sk: `${userId}#${share ?? photos[0] ?? ''}`,
});
