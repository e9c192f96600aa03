/** Figure of the comparison. A cell is empty if the peer has no such feature. */
export type Row = { readonly name: string; readonly cells: readonly string[] };

/** Returns the share of correct values, in per cent. Undefined ones are not counted. */
export function share(right: readonly (boolean | undefined)[]): string {
  const expected = right.filter((each) => each !== undefined);
  return `${((100 * expected.filter(Boolean).length) / expected.length).toFixed(1)} %`;
}

export const table = (head: readonly string[], rows: readonly Row[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows.map(({ name, cells }) => [name, ...cells])]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
