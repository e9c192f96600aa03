import type { Language } from '#core/language.ts';

/**
 * Parses a table of cases: one a line, its cells between " | ". The rules were tuned on the first line, the third and so on;
 * the others were measured once before anything was changed for them.
 */
export const rowsIn = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** Returns the entries of a cell; none of an empty one. */
export const entriesOf = (cell: string | undefined, separator = ', '): readonly string[] =>
  cell ? cell.split(separator).map((entry) => entry.trim()) : [];

/** Reads the cell of a language. */
export const languageIn = (cell: string): Language => (cell === 'de' ? 'de' : 'en');
