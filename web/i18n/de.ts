import { messages as app } from '#locales/de/app.ts';
import { messages as auth } from '#locales/de/auth.ts';
import { messages as core } from '#locales/de/core.ts';

/** What the frame and the first page say in German; it travels as one file. */
export const messages = { ...core, ...app, ...auth };
