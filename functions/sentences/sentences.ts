import type { I18n } from '@lingui/core';
import { messages as coreDe } from '#locales/de/core.ts';
import { messages as eatenDe } from '#locales/de/eaten.ts';
import { messages as serverDe } from '#locales/de/server.ts';
import { messages as coreEn } from '#locales/en/core.ts';
import { messages as eatenEn } from '#locales/en/eaten.ts';
import { messages as serverEn } from '#locales/en/server.ts';
import { wordsOf } from './words-of.ts';

export const MESSAGES = {
  en: { ...coreEn, ...eatenEn, ...serverEn },
  de: { ...coreDe, ...eatenDe, ...serverDe },
};

export type Sentences = Pick<I18n, '_'>;

/** Returns the sentences of the catalogs in a language. */
export const sentencesIn = wordsOf(MESSAGES);

export const isSentence = (id: string): boolean => Object.hasOwn(MESSAGES.en, id);
