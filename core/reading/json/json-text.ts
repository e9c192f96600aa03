/** Deepest nesting of JSON that is read. Parsing takes 20 bytes of memory for each level. */
const MAX_DEPTH = 200_000;

const MAX_REPAIRED = 16_000_000;

/** Parses JSON as pages write it. Repairs obvious mistakes; returns undefined after others. */
export function parsePageJson(text: string): unknown {
  const bare = withoutWrapping(text);
  if (isTooDeep(bare)) return undefined;
  const value = forgivenJson(bare);
  if (value !== undefined || !/^\s*[[{]\s*&quot;/.test(bare)) return value;
  return forgivenJson(bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

/** Parses JSON, after correcting mistakes of pages and models if necessary. */
export const forgivenJson = (text: string): unknown =>
  parsedJson(text) ?? (text.length > MAX_REPAIRED ? undefined : parsedJson(repaired(text)));

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const [OPEN, CLOSE] = [0x7b, 0x7d];

/** Counts brackets inside texts, too: no text has so many. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    // Brackets of objects and of lists differ in this bit only.
    const code = text.charCodeAt(at) | 0x20;
    if (code === OPEN) depth += 1;
    else if (code === CLOSE) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Removes a byte order mark, HTML comments, CDATA and the semicolon around the JSON. */
const withoutWrapping = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:\/\/|\/\*)?\s{0,9}<!\[CDATA\[\s{0,9}(?:\*\/)?|<!--)/, '')
    .replace(/(?:(?:\/\/|\/\*)?\s{0,9}\]\]>\s{0,9}(?:\*\/)?|(?:\/\/\s{0,9})?-->)$/, '')
    .trim()
    .replace(/;$/, '');

const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Number of pieces after which they are joined. */
const MAX_PIECES = 10_000;

/** Characters that a repair may change, in a string and outside of it. */
const IN_STRING = /["\\]|[^\P{Cc}\u007F-\u009F]/gu;
const OUTSIDE = /["{}[\],]/g;

/**
 * Escapes control characters in strings, doubles backslashes that escape nothing, and removes commas before closing
 * brackets and text behind the end. Copies the rest in large pieces, because each piece takes memory.
 */
function repaired(text: string): string {
  const out: string[] = [];
  const done: string[] = [];
  let depth = 0;
  let isInString = false;
  let comma = -1;
  let from = 0;
  const put = (at: number, piece: string, next: number) => {
    out.push(text.slice(from, at), piece);
    from = next;
    if (out.length > MAX_PIECES) done.push(out.splice(0).join(''));
  };
  for (let at = 0; ;) {
    const signs = isInString ? IN_STRING : OUTSIDE;
    signs.lastIndex = at;
    const found = signs.exec(text);
    if (!found) return [...done, ...out, text.slice(from)].join('');
    const [sign] = found;
    at = found.index + 1;
    if (isInString && sign === '\\') {
      const next = text[at] ?? '';
      if (/["\\/bfnrtu]/.test(next)) at += 1;
      else if (next === "'") put(found.index, '', at);
      else put(found.index, '\\\\', at);
    } else if (isInString && sign === '"') {
      if (closesString(text, found.index)) isInString = false;
      else put(found.index, '\\"', at);
    } else if (isInString) put(found.index, CONTROLS[sign] ?? ' ', at);
    else if (sign === '"') isInString = true;
    else if (sign === ',') comma = found.index;
    else if (sign === '{' || sign === '[') depth += 1;
    else {
      depth -= 1;
      if (comma >= from && text.slice(comma + 1, found.index).trim() === '') put(comma, ' ', comma + 1);
      comma = -1;
      if (depth <= 0) return [...done, ...out, text.slice(from, at)].join('');
    }
  }
}

/** A quote ends a string if the next sign can only stand behind a string. */
function closesString(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && next < at + 200 && /\s/.test(text[next] ?? '')) next += 1;
  return next >= text.length || /[,:}\]]/.test(text[next] ?? '');
}
