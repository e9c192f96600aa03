/** A line of a chat without who has sent it and when, and whether it is none of the recipe. */
export type Sent = { readonly text: string; readonly isSaid?: boolean };

/** Date and time in brackets, or before a dash. */
const STAMP = String.raw`\[[\d.,:/ ]{4,24}(?:[AP]\.?M\.?)?\]`;
const DASHED = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)? -`;

/** Time and name before a message, "[12:03] Oma:", "12.03.24, 12:03 - Oma:", or above it: "Noi, [12.05.24 19:31]". */
export const STAMPED = new RegExp(
  `^(?:(?:${STAMP}|${DASHED}) (?<by>[^:]{1,40}): ?|(?<above>[^:\\[\\]]{1,40}),? ${STAMP}$)`,
  'iu',
);

/** Returns the lines of a chat without who has sent them, and when; undefined if they have no time stamps. */
export const withoutStamps = (lines: readonly string[]): readonly Sent[] | undefined =>
  lines.some((line) => STAMPED.test(line))
    ? lines.map((line) => ({ text: line.replace(STAMPED, '') }))
    : undefined;
