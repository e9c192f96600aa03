import { utf8 } from './text/utf-8.ts';

export type Page<Item> = { readonly items: readonly Item[]; readonly cursor?: string };

export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined };

/** Maximum bytes of the items in one response. Lambda allows 6 MB, and JSON encoding adds a byte per quote. */
const MOST_BYTES = 4_500_000;

/** Returns the bytes of a value in a response, as Lambda counts them. */
export const bytesInAnswer = (value: unknown): number => utf8(JSON.stringify(JSON.stringify(value))).length;

/** Returns the first items that fit in a response: at least one, so that paging always advances. */
export function itemsThatFit<Item>(items: readonly Item[]): readonly Item[] {
  let bytes = 0;
  const end = items.findIndex((item) => (bytes += bytesInAnswer(item)) > MOST_BYTES);
  return end < 0 ? items : items.slice(0, Math.max(1, end));
}
