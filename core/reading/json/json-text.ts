/** Parses JSON as pages write it. Repairs what leaves no doubt; returns undefined where it does. */
export function parseJson(text: string): unknown {
  const bare = withoutWrapping(text);
  return tried(bare) ?? tried(repaired(bare)) ?? (/^\s*[[{]\s*&quot;/.test(bare) ? quoted(bare) : undefined);
}

function tried(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const quoted = (text: string): unknown => {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return tried(plain) ?? tried(repaired(plain));
};

/** Removes a byte order mark, HTML comments, CDATA and the semicolon around the JSON. */
const withoutWrapping = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:\/\/|\/\*)?\s{0,9}<!\[CDATA\[\s{0,9}(?:\*\/)?|<!--)/, '')
    .replace(/(?:(?:\/\/|\/\*)?\s{0,9}\]\]>\s{0,9}(?:\*\/)?|(?:\/\/\s{0,9})?-->)$/, '')
    .trim()
    .replace(/;$/, '');

const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Escapes control characters in strings, removes commas before a closing bracket and what follows the end, and
 * doubles backslashes that escape nothing.
 */
function repaired(text: string): string {
  const out: string[] = [];
  const brackets: string[] = [];
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isInString) {
      if (character === '\\') {
        const next = text[at + 1] ?? '';
        out.push(/["\\/bfnrtu]/.test(next) ? `\\${next}` : next === "'" ? "'" : '\\\\');
        if (/["\\/bfnrtu']/.test(next)) at += 1;
      } else if (character === '"' && closesString(text, at)) {
        isInString = false;
        out.push('"');
      } else if (character === '"') out.push('\\"');
      else out.push(character < ' ' ? (CONTROLS[character] ?? ' ') : character);
      continue;
    }
    if (character === '"') isInString = true;
    if (character === '{' || character === '[') brackets.push(character);
    if (character === '}' || character === ']') {
      brackets.pop();
      dropComma(out);
    }
    out.push(character);
    if ((character === '}' || character === ']') && brackets.length === 0) break;
  }
  return out.join('');
}

/** A quote ends a string if the next sign can only follow a string. */
function closesString(text: string, at: number): boolean {
  let next = at + 1;
  while (next < text.length && next < at + 200 && /\s/.test(text[next] ?? '')) next += 1;
  return next >= text.length || /[,:}\]]/.test(text[next] ?? '');
}

function dropComma(out: string[]): void {
  let last = out.length - 1;
  while (last >= 0 && /^\s$/.test(out[last] ?? '')) last -= 1;
  if (out[last] === ',') out[last] = ' ';
}
