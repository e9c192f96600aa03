import { setupI18n } from '@lingui/core';
import type { Language } from '#core/language.ts';
import { messages as de } from '#locales/de/calendar.ts';
import { messages as en } from '#locales/en/calendar.ts';
import type { Sentences } from './sentences.ts';

/** Returns the words of calendars, which no other Lambda carries. */
export const calendarWordsIn = (language: Language): Sentences =>
  setupI18n({ locale: language, messages: { en, de } });
