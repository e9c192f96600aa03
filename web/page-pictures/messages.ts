import type { Language } from '#core/language.ts';
import type { PictureFault } from './read-picture.ts';

/** Picture that the worker reads. */
export type PictureJob = { readonly picture: Blob; readonly languages: readonly Language[] };

/** Messages of the worker: any number about its progress, then one with the outcome. */
export type PictureMessage =
  | { readonly progress: number }
  | { readonly text: string }
  | { readonly fault: PictureFault };
