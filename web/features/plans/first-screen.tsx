import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Language, LOCALE } from '#core/language.ts';
import app from '../../app.html?raw';
import { messages as german } from '../../i18n/further-de.ts';
import { messages as english } from '../../i18n/further-en.ts';
import { PATHS } from '../../paths.ts';
import { Loading, PlansFrame } from './plans-frame.tsx';

/**
 * Returns the app's document with the visitor's first screen of the plans. The language is unknown at build time, so
 * there is one template per language. The screen is inert until the app has started.
 * @param script shows the template of the language
 */
export function documentWithPlans(script: string): string {
  if (!app.includes(AFTER_ROOT))
    throw new Error('web/app.html has no place for the first screen of the plans.');
  const screens = Language.options.map(
    (language) =>
      `<template lang="${language}"><div class="contents" inert>${firstScreen(language)}</div></template>`,
  );
  return app.replace(AFTER_ROOT, () => `${screens.join('')}<script>${script}</script>${AFTER_ROOT}`);
}

const AFTER_ROOT = '<noscript>';

function firstScreen(language: Language): string {
  const messages = language === 'de' ? german : english;
  const i18n = setupI18n({ locale: language, locales: LOCALE[language], messages: { [language]: messages } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StaticRouter location={PATHS.plans}>
        <PlansFrame isSignedIn={false} period="annual" onPeriodChange={() => undefined}>
          <Loading />
        </PlansFrame>
      </StaticRouter>
    </I18nProvider>,
  );
}
