import { messages as de } from '#locales/de/shared-page.ts';
import { messages as en } from '#locales/en/shared-page.ts';
import { wordsOf } from './words-of.ts';

/** Returns the words of the page of a shared recipe. Only its Lambdas bundle them. */
export const pageWordsIn = wordsOf({ en, de });
