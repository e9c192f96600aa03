import { i18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';

/** Loads the sentences of the first page, and makes the page speak the language. */
export async function activate(language: Language): Promise<void> {
  const { messages } = language === 'de' ? await import('./de.ts') : await import('./en.ts');
  // Sentences of inner pages may be there already.
  i18n.load(language, messages);
  i18n.activate(language, LOCALE[language]);
  document.documentElement.lang = language;
}

/** Adds the sentences of the pages behind it. */
export async function addInnerSentences(language = i18n.locale): Promise<void> {
  const { messages } = language === 'de' ? await import('./inner-de.ts') : await import('./inner-en.ts');
  i18n.load(language, messages);
}
