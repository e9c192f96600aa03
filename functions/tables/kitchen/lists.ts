import type { ListReader, ListWriter } from '#core/list/ports.ts';
import { getItem, type Table } from '../table.ts';
import { entriesIn, keyIn, logWriterIn, rowsIn } from './change-log.ts';
import { ENTRY_LINES } from './pack-entries.ts';
import { unpacked } from './packed.ts';

const LIST = { codec: ENTRY_LINES, prefix: '#', head: 'HEAD#LIST' };

export const listReaderIn = (table: Table): ListReader => ({
  items: async (kitchenId) => entriesIn(LIST, await rowsIn(table, LIST, kitchenId)),

  async find(kitchenId, id) {
    const item = await getItem(table, keyIn(LIST, kitchenId, id));
    return item && unpacked(ENTRY_LINES, id, item);
  },
});

export function listsIn(table: Table): ListReader & ListWriter {
  const log = logWriterIn(table, LIST);
  return {
    ...listReaderIn(table),
    ...log,
    raiseVersion: (kitchenId) => log.raiseVersion(kitchenId),
    arrange: async (kitchenId, aisles) => void (await log.raiseVersion(kitchenId, { aisles })),
  };
}
