import * as v from 'valibot';
import { printable } from './printable.ts';

/** Returns a text as one line: what ends or controls a line becomes a space, and halves of characters go. */
export const lineOfText = (text: string): string =>
  printable(text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim();

/** Text of one line, whatever was sent: a title may come from a page that somebody has read. */
export const LineOfText = v.pipe(v.string(), v.transform(lineOfText));

/** A name that is typed into one line: what controls a line is refused there. */
export const TypedName = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}*$/u), LineOfText, v.minLength(1));
