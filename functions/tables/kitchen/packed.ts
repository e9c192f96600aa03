import { deleteItemIf, getItem, putItem, type Item, type Table, type Values } from '../table.ts';
import { readEach } from '../unreadable.ts';

// Lists and weeks are read often and whole, and reads are charged by bytes. So the entries of an item or meal are one
// text in `e`: one line each, with a letter for its type, eight characters of time and eight of ID. Fields follow, each
// after a mark that occurs in none of those before it.

/** Packs entries of one kind of row as lines. Equal entries give equal lines. */
export type LineCodec<Entry> = {
  /** Kind of row, for the log. */
  readonly kind: string;
  /** @param id the ID of the row, which a line need not repeat */
  readonly pack: (entry: Entry, id: string) => string;
  /** @throws if the line is not one of `pack` */
  readonly unpack: (line: string, id: string) => Entry;
};

/**
 * Returns the entries of a row. Unreadable lines are reported and left out.
 * @returns undefined if none is readable
 */
export function unpacked<Entry>(
  { kind, unpack }: LineCodec<Entry>,
  id: string,
  row: Values,
): readonly Entry[] | undefined {
  const entries = readEach(kind, linesOf(row), (line) => unpack(line, id));
  return entries.length > 0 ? entries : undefined;
}

/** Returns the entries of rows by their IDs, which follow a prefix in their keys. */
export const entriesByRow = <Entry>(
  codec: LineCodec<Entry>,
  prefix: string,
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

type PackedChange<Entry> = {
  readonly id: string;
  readonly held: readonly Entry[] | undefined;
  readonly next: readonly Entry[];
};

/**
 * Replaces the entries of a row. Keeps unreadable lines: a later release may read them.
 * @param row its key, and its attributes besides the entries
 * @returns false if the held entries have changed
 */
export async function replacePacked<Entry>(
  table: Table,
  codec: LineCodec<Entry>,
  row: Item,
  { id, held, next }: PackedChange<Entry>,
): Promise<boolean> {
  const text = (entries: readonly Entry[]) => entries.map((entry) => codec.pack(entry, id)).join('\n');
  const isPut = await putItem(table, { ...row, e: text(next) }, isStill(held && text(held)));
  if (isPut) return true;
  // Or the held entries are all readable ones.
  const stored = await getItem(table, { pk: row.pk, sk: row.sk });
  if (!stored) return false;
  const { entries, unread } = linesIn(codec, id, stored);
  if (text(entries) !== text(held ?? [])) return false;
  return putItem(table, { ...row, e: [text(next), ...unread].join('\n') }, isStill(stored['e']));
}

/** Drops the unreadable lines of a row that contain a text. */
export async function dropUnread<Entry>(
  table: Table,
  codec: LineCodec<Entry>,
  prefix: string,
  row: Values,
  text: string,
): Promise<void> {
  const { unread } = linesIn(codec, idIn(prefix, row), row);
  const dropped = unread.filter((line) => line.includes(text));
  if (dropped.length === 0) return;
  const kept = linesOf(row).filter((line) => !dropped.includes(line));
  const key = { pk: String(row['pk']), sk: String(row['sk']) };
  const values = { ':held': row['e'] };
  await (kept.length > 0
    ? putItem(table, { ...row, ...key, e: kept.join('\n') }, { if: 'e = :held', values })
    : deleteItemIf(table, key, { if: 'e = :held', values }));
}

const isStill = (e: unknown) =>
  e === undefined ? { if: 'attribute_not_exists(e)' } : { if: 'e = :held', values: { ':held': e } };

/** Returns the entries of a row, and the lines that cannot be read. */
function linesIn<Entry>(
  { unpack }: LineCodec<Entry>,
  id: string,
  row: Values,
): { readonly entries: readonly Entry[]; readonly unread: readonly string[] } {
  const [entries, unread]: [Entry[], string[]] = [[], []];
  for (const line of linesOf(row)) {
    try {
      entries.push(unpack(line, id));
    } catch {
      unread.push(line);
    }
  }
  return { entries, unread };
}

const linesOf = ({ e }: Values): readonly string[] => (typeof e === 'string' ? e.split('\n') : []);

/** Escapes a text as a field: removes line and field separators, and lone surrogates, which cannot be stored. */
export const packText = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cs}]/gu,
    (each) => `${ESCAPE}${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const unpackText = (packed: string): string =>
  packed.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A control character that never occurs in older texts, so they need no escapes. */
const ESCAPE = '\u001B';

const ESCAPED = new RegExp(`${ESCAPE}([\\da-f]{4})`, 'g');
