import { setupI18n } from '@lingui/core';
import type { Language } from '#core/language.ts';
import { messages as de } from '#locales/de/shared-page.ts';
import { messages as en } from '#locales/en/shared-page.ts';
import type { Sentences } from './sentences.ts';

/** Returns the words of the page of a shared recipe, which no other Lambda carries. */
export const pageWordsIn = (language: Language): Sentences =>
  setupI18n({ locale: language, messages: { en, de } });
