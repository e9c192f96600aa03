import { setupI18n, type I18n } from '@lingui/core';
import type { Language } from '#core/language.ts';
import { messages as coreDe } from '#locales/de/core.ts';
import { messages as eatenDe } from '#locales/de/eaten.ts';
import { messages as serverDe } from '#locales/de/server.ts';
import { messages as coreEn } from '#locales/en/core.ts';
import { messages as eatenEn } from '#locales/en/eaten.ts';
import { messages as serverEn } from '#locales/en/server.ts';

export const MESSAGES = {
  en: { ...coreEn, ...eatenEn, ...serverEn },
  de: { ...coreDe, ...eatenDe, ...serverDe },
};

export type Sentences = Pick<I18n, '_'>;

const made = new Map<Language, I18n>();

/** Returns the sentences of the catalogs in a language. */
export function sentencesIn(language: Language): I18n {
  const known = made.get(language);
  if (known) return known;
  const i18n = setupI18n({ locale: language, messages: MESSAGES });
  made.set(language, i18n);
  return i18n;
}

/** Tells whether the catalogs have a sentence of this ID. */
export const isSentence = (id: string): boolean => Object.hasOwn(MESSAGES.en, id);
