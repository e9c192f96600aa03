// Files of the app that pages of Lambdas use. Their names are the same in every build (`web/build/shared-page-files.ts`).

/** Cached for ever: their names end with the hash of their content. */
export const FONTS = {
  titles: '/assets/fraunces-latin-600-normal-664a7a84.woff2',
  text: '/assets/figtree-latin-wght-normal-4ba7d3d0.woff2',
} as const;

export const MARK = '/shared/mark.svg';
