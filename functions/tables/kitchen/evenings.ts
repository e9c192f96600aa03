import * as v from 'valibot';
import type { DueEvening } from '#core/ring/evening.ts';
import type { EveningEraser, EveningReader, EveningRemover, EveningWriter } from '#core/ring/ports.ts';
import { EpochMs } from '#core/time.ts';
import { UserId } from '#core/user-id.ts';
import { digitsOf } from '../digits.ts';
import { deleteItem, putItem, queryAll, queryPage, type Table, type Values } from '../table.ts';
import { readEach } from '../unreadable.ts';

/** One partition for all devices, sorted by time, so that one query finds all that are due. */
const PARTITION = 'EVENING';

export const eveningWriterIn = (table: Table): EveningWriter => ({
  async add(evening) {
    await putItem(table, { ...keyOf(evening), ...evening });
  },
});

export const eveningsIn = (table: Table): EveningReader & EveningWriter & EveningRemover => ({
  ...eveningWriterIn(table),

  async due(now, most) {
    const range = { pk: PARTITION, from: digitsOf(0), to: `${digitsOf(now)}~` };
    const { items } = await queryPage(table, { ...range, limit: most, ascending: true });
    return storedIn(items);
  },

  remove: (evening) => deleteItem(table, keyOf(evening)),
});

export const eveningEraserIn = (table: Table): EveningEraser => ({
  async removeAll(userId) {
    const all = storedIn(await queryAll(table, { pk: PARTITION }));
    for (const each of all) if (each.userId === userId) await deleteItem(table, keyOf(each));
  },
});

const storedIn = (items: readonly Values[]): readonly DueEvening[] =>
  readEach('evening', items, (item) => v.parse(Stored, item));

const Stored = v.object({ dueAt: EpochMs, userId: UserId, session: v.string() });

const keyOf = ({ dueAt, userId, session }: DueEvening) => ({
  pk: PARTITION,
  sk: `${digitsOf(dueAt)}#${userId}#${session}`,
});
