import { setupI18n, type I18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';
import { messages as germanLanding } from '#locales/de/landing.ts';
import { messages as germanShell } from '#locales/de/shell.ts';
import { messages as englishLanding } from '#locales/en/landing.ts';
import { messages as englishShell } from '#locales/en/shell.ts';

/** Returns the messages of the landing page. Browsers never load them, because the page is rendered at build time. */
export const landingMessages = (language: Language): I18n =>
  setupI18n({
    locale: language,
    locales: LOCALE[language],
    messages: {
      en: { ...englishShell, ...englishLanding },
      de: { ...germanShell, ...germanLanding },
    },
  });
