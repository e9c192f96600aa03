/** Letters and digits of a line, without a step's number; a fraction character counts as its digits. */
export const essenceOf = (line: string): string =>
  line
    .replace(/^\d{1,2}\. /, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
