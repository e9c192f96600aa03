import { DEFAULT_LANGUAGE } from '#core/language.ts';
import { LANDING } from '../../paths.ts';

/** Where the product is on the web, as `VITE_ORIGIN` tells the build; without it, where `npm start` is. */
const ORIGIN = (import.meta.env.VITE_ORIGIN || 'http://localhost:4321').replace(/\/$/, '');

/** The full address of a page or a file of ours, for those who meet it elsewhere. */
export const addressOf = (path: string): string => `${ORIGIN}${path}`;

/** The landing page in each language, and for readers of any other. */
export const ALTERNATES: readonly { readonly language: string; readonly address: string }[] = [
  ...Object.entries(LANDING),
  ['x-default', LANDING[DEFAULT_LANGUAGE]] as const,
].map(([language, path]) => ({ language, address: addressOf(path) }));
