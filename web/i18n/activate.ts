import { i18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';

/** Loads the messages of the first page and activates the language. */
export async function activate(language: Language): Promise<void> {
  const { messages } = language === 'de' ? await import('./de.ts') : await import('./en.ts');
  // Merges, because the messages of inner pages may have loaded first.
  i18n.load(language, messages);
  i18n.activate(language, LOCALE[language]);
  document.documentElement.lang = language;
}

/**
 * Loads the messages of all other pages. There are two files, so that a release with one changed message costs only
 * half of them.
 */
export async function loadInnerMessages(language = i18n.locale): Promise<void> {
  const files = await Promise.all(
    language === 'de'
      ? [import('./inner-de.ts'), import('./further-de.ts')]
      : [import('./inner-en.ts'), import('./further-en.ts')],
  );
  for (const { messages } of files) i18n.load(language, messages);
}
