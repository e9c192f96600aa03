import type { Language } from '#core/language.ts';

/**
 * - `unreadable`: the browser cannot decode the file as a picture
 * - `no-text`: the picture has no readable print
 * - `not-loaded`: the reader's files could not be loaded; it works offline only after its first use
 * - `failed`: the reader crashed, mostly for lack of memory
 */
export type PictureFault = 'unreadable' | 'no-text' | 'not-loaded' | 'failed';

/** Picture that the worker reads. */
export type PictureJob = { readonly picture: Blob; readonly languages: readonly Language[] };

/** Messages of the worker: any number about its progress, then one with the outcome. */
export type PictureMessage =
  | { readonly progress: number }
  | { readonly text: string }
  | { readonly fault: PictureFault };
