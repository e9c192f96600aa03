import type { OrphanReader, OrphanRemover, OrphanWriter } from '#core/recipe/pictures/ports.ts';
import * as v from 'valibot';
import { Orphan } from '#core/recipe/pictures/orphan.ts';
import { deleteItemIf, putItem, queryAll, type Table } from './table.ts';
import { readEach } from './unreadable.ts';

/** One partition for all users, so that one query finds all notes. Notes last only minutes. */
const PARTITION = 'LEFTOVER';

export const orphanWriterIn = (table: Table): OrphanWriter => ({
  async note(orphan) {
    await putItem(table, { ...keyOf(orphan), ...orphan });
  },
});

export const orphanSweeperIn = (table: Table): OrphanReader & OrphanRemover => ({
  async all() {
    const items = await queryAll(table, { pk: PARTITION });
    return readEach('orphan', items, (item) => v.parse(Orphan, item));
  },

  async of(userId) {
    const items = await queryAll(table, { pk: PARTITION, prefix: `${userId}#` });
    return readEach('orphan', items, (item) => v.parse(Orphan, item));
  },

  async remove(orphan) {
    await deleteItemIf(table, keyOf(orphan), {
      if: '#at = :at',
      names: { '#at': 'at' },
      values: { ':at': orphan.at },
    });
  },
});

/** The name of a photo belongs to one request, so the first photo identifies the request. */
const keyOf = ({ userId, photos, share }: Orphan) => ({
  pk: PARTITION,
  sk: `${userId}#${share ?? photos[0] ?? ''}`,
});
