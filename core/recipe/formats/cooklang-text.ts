/** Signs that mean something anywhere in a Cooklang text. */
const SIGNS = /[@#~{}\\]|--|\[-|^[=>]+/g;

/** Returns a text as one line in which no sign means anything. */
export const escaped = (text: string): string =>
  oneLine(text).replaceAll(SIGNS, (signs) => signs.replaceAll(/./g, '\\$&'));

/** Returns the name of an ingredient between its signs, where brackets, slashes and bars mean something too. */
export const escapedName = (name: string): string =>
  escaped(name)
    .replaceAll(/[()|/]/g, '\\$&')
    .replace(/^[&?+.-]/, '\\$&');

/** Returns a text between round brackets. */
export const escapedNote = (note: string): string => escaped(note).replaceAll(/[()]/g, '\\$&');

/** Returns a text as one line with single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns a line of metadata. Quoted as in JSON, which YAML reads too. */
export const metadata = (key: string, value: string | undefined): readonly string[] =>
  value === undefined || oneLine(value) === '' ? [] : [`${key}: ${JSON.stringify(oneLine(value))}`];

/** Returns a list in metadata. */
export const metadataList = (key: string, values: readonly string[] = []): readonly string[] =>
  values.length === 0 ? [] : [`${key}:`, ...values.map((value) => `  - ${JSON.stringify(oneLine(value))}`)];
