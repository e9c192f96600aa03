/** Date and time in brackets, or before a dash. */
const STAMP = String.raw`\[[\d.,:/ ]{4,24}(?:[AP]\.?M\.?)?\]`;
const DASHED = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)? -`;

/** Time and name before a message, "[12:03] Oma:", "12.03.24, 12:03 - Oma:", or above it: "Noi, [12.05.24 19:31]". */
const SENT = new RegExp(`^(?:(?:${STAMP}|${DASHED}) [^:]{1,40}: ?|[^:\\[\\]]{1,40},? ${STAMP}$)`, 'iu');

/** Returns a line of a chat without who has sent it, and when. */
export const withoutStamp = (line: string): string => line.replace(SENT, '');
