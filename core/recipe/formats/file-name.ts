/** Longest name without its ending, in characters: file systems allow 255 bytes, and a character may have four. */
const MAX_LENGTH = 60;

/** Returns a title as a file name that every system accepts, without an ending: "Pasta al pesto". */
export const fileNameOf = (title: string): string =>
  [...title.normalize('NFC').replaceAll(/[\p{C}\p{Z}\\/:*?"<>|%]+/gu, ' ')]
    .slice(0, MAX_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'recipe';
