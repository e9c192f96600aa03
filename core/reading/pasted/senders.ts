/** Date and time in brackets, or before a dash. */
const STAMP = String.raw`\[[\d.,:/ ]{4,24}(?:[AP]\.?M\.?)?\]`;
const DASHED = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)? -`;

/** Time and name before a message: "[12:03] Oma:", "12.03.24, 12:03 - Oma:". */
const BEFORE = new RegExp(`^(?:${STAMP}|${DASHED}) (?<name>[^:]{1,40}): ?`, 'iu');

/** Name and time in a line above a message: "Noi, [12.05.24 19:31]". */
const ABOVE = new RegExp(`^(?<name>[^:\\[\\]]{1,40}),? ${STAMP}$`, 'iu');

/** Line of a chat without its stamp, and who sent it. */
export type Sent = { readonly text: string; readonly sender?: string };

/** Returns the lines of a chat with their senders; those of any other text have none. */
export function sentLines(lines: readonly string[]): readonly Sent[] {
  let sender: string | undefined;
  return lines.map((line) => {
    const stamp = BEFORE.exec(line) ?? ABOVE.exec(line);
    sender = stamp?.groups?.['name'] ?? sender;
    const text = line.slice(stamp?.[0].length ?? 0);
    return sender === undefined ? { text } : { text, sender };
  });
}
