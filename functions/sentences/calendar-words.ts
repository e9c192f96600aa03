import { messages as de } from '#locales/de/calendar.ts';
import { messages as en } from '#locales/en/calendar.ts';
import { wordsOf } from './words-of.ts';

/** Returns the words of calendars. Only their Lambda bundles them. */
export const calendarWordsIn = wordsOf({ en, de });
