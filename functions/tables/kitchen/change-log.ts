import * as v from 'valibot';
import type { EpochMs } from '#core/epoch-ms.ts';
import type { KitchenId } from '#core/kitchen-id.ts';
import { SECOND } from '#core/time.ts';
import {
  changeItem,
  deleteItem,
  deleteItemIf,
  getItem,
  putItem,
  queryAll,
  type Item,
  type Table,
  type Values,
} from '../table.ts';
import { partitionOf } from './households.ts';
import { linesIn, linesOf, unpacked, type LineCodec } from './packed.ts';

/** Log of changes in a kitchen's partition: a row per item or meal with its entries, and a row for the version. */
type ChangeLog<Entry> = {
  readonly codec: LineCodec<Entry>;
  /** Prefix of the rows' keys: short, because it is read with each of 200 rows. */
  readonly prefix: string;
  /** Key of the row with the version. */
  readonly head: string;
};

export const keyIn = ({ prefix }: Pick<ChangeLog<never>, 'prefix'>, kitchenId: KitchenId, id: string) => ({
  pk: partitionOf(kitchenId),
  sk: `${prefix}${id}`,
});

export const rowsIn = (
  table: Table,
  { prefix }: Pick<ChangeLog<never>, 'prefix'>,
  kitchenId: KitchenId,
): Promise<Values[]> => queryAll(table, { pk: partitionOf(kitchenId), prefix });

/** Returns the entries of each row, by ID. */
export const entriesIn = <Entry>(
  { codec, prefix }: ChangeLog<Entry>,
  rows: readonly Values[],
): ReadonlyMap<string, readonly Entry[]> =>
  new Map(
    rows.flatMap((row): [string, readonly Entry[]][] => {
      const id = idIn(prefix, row);
      const entries = unpacked(codec, id, row);
      return entries ? [[id, entries]] : [];
    }),
  );

const idIn = (prefix: string, { sk }: Values): string => String(sk).slice(prefix.length);

/** Returns methods that the writing ports of all logs share. */
export const logWriterIn = <Entry>(table: Table, log: ChangeLog<Entry>) => ({
  /** @param attributes attributes of the row besides its entries */
  replace: (
    kitchenId: KitchenId,
    id: string,
    { expiresAt, ...change }: Replaced<Entry> & { readonly expiresAt?: EpochMs },
    attributes: Values = {},
  ): Promise<boolean> => {
    const ttl = expiresAt === undefined ? {} : { ttl: Math.ceil(expiresAt / SECOND) };
    const row = { ...keyIn(log, kitchenId, id), ...attributes, ...ttl };
    return replaceEntries(table, log.codec, row, { id, ...change });
  },

  async forgetUnread(kitchenId: KitchenId, tag: string): Promise<void> {
    for (const row of await rowsIn(table, log, kitchenId)) await dropUnread(table, log, row, tag);
  },

  /** @param set attributes that are stored with the version. @returns the version */
  async raiseVersion(kitchenId: KitchenId, set: Values = {}): Promise<number> {
    const names = Object.keys(set);
    const changed = await changeItem(
      table,
      { pk: partitionOf(kitchenId), sk: log.head },
      {
        set: ['SET version = if_not_exists(version, :none) + :one', ...names.map(assigned)].join(', '),
        values: {
          ':none': 0,
          ':one': 1,
          ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])),
        },
      },
    );
    return v.parse(v.object({ version: v.number() }), changed).version;
  },

  async erase(kitchenId: KitchenId): Promise<void> {
    const pk = partitionOf(kitchenId);
    for (const prefix of [log.prefix, log.head]) {
      const rows = await queryAll(table, { pk, prefix });
      await Promise.all(rows.map(({ sk }) => deleteItem(table, { pk, sk: String(sk) })));
    }
  },
});

const assigned = (name: string) => `${name} = :${name}`;

type Replaced<Entry> = { readonly held: readonly Entry[] | undefined; readonly next: readonly Entry[] };

/**
 * Replaces the entries of a row. Keeps unreadable lines: a later release may read them.
 * @param row key of the row, and attributes besides the entries
 * @returns false if the stored entries have changed
 */
async function replaceEntries<Entry>(
  table: Table,
  codec: LineCodec<Entry>,
  row: Item,
  { id, held, next }: Replaced<Entry> & { readonly id: string },
): Promise<boolean> {
  const text = (entries: readonly Entry[]) => entries.map((entry) => codec.pack(entry, id)).join('\n');
  const isPut = await putItem(table, { ...row, e: text(next) }, isStill(held && text(held)));
  if (isPut) return true;
  // Besides the expected entries, the row may have unreadable lines.
  const stored = await getItem(table, { pk: row.pk, sk: row.sk });
  if (!stored) return false;
  const { entries, unread } = linesIn(codec, id, stored);
  if (text(entries) !== text(held ?? [])) return false;
  return putItem(table, { ...row, e: [text(next), ...unread].join('\n') }, isStill(stored['e']));
}

/** Removes the unreadable lines of a row that contain a text. */
async function dropUnread<Entry>(
  table: Table,
  { codec, prefix }: ChangeLog<Entry>,
  row: Values,
  text: string,
): Promise<void> {
  const { unread } = linesIn(codec, idIn(prefix, row), row);
  const dropped = unread.filter((line) => line.includes(text));
  if (dropped.length === 0) return;
  const kept = linesOf(row).filter((line) => !dropped.includes(line));
  const key = { pk: String(row['pk']), sk: String(row['sk']) };
  await (kept.length > 0
    ? putItem(table, { ...row, ...key, e: kept.join('\n') }, isStill(row['e']))
    : deleteItemIf(table, key, isStill(row['e'])));
}

const isStill = (e: unknown) =>
  e === undefined ? { if: 'attribute_not_exists(e)' } : { if: 'e = :held', values: { ':held': e } };
