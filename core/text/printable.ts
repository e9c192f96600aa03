/** Lone surrogates, control characters except tab and line breaks, and invisible break opportunities. */
const UNPRINTABLE = /[^\P{Cc}\t\r\n\u0085]|[\p{Cs}\u200B\u2060\uFEFF]/gu;

/** Removes characters that JSON or a table cannot store safely. */
export const printable = (text: string): string => text.replaceAll(UNPRINTABLE, '');
