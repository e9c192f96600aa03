/**
 * Returns the lines of a field after a text with several lines was pasted into it.
 * @param selected bounds of the selection, which the pasted text replaces
 * @returns an empty list if the pasted text is one line
 */
export function pastedLines(text: string, pasted: string, [from, to]: readonly [number, number]): string[] {
  const added = pasted.trim();
  if (!/[\r\n]/.test(added)) return [];
  return `${text.slice(0, from)}${added}${text.slice(to)}`
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
