import { parsedJson } from '../../reading/json/json-text.ts';
import { readNumber } from '../../language/numbers.ts';

/** JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a number that may be written as text: "47.5", "1 1/2", "45 minutes", "2–3". */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(\d),(?=\d)/g, '$1.');
  return readNumber(text, 'en')?.value;
}

/** Removes Markdown around words: "**Do:**" becomes "Do:". */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/^\s{0,3}(?:#{1,6}|>)\s+/, '')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\d*])\*(?=\S)([^*]+)(?<=\S)\*(?![\p{L}\d*])/gu, '$1')
    .replaceAll(/(?<![\p{L}\d_])_(?=\S)([^_]+)(?<=\S)_(?![\p{L}\d_])/gu, '$1')
    .replaceAll('`', '')
    .trim();

/** Shortens a text to a length: after a whole sentence if possible, else after a clause, else after a word. */
export function shortened(text: string, longest: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= longest) return trimmed;
  const start = trimmed.slice(0, longest);
  const whole = [/^.*[.!?](?=\s|$)/s, CLAUSES, JOINED]
    .map((pattern) => pattern.exec(start)?.[0])
    .find((each) => each !== undefined && each.length >= longest / 3);
  if (whole !== undefined) return whole.replace(UNCLOSED, '').replace(DANGLING, '');
  return `${start
    .slice(0, -1)
    .replace(/\s+\S*$/, '')
    .replace(DANGLING, '')}…`;
}

const UNCLOSED = /\s*\([^)]*$/;
const DANGLING = /(?:[,;:\s–—-]|\s(?:so|and|or|but|und|oder|aber))+$/;

/** Matches up to the last punctuation mark or word that begins a clause. */
const CLAUSES =
  /^.*\S(?=[,;:]\s|\s[–—(-]\s?|\s(?:and|or|but|then|which|that|until|because|while|aber|dann|bis|sodass|weil|damit)\s)/s;

/** Last resort. In German, the clause before "und" may lack its verb, which stands at the end. */
const JOINED = /^.*\S(?=\s(?:und|oder)\s)/s;

/** Returns the entries of a list that may be written as text: as JSON, or separated by commas or line ends. */
export function listIn(value: unknown, separator: RegExp): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return undefined;
  const read = parsedJson(value);
  if (Array.isArray(read)) return read;
  return value
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Returns the text of an entry that may be an object with a single text: {"step": 1, "text": "…"}. */
export function entryText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return undefined;
  const texts = Object.values(value).filter((each) => typeof each === 'string');
  return texts.toSorted((a, b) => b.length - a.length)[0];
}
