import * as v from 'valibot';
import type { KitchenId } from '#core/kitchen-id.ts';
import type { ListItemId } from '#core/list/list-item.ts';
import type { ListReader, ListWriter } from '#core/list/ports.ts';
import { SECOND } from '#core/time.ts';
import { changeItem, deleteItem, getItem, queryAll, updateItem, type Table } from '../table.ts';
import { partitionOf } from './households.ts';
import { ENTRY_LINES } from './pack-entries.ts';
import { dropUnread, entriesByRow, replacePacked, unpacked } from './packed.ts';

export const listReaderIn = (table: Table): ListReader => ({
  async items(kitchenId) {
    return entriesByRow(ENTRY_LINES, ITEM, await rowsOf(table, kitchenId));
  },

  async find(kitchenId, id) {
    const item = await getItem(table, keyOf(kitchenId, id));
    return item && unpacked(ENTRY_LINES, id, item);
  },
});

export const listsIn = (table: Table): ListReader & ListWriter => ({
  ...listReaderIn(table),

  replace: (kitchenId, id, { held, next, expiresAt }) =>
    replacePacked(
      table,
      ENTRY_LINES,
      {
        ...keyOf(kitchenId, id),
        ...(expiresAt !== undefined && { ttl: Math.ceil(expiresAt / SECOND) }),
      },
      { id, held, next },
    ),

  async forgetUnread(kitchenId, tag) {
    for (const row of await rowsOf(table, kitchenId)) await dropUnread(table, ENTRY_LINES, ITEM, row, tag);
  },

  async raiseVersion(kitchenId) {
    const changed = await changeItem(table, headOf(kitchenId), {
      set: 'SET version = if_not_exists(version, :none) + :one',
      values: { ':none': 0, ':one': 1 },
    });
    return v.parse(v.object({ version: v.number() }), changed).version;
  },

  async arrange(kitchenId, aisles) {
    await updateItem(table, headOf(kitchenId), {
      set: 'SET version = if_not_exists(version, :none) + :one, aisles = :aisles',
      values: { ':none': 0, ':one': 1, ':aisles': aisles },
    });
  },

  async erase(kitchenId) {
    const pk = partitionOf(kitchenId);
    for (const prefix of [ITEM, 'HEAD#LIST']) {
      const items = await queryAll(table, { pk, prefix });
      await Promise.all(items.map(({ sk }) => deleteItem(table, { pk, sk: String(sk) })));
    }
  },
});

/** Short, like the name of the attribute: both are read with each of 200 items. */
const ITEM = '#';

const rowsOf = (table: Table, kitchenId: KitchenId) =>
  queryAll(table, { pk: partitionOf(kitchenId), prefix: ITEM });

const keyOf = (kitchenId: KitchenId, id: ListItemId) => ({ pk: partitionOf(kitchenId), sk: `${ITEM}${id}` });

const headOf = (kitchenId: KitchenId) => ({ pk: partitionOf(kitchenId), sk: 'HEAD#LIST' });
