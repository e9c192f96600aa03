import { messages as de } from '#locales/de/calendar.ts';
import { messages as en } from '#locales/en/calendar.ts';
import { wordsOf } from './words-of.ts';

/** Returns the words of calendars, which no other Lambda carries. */
export const calendarWordsIn = wordsOf({ en, de });
