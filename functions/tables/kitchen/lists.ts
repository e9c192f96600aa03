import * as v from 'valibot';
import type { KitchenId } from '#core/kitchen-id.ts';
import type { ListItemId } from '#core/list/list-item.ts';
import type { ListReader, ListWriter } from '#core/list/ports.ts';
import { SECOND } from '#core/time.ts';
import { changeItem, deleteItem, getItem, putItem, queryAll, updateItem, type Table } from '../table.ts';
import { partitionOf } from './households.ts';
import { packEntries, unpackEntries } from './pack-entries.ts';

export const listReaderIn = (table: Table): ListReader => ({
  async items(kitchenId) {
    const items = await queryAll(table, { pk: partitionOf(kitchenId), prefix: ITEM });
    return new Map(
      items.map((item) => {
        const { sk, e } = v.parse(Stored, item);
        const id = sk.slice(ITEM.length);
        return [id, unpackEntries(id, e)];
      }),
    );
  },

  async find(kitchenId, id) {
    const item = await getItem(table, keyOf(kitchenId, id));
    return item && unpackEntries(id, v.parse(Stored, item).e);
  },
});

export const listsIn = (table: Table): ListReader & ListWriter => ({
  ...listReaderIn(table),

  replace: (kitchenId, id, { held, next, expiresAt }) =>
    putItem(
      table,
      {
        ...keyOf(kitchenId, id),
        e: packEntries(id, next),
        ...(expiresAt !== undefined && { ttl: Math.ceil(expiresAt / SECOND) }),
      },
      held
        ? { if: 'e = :held', values: { ':held': packEntries(id, held) } }
        : { if: 'attribute_not_exists(pk)' },
    ),

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

const Stored = v.object({ sk: v.string(), e: v.string() });

const keyOf = (kitchenId: KitchenId, id: ListItemId) => ({ pk: partitionOf(kitchenId), sk: `${ITEM}${id}` });

const headOf = (kitchenId: KitchenId) => ({ pk: partitionOf(kitchenId), sk: 'HEAD#LIST' });
