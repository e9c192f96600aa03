import { parsePageJson } from '../json/json-text.ts';

/** Metadata of a Cooklang recipe, by lower-case key. Nested keys are joined: "source.url". */
export type Metadata = ReadonlyMap<string, readonly string[]>;

const MAX_LINES = 500;

/** Longest line of metadata. */
const MAX_METADATA = 2_000;

/**
 * Splits a recipe into its metadata and its body. Metadata stands between `---` at the beginning, or in lines that begin
 * with `>>`.
 * Source: https://github.com/cooklang/spec
 */
export function splitMetadata(text: string): {
  readonly metadata: Metadata;
  readonly body: readonly string[];
} {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const end =
    lines[first]?.trim() === '---' ? lines.findIndex((line, at) => at > first && line.trim() === '---') : -1;
  const metadata = new Map<string, readonly string[]>(
    end > 0 ? frontMatter(lines.slice(first + 1, end)) : [],
  );
  const body = (end > 0 ? lines.slice(end + 1) : lines).filter((line) => {
    const [, key, value] = /^>>\s*([^:]{1,100}):(.*)$/.exec(line.slice(0, MAX_METADATA)) ?? [];
    if (key !== undefined && value !== undefined) metadata.set(key.trim().toLowerCase(), valuesOf(value));
    return !line.startsWith('>>');
  });
  return { metadata, body };
}

/** Reads the part of YAML that recipes use: keys with values, lists, and keys one level deep. */
function frontMatter(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  let parent = '';
  for (const whole of lines.slice(0, MAX_LINES)) {
    const line = whole.slice(0, MAX_METADATA);
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1];
    if (item !== undefined && parent !== '')
      found.set(parent, [...(found.get(parent) ?? []), unquoted(item)]);
    const [, indent = '', key, value = ''] = /^(\s*)([^\s:#-][^:]{0,100}):(?:\s+(.*))?$/.exec(line) ?? [];
    if (item !== undefined || key === undefined) continue;
    const name = key.trim().toLowerCase();
    if (indent === '') parent = name;
    const values = valuesOf(value);
    if (values.length > 0) found.set(indent === '' ? name : `${parent}.${name}`, values);
  }
  return found;
}

function valuesOf(value: string): readonly string[] {
  const text = value.trim();
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  const texts = list === undefined ? [text] : list.split(',');
  return texts.map(unquoted).filter((each) => each !== '' && !/^[|>][-+]?$/.test(each));
}

function unquoted(text: string): string {
  const value = text.trim();
  const said = /^".*"$/.test(value) ? parsePageJson(value) : undefined;
  return typeof said === 'string' ? said : value.replace(/^(["'])(.*)\1$/, '$2');
}
