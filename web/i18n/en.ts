import { messages as app } from '#locales/en/app.ts';
import { messages as auth } from '#locales/en/auth.ts';
import { messages as core } from '#locales/en/core.ts';

/** What the frame and the first page say in English; it travels as one file. */
export const messages = { ...core, ...app, ...auth };
