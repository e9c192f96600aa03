import type { Language } from '#core/language.ts';

/**
 * Parses a table of cases: one a line, cells separated by " | ". The rules were tuned on the odd lines; the even ones
 * were measured before anything was changed for them.
 */
export const rowsIn = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** Returns the entries of a cell; none for an empty one. */
export const entriesOf = (cell: string | undefined, separator = ', '): readonly string[] =>
  cell ? cell.split(separator).map((entry) => entry.trim()) : [];

export const languageIn = (cell: string): Language => (cell === 'de' ? 'de' : 'en');
