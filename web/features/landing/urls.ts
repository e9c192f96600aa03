import { DEFAULT_LANGUAGE } from '#core/language.ts';
import { LANDING } from '../../paths.ts';

/** Public origin: `VITE_ORIGIN` of the build, else that of `npm start`. */
const ORIGIN = (import.meta.env.VITE_ORIGIN || 'http://localhost:4321').replace(/\/$/, '');

/** Returns the absolute URL of a page or file. */
export const urlOf = (path: string): string => `${ORIGIN}${path}`;

/** URLs of the landing page by language, with a default for all other languages. */
export const ALTERNATES: readonly { readonly language: string; readonly address: string }[] = [
  ...Object.entries(LANDING),
  ['x-default', LANDING[DEFAULT_LANGUAGE]] as const,
].map(([language, path]) => ({ language, address: urlOf(path) }));
