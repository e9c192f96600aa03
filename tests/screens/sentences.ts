import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';

const LOCALES = join(import.meta.dirname, '../../locales');

/** Loads all messages of a language. */
export async function sentencesOf(language: Language): Promise<I18n> {
  const folder = join(LOCALES, language);
  const catalogs = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules: { messages: Messages }[] = await Promise.all(
    catalogs.map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
  return setupI18n({
    locale: language,
    locales: LOCALE[language],
    messages: { [language]: Object.assign({}, ...modules.map(({ messages }) => messages)) },
  });
}
