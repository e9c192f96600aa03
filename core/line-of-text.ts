import * as v from 'valibot';
import { printable } from './printable.ts';

/**
 * Returns a text as one line: what ends or controls a line becomes a space, and halves of characters go.
 * @param most UTF-16 units of it to keep
 */
export function lineOfText(text: string, most = Infinity): string {
  const line = printable(text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim();
  // The cut may leave half a character, or a space at the end.
  return line.length > most ? lineOfText(line.slice(0, most)) : line;
}

/** Text of one line, whatever was sent: a title may come from a page that somebody has read. */
export const LineOfText = v.pipe(
  v.string(),
  v.transform((text) => lineOfText(text)),
);

/** A name that is typed into one line: what controls a line is refused there. */
export const TypedName = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}*$/u), LineOfText, v.minLength(1));
