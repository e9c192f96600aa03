import { DecodingMode, EntityDecoder, htmlDecodeTree } from 'entities/decode';
import { printable } from '../../text/printable.ts';

const BREAKS =
  /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b[^<>]*>/gi;
const TAGS = /<[/!?]?[a-z-][^<>]*>/gi;
const HIDDEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF\uFFFC\uFFFD]/g;

/** Removes HTML and decodes entities, also doubly escaped ones. Line breaks stay. */
export function plainText(text: string): string {
  let plain = withoutCode(text);
  for (let round = 0; round < 3 && /[<&]/.test(plain); round += 1) {
    const decoded = withoutCode(withoutEntities(plain.replace(BREAKS, '\n').replace(TAGS, '')));
    if (decoded === plain) break;
    plain = decoded;
  }
  return printable(plain).replace(HIDDEN, '');
}

/**
 * Decodes HTML entities, "&amp;" and "&frac12" alike. The library's own function would add a second decoder beside the
 * page parser's.
 */
function withoutEntities(text: string): string {
  let decoded = '';
  const decoder = new EntityDecoder(htmlDecodeTree, (code) => (decoded += String.fromCodePoint(code)));
  let from = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', Math.max(from, at + 1))) {
    decoded += text.slice(from, at);
    decoder.startEntity(DecodingMode.Legacy);
    const length = decoder.write(text, at + 1);
    from = at + (length < 0 ? decoder.end() : length);
  }
  return decoded + text.slice(from);
}

/** Removes scripts and styles with their content. An unclosed one takes the rest of the text. */
function withoutCode(text: string): string {
  if (!/<(?:script|style)\b/i.test(text)) return text;
  const kept: string[] = [];
  let from = 0;
  for (const { index, 1: tag = '' } of text.matchAll(/<(script|style)\b/gi)) {
    if (index < from) continue;
    kept.push(text.slice(from, index));
    const end = new RegExp(`</${tag}\\b[^<>]*>`, 'gi');
    end.lastIndex = index;
    if (!end.test(text)) return kept.join('');
    from = end.lastIndex;
  }
  return [...kept, text.slice(from)].join('');
}

const MAX_TEXT = 100_000;
const MAX_LINE = 10_000;

/** Returns the lines of a text that are not empty, each with single spaces. */
export const plainLines = (text: string): readonly string[] =>
  plainText(text.slice(0, MAX_TEXT))
    .split(/[\r\n\u0085]+/)
    .map((line) => tidy(line.slice(0, MAX_LINE)))
    .filter((line) => line !== '');

export const oneLine = (text: string): string => plainLines(text).join(' ');

/**
 * Reduces spaces to single ones and removes them at the ends and before punctuation. Most texts need no change: testing
 * first is faster.
 */
export function tidy(text: string): string {
  const trimmed = text.trim();
  const spaced = /[^\S ]|  /.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed;
  return / [,;.)]/.test(spaced) ? spaced.replaceAll(/ ([,;.)])(?=\s|$)/g, '$1') : spaced;
}

const MAX_LETTERS = 100_000;

/** Returns the letters and digits of a text, for comparison. */
export const lettersOf = (text: string): string =>
  text
    .slice(0, MAX_LETTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
