/** Line of a chat without sender and time. `isSaid`: it is not part of the recipe. */
export type Sent = { readonly text: string; readonly isSaid?: boolean };

/** Date and time in brackets, or before a dash. */
const STAMP = String.raw`\[[\d.,:/ ]{4,24}(?:[AP]\.?M\.?)?\]`;
const DASHED = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)? -`;

/**
 * Time and name before a message, "[12:03] Oma:", "12.03.24, 12:03 - Oma:", or above a message: "Noi, [12.05.24
 * 19:31]".
 */
export const STAMPED = new RegExp(
  `^(?:(?:${STAMP}|${DASHED}) (?<by>[^:]{1,40}): ?|(?<above>[^:\\[\\]]{1,40}),? ${STAMP}$)`,
  'iu',
);

/** Removes sender and time from the lines of a chat; undefined if they have no times. */
export const withoutStamps = (lines: readonly string[]): readonly Sent[] | undefined =>
  lines.some((line) => STAMPED.test(line))
    ? lines.map((line) => ({ text: line.replace(STAMPED, '') }))
    : undefined;
