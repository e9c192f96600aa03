import { fractionText } from '../../language/fractions.ts';
import { isNode, listOf, firstText, fieldText, type SchemaNode } from '../json/node-values.ts';
import { plainLines, oneLine } from '../text/plain-text.ts';
import { withoutHeadings } from '../raw-lines.ts';
import type { RawLine } from '../raw-recipe.ts';

/** Returns the first text that one of the keys has, as one line; '' if there is none. */
export const fieldLine = (node: SchemaNode, ...keys: readonly string[]): string =>
  oneLine(fieldText(node, ...keys));

export const nodesIn = (value: unknown): readonly SchemaNode[] => listOf(value).filter(isNode);

/** Returns the names in a list of texts or of objects with a name. */
export const namesIn = (value: unknown): readonly string[] =>
  listOf(value).flatMap((each) => {
    const name = oneLine(firstText(each) ?? '');
    return name === '' ? [] : [name];
  });

export const filled = <Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

const STARS = [undefined, 1, 2, 3, 4, 5];

/** Returns the user's own rating, one to five, and heart. A rating of 0 is left out. */
export const starsIn = (node: SchemaNode) =>
  filled({
    rating: STARS[Math.round(Number(node['rating']))],
    isFavorite: (node['favorite'] ?? node['on_favorites'] ?? node['isFavorite']) === true || undefined,
  });

const MAX_TEXT = 100_000;

const EMPHASIS = /(\*\*|__)(?=\S)(.{1,200}?)(?<=\S)\1/g;
const BOLD_LINE = /^(?:\*\*|__)([^*_]{2,80}?):?(?:\*\*|__):?$/;
const HEADING = /^#{1,6}\s+(.{2,80}?):?$/;

const PICTURE = /!\[[^[\]\n]{0,200}\]\([^[)\n]{1,2000}\)/g;

/** Returns the lines of a Markdown text. Headings and bold lines get a ":" at the end, as names of parts have. */
export const markdownLines = (text: string): readonly string[] =>
  plainLines(
    text
      .slice(0, MAX_TEXT)
      .replaceAll(PICTURE, '')
      .replaceAll(/\[([^[\]\n]{1,200})\]\([^[)\s]{1,2000}\)/g, '$1'),
  ).flatMap((line) => {
    if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(line)) return [];
    const name = (BOLD_LINE.exec(line) ?? HEADING.exec(line))?.[1];
    return name === undefined ? [line.replaceAll(EMPHASIS, '$2')] : [`${name.trim()}:`];
  });

export const ingredientsIn = (text: string): RawLine[] =>
  withoutHeadings(markdownLines(text).map((line) => ({ text: line })));

export const stepsIn = (text: string): RawLine[] =>
  withoutHeadings(withoutNumbers(markdownLines(text)).map((line) => ({ text: line })));

/** Removes numbers that count the lines, such as "1. Stir", and leaves amounts, such as "2 eggs". */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  let count = 0;
  return lines.map((line) => {
    const [all = '', number] = /^(?:step\s|schritt\s)?(\d{1,2})\s?[.):]\s*(?=[\p{L}"„“(])/iu.exec(line) ?? [];
    if (number === undefined || (Number(number) !== count + 1 && Number(number) !== 1)) return line;
    count = Number(number);
    return line.slice(all.length);
  });
}

/** Returns an amount as recipes write it: "1½", "200", "0.7"; '' for none. */
export function fieldQuantity(value: unknown): string {
  const quantity = Number(firstText(value) ?? '');
  if (!Number.isFinite(quantity) || quantity <= 0 || quantity > 1e6) return '';
  return fractionText(quantity) ?? String(Number(quantity.toFixed(2)));
}
