import type { Values } from '../table.ts';
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

/** Returns the entries of a row, and the lines that cannot be read. */
export function linesIn<Entry>(
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

export const linesOf = ({ e }: Values): readonly string[] => (typeof e === 'string' ? e.split('\n') : []);

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
