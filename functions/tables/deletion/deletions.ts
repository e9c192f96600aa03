import type { DeletionReader, DeletionWriter } from '#core/deletion/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { Deletion } from '#core/deletion/deletion.ts';
import { deleteItem, putItem, queryAll, updateItem, type Table } from '../table.ts';
import { readEach } from '../unreadable.ts';

const PARTITION = 'DELETION';

export const deletionWriterIn = (table: Table): DeletionWriter => ({
  async add(deletion) {
    await putItem(table, { ...keyOf(deletion.userId), ...deletion }, { if: 'attribute_not_exists(pk)' });
  },

  async markErased(userId, now) {
    await updateItem(table, keyOf(userId), {
      set: 'SET erasedAt = :now',
      if: 'attribute_exists(pk) AND attribute_not_exists(erasedAt)',
      values: { ':now': now },
    });
  },

  remove: (userId) => deleteItem(table, keyOf(userId)),
});

export const deletionsIn = (table: Table): DeletionReader & DeletionWriter => ({
  ...deletionWriterIn(table),

  async pending() {
    const items = await queryAll(table, { pk: PARTITION });
    return readEach('deletion', items, (item) => v.parse(Deletion, item));
  },
});

const keyOf = (userId: UserId) => ({ pk: PARTITION, sk: userId });
