import { setupI18n } from '@lingui/core';
import type { Language } from '#core/language.ts';
import { messages as de } from '#locales/de/mails.ts';
import { messages as en } from '#locales/en/mails.ts';
import { MESSAGES, type Sentences } from './sentences.ts';

/** Returns the sentences of mails, which only Lambdas that send some carry. */
export const mailWordsIn = (language: Language): Sentences =>
  setupI18n({
    locale: language,
    messages: { en: { ...MESSAGES.en, ...en }, de: { ...MESSAGES.de, ...de } },
  });
