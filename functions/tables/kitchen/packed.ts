import type { Values } from '../table.ts';
import { readEach } from '../unreadable.ts';

// Lists and weeks are often read as a whole, and reads are charged by size. So attribute `e` packs the entries of an
// item or meal into one text. An entry is a line: a letter for its type, eight characters of time, eight of ID, then
// the fields. Before each field stands a mark that none of the fields before contains.

/** Packs entries of one kind as lines. Equal entries give equal lines. */
export type LineCodec<Entry> = {
  /** Kind of entries, for the log. */
  readonly kind: string;
  /** @param id ID of the row: lines need not repeat it */
  readonly pack: (entry: Entry, id: string) => string;
  /** @throws if `pack` has not written the line */
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

/** Returns the entries of a row, and its unreadable lines. */
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

/** Escapes control characters, which separate lines and fields, and lone surrogates, which cannot be stored. */
export const packText = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cs}]/gu,
    (each) => `${ESCAPE}${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const unpackText = (packed: string): string =>
  packed.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Control character that never occurs in older texts: they need no escapes. */
const ESCAPE = '\u001B';

const ESCAPED = new RegExp(`${ESCAPE}([\\da-f]{4})`, 'g');
