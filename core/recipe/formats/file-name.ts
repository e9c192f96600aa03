/** Longest name without its ending, in characters: file systems allow 255 bytes, and a letter may have four. */
const MAX_LENGTH = 60;

/** Returns a title as the name of a file, without its ending, which every system accepts: "Pasta al pesto". */
export const fileNameOf = (title: string): string =>
  [...title.normalize('NFC').replaceAll(/[\p{C}\p{Z}\\/:*?"<>|%]+/gu, ' ')]
    .slice(0, MAX_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'recipe';
