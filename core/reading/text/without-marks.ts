/** Time and name before a message: "[12:03] Oma:", "12.03.24, 12:03 - Oma:". */
const SENDER =
  /^(?:\[[\d.,:/ ]{4,24}\]|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? -) [^:]{1,40}: ?/u;

/** Returns a line without the marks of Markdown, quoted mails and chats. */
export const withoutMarks = (line: string): string =>
  line
    .replace(/^(?:> ?)+/, '')
    .replace(SENDER, '')
    .replace(/^#{1,6} +/, '')
    .replace(/^(?:[-*+] +)?\[[ xX]?\] +/, '- ')
    .replaceAll(/\*\*|__/g, '');
