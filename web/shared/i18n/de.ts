import { messages as app } from '#locales/de/app.ts';
import { messages as core } from '#locales/de/core.ts';

/** German messages of the first page and its frame, bundled as one file. */
export const messages = { ...core, ...app };
