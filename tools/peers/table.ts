/** One figure of the comparison. A cell is empty where a peer does something else. */
export type Row = { readonly name: string; readonly cells: readonly string[] };

/** Returns how many of them are right, in per cent. What is undefined is not expected. */
export function share(right: readonly (boolean | undefined)[]): string {
  const expected = right.filter((each) => each !== undefined);
  return `${((100 * expected.filter(Boolean).length) / expected.length).toFixed(1)} %`;
}

/** Returns rows as a table of Markdown. */
export const table = (head: readonly string[], rows: readonly Row[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows.map(({ name, cells }) => [name, ...cells])]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
