import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#core/language.ts';

/** Returns a function that gives the sentences of catalogs in a language. Each language is set up once, when first asked for. */
export function wordsOf(messages: Readonly<Record<Language, Messages>>): (language: Language) => I18n {
  const made = new Map<Language, I18n>();
  return (language) => {
    const known = made.get(language) ?? setupI18n({ locale: language, messages });
    made.set(language, known);
    return known;
  };
}
