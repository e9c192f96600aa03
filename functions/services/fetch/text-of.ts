import { Unreachable } from './unreachable.ts';

const TEXT = /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|(?:ld\+)?json))\s*(?:;|$)/i;

/** First bytes of a page, which must contain its charset. Source: HTML Standard, 13.2.3.2 */
const PRESCAN = 1_024;

/**
 * Decodes a page by the charset in its header, or else by the one in the page, or else as UTF-8 if that is valid.
 * @throws Unreachable if it is not text
 */
export function textOf({
  bytes,
  type,
}: {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}): string {
  if (type !== undefined && !TEXT.test(type)) throw new Unreachable('not-html');
  // Text has no zero bytes, except in UTF-16.
  if (!/utf-16/i.test(charsetIn(type) ?? bomOf(bytes) ?? '') && bytes.subarray(0, PRESCAN).includes(0))
    throw new Unreachable('not-html');
  const stated = bomOf(bytes) ?? charsetIn(type) ?? charsetIn(bytes.toString('latin1', 0, 4 * PRESCAN));
  const decoder = stated === undefined ? undefined : decoderFor(stated);
  return decoder ? decoder.decode(bytes) : asUtf8(bytes);
}

const charsetIn = (text = ''): string | undefined => /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1];

function bomOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/** @returns undefined for an unknown charset */
function decoderFor(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/**
 * Pages without a charset are UTF-8 or in an old charset. A few broken bytes, for example of an advert, do not make a
 * page old.
 */
function asUtf8(bytes: Buffer): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const isUtf8 = broken === 0 || broken * 10 <= (text.match(/[\u00A0-\uFFFC]/gu) ?? []).length;
  return isUtf8 ? text : new TextDecoder('windows-1252').decode(bytes);
}
