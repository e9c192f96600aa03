import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#core/language.ts';

/** Returns a function from a language to its sentences. Each language is set up on first use. */
export function wordsOf(messages: Readonly<Record<Language, Messages>>): (language: Language) => I18n {
  const made = new Map<Language, I18n>();
  return (language) => {
    const known = made.get(language) ?? setupI18n({ locale: language, messages });
    made.set(language, known);
    return known;
  };
}
