import { messages as de } from '#locales/de/mails.ts';
import { messages as en } from '#locales/en/mails.ts';
import { MESSAGES } from './sentences.ts';
import { wordsOf } from './words-of.ts';

/** Returns the sentences of mails. Only Lambdas that send mails bundle them. */
export const mailWordsIn = wordsOf({ en: { ...MESSAGES.en, ...en }, de: { ...MESSAGES.de, ...de } });
