import * as v from 'valibot';
import { printable } from './printable.ts';

/**
 * Returns a text as one line. Replaces line breaks and control characters by spaces and drops lone surrogates.
 * @param most maximum length in UTF-16 units
 */
export function lineOfText(text: string, most = Infinity): string {
  const line = printable(text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim();
  // The cut may leave a lone surrogate or a trailing space.
  return line.length > most ? lineOfText(line.slice(0, most)) : line;
}

/** Text normalised to one line, because a title may come from a page. */
export const LineOfText = v.pipe(
  v.string(),
  v.transform((text) => lineOfText(text)),
);

/** Name typed into a one-line field. Control characters are refused. */
export const TypedName = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}*$/u), LineOfText, v.minLength(1));
