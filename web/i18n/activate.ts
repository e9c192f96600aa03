import { i18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';

/** Loads the sentences of the first page, and makes the page speak the language. */
export async function activate(language: Language): Promise<void> {
  const { messages } = language === 'de' ? await import('./de.ts') : await import('./en.ts');
  i18n.loadAndActivate({ locale: language, locales: LOCALE[language], messages });
  document.documentElement.lang = language;
}

/** Adds the sentences of the pages behind it. */
export async function addInnerSentences(): Promise<void> {
  const { messages } = i18n.locale === 'de' ? await import('./inner-de.ts') : await import('./inner-en.ts');
  i18n.load(i18n.locale, messages);
}
