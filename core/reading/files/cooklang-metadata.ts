import { MAX_FIELD, splitFrontMatter, valuesOf, type FrontMatter } from '../json/front-matter.ts';

/** Metadata of a Cooklang recipe, by lower-case key. Nested keys are joined: "source.url". */
export type Metadata = FrontMatter;

/**
 * Splits a recipe into its metadata and its body. Metadata stands between `---` at the beginning, or in lines that begin
 * with `>>`.
 * Source: https://github.com/cooklang/spec
 */
export function splitMetadata(text: string): {
  readonly metadata: Metadata;
  readonly body: readonly string[];
} {
  const { fields, rest } = splitFrontMatter(text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
  const metadata = new Map(fields);
  const body = rest.filter((line) => {
    const [, key, value] = /^>>\s*([^:]{1,100}):(.*)$/.exec(line.slice(0, MAX_FIELD)) ?? [];
    if (key !== undefined && value !== undefined) metadata.set(key.trim().toLowerCase(), valuesOf(value));
    return !line.startsWith('>>');
  });
  return { metadata, body };
}
