// Files of the app that Lambdas' pages use. Every build gives them the same names (`web/build/shared-page-files.ts`).

/** Cached for ever: their names end with a hash of the content. */
export const FONTS = {
  titles: '/assets/fraunces-latin-600-normal-664a7a84.woff2',
  text: '/assets/figtree-latin-wght-normal-4ba7d3d0.woff2',
} as const;

export const MARK = '/shared/mark.svg';
