import type { Page } from './html/html-tree.ts';
import { rawText, visibleText } from './html/page-text.ts';
import { oneLine } from './text/plain-text.ts';
import type { RawRecipe } from './raw-recipe.ts';
import type { Work } from './text/work.ts';

/** Global of every runtime. Core is checked without the types of a runtime. */
declare const URL: {
  parse: (url: string, base?: string) => { readonly protocol: string; readonly href: string } | null;
};

export type PageMeta = {
  /** Names of the page, best first. */
  readonly titles: readonly string[];
  readonly site: string | undefined;
  readonly image: string | undefined;
  readonly language: string | undefined;
  /** Address that the page calls its own, or else the fetched one. */
  readonly url: string | undefined;
  /** Base of the page's relative links. */
  readonly base: string | undefined;
};

export function metaOf({ elements }: Page, url: string | undefined, work: Work): PageMeta {
  const metas = new Map<string, string>();
  for (const { tag, attributes } of elements) {
    if (tag !== 'meta') continue;
    const name = attributes['property'] ?? attributes['name'];
    const content = attributes['content'];
    if (name && content && !metas.has(name.toLowerCase())) metas.set(name.toLowerCase(), content);
  }
  const first = (tag: string) => elements.find((element) => element.tag === tag);
  const [heading, title] = [first('h1'), first('title')];
  const canonical = elements.find(
    ({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical',
  );
  const base = absolute(first('base')?.attributes['href'], url) ?? url;
  const own = absolute(canonical?.attributes['href'] ?? metas.get('og:url'), base);
  return {
    titles: [heading && visibleText(heading, work), metas.get('og:title'), title && rawText(title)]
      .map((each) => oneLine(each ?? ''))
      .filter((each) => each !== ''),
    site: oneLine(metas.get('og:site_name') ?? '') || undefined,
    image: metas.get('og:image') ?? metas.get('og:image:url') ?? metas.get('twitter:image'),
    language: first('html')?.attributes['lang'] ?? metas.get('og:locale'),
    url: absolute(url, undefined) ?? own,
    base: base ?? own,
  };
}

/** Resolves an http address and removes its fragment; undefined for other addresses. */
function absolute(address: string | undefined, base: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export function withMeta(recipe: RawRecipe, meta: PageMeta): RawRecipe {
  const { image: stated, url: _, ...rest } = recipe;
  const image = absolute(stated, meta.base) ?? absolute(meta.image, meta.base);
  const site = recipe.site ?? meta.site;
  return {
    ...rest,
    title: recipe.title || (meta.titles[0] ?? ''),
    ...(image !== undefined && { image }),
    ...(site !== undefined && { site }),
    ...(meta.url !== undefined && { url: meta.url }),
  };
}
