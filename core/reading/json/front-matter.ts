import { parsePageJson } from './json-text.ts';

/** Values between `---` at the beginning of a text, by lower-case key. Nested keys are joined: "source.url". */
export type FrontMatter = ReadonlyMap<string, readonly string[]>;

const MAX_LINES = 500;

export const MAX_FIELD = 2_000;

/** Splits the lines of a text into its front matter and the rest. */
export function splitFrontMatter(lines: readonly string[]): {
  readonly fields: FrontMatter;
  readonly rest: readonly string[];
} {
  const first = lines.findIndex((line) => line.trim() !== '');
  const end =
    lines[first]?.trim() === '---' ? lines.findIndex((line, at) => at > first && line.trim() === '---') : -1;
  return end > 0
    ? { fields: frontMatter(lines.slice(first + 1, end)), rest: lines.slice(end + 1) }
    : { fields: new Map(), rest: lines };
}

/** Fields that state a fact of the recipe: "servings: 6", "prep time: 15 minutes". */
const TOLD = /^(?:.*(?:time|zeit)|serv(?:ings|es)|yields?|portion(?:s|en))$/;

/** Returns a text with its front matter written as lines. */
export function withFrontMatterTold(text: string): string {
  const { fields, rest } = splitFrontMatter(text.split(/\r\n|\r|\n/));
  if (fields.size === 0) return text;
  const [title] = fields.get('title') ?? fields.get('titel') ?? fields.get('name') ?? [];
  const told = [...fields].flatMap(([key, [value]]) =>
    TOLD.test(key) ? [`${key.replace('_', ' ')}: ${value}`] : [],
  );
  return [title, ...told, '', ...rest].join('\n');
}

/** Reads the part of YAML that recipes use: keys with values, lists, and keys one level deep. */
function frontMatter(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  let parent = '';
  for (const whole of lines.slice(0, MAX_LINES)) {
    const line = whole.slice(0, MAX_FIELD);
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

/** Splits a list in brackets into values; any other text is the only value. */
export function valuesOf(value: string): readonly string[] {
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
