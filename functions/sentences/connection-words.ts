import { messages as de } from '#locales/de/connection.ts';
import { messages as en } from '#locales/en/connection.ts';
import { wordsOf } from './words-of.ts';

/** Returns the words of the page on which a program asks for access. Only its Lambdas bundle them. */
export const connectionWordsIn = wordsOf({ en, de });
