import { messages as app } from '#locales/en/app.ts';
import { messages as core } from '#locales/en/core.ts';

/** English messages of the first page and its frame, bundled as one file. */
export const messages = { ...core, ...app };
