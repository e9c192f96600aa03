import { minutesOf } from '../../language/minutes.ts';

export type SchemaNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_VALUES = 1_000;

/** Returns true for a list that a program wrote as an object: `{"0": "Mix", "1": "Bake"}`. */
function isCounted(value: unknown): value is SchemaNode {
  if (!isNode(value)) return false;
  const keys = Object.keys(value);
  // Numbers come first among the keys: if the last key is a number, all are.
  return /^\d{1,4}$/.test(keys[0] ?? '') && /^\d{1,4}$/.test(keys.at(-1) ?? '');
}

/** Returns a value as a flat list; an absent value is an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (isCounted(value)) return listOf(Object.values(value));
  if (!Array.isArray(value)) return [value];
  const listed: unknown[] = [];
  for (const each of value.slice(0, MAX_VALUES)) {
    if (listed.length >= MAX_VALUES) break;
    if (Array.isArray(each)) listed.push(...each.slice(0, MAX_VALUES - listed.length));
    else listed.push(each);
  }
  return listed;
}

/** Returns the first text of a value: a text, a number, or the name of a node. */
export function firstText(value: unknown): string | undefined {
  for (const each of listOf(value)) {
    if (typeof each === 'string' && each.trim() !== '') return each;
    if (typeof each === 'number') return String(each);
    if (!isNode(each)) continue;
    const text = ['text', 'name', '@value', 'value'].map((key) => each[key]).find(isText);
    if (text !== undefined) return String(text);
  }
  return undefined;
}

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** Returns the first text that one of the keys has, with its line breaks; '' if there is none. */
export const fieldText = (node: SchemaNode, ...keys: readonly string[]): string =>
  keys.map((key) => firstText(node[key])).find(Boolean) ?? '';

/** Returns minutes of a number or a text: 30, "30", "PT30M", "1 hr 30 min". */
export function minutesIn(value: unknown): number | undefined {
  const text = firstText(value)?.trim() ?? '';
  return minutesOf(/^\d+(?:\.\d+)?$/.test(text) ? `${text} min` : text);
}

export const allTexts = (value: unknown): readonly string[] =>
  listOf(value).flatMap((each) => firstText(each) ?? []);

/** Returns true if a node is of a type, however the type is written: "Recipe", "http://schema.org/Recipe". */
export const isOfType = (node: SchemaNode, type: string): boolean =>
  listOf(node['@type']).some(
    (each) => typeof each === 'string' && each.replace(/^.*[/#:]/, '').trim() === type,
  );
