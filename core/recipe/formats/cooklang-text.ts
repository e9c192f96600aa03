/** Signs with a meaning anywhere in a Cooklang text. */
const SIGNS = /[@#~{}\\]|--|\[-|^[=>]+/g;

/** Returns a text as one line, with all these signs escaped. */
export const escaped = (text: string): string =>
  oneLine(text).replaceAll(SIGNS, (signs) => signs.replaceAll(/./g, '\\$&'));

/** Escapes the name of an ingredient. In names, brackets, slashes and bars have a meaning, too. */
export const escapedName = (name: string): string =>
  escaped(name)
    .replaceAll(/[()|/]/g, '\\$&')
    .replace(/^[&?+.-]/, '\\$&');

export const escapedNote = (note: string): string => escaped(note).replaceAll(/[()]/g, '\\$&');

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns a line of metadata, quoted as in JSON. YAML reads that, too. */
export const metadata = (key: string, value: string | undefined): readonly string[] =>
  value === undefined || oneLine(value) === '' ? [] : [`${key}: ${JSON.stringify(oneLine(value))}`];

export const metadataList = (key: string, values: readonly string[] = []): readonly string[] =>
  values.length === 0 ? [] : [`${key}:`, ...values.map((value) => `  - ${JSON.stringify(oneLine(value))}`)];
