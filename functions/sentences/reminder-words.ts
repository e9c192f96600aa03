import { messages as de } from '#locales/de/reminder.ts';
import { messages as en } from '#locales/en/reminder.ts';
import { wordsOf } from './words-of.ts';

/** Returns the words of reminders. Only their Lambda bundles them. */
export const reminderWordsIn = wordsOf({ en, de });
