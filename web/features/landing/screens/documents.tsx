import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#core/language.ts';
import { landingMessages } from '#web/shared/i18n/landing.ts';
import { LANDING } from '#web/shared/paths.ts';
import { robots, sitemap } from './robots.ts';
import { headOf } from './head.ts';
import { LandingPage } from './landing-page.tsx';

/**
 * Renders the landing page as HTML at build time, without React in the browser.
 * @param script runs before the first paint
 */
export function landingDocument(language: Language, script: string): string {
  const i18n = landingMessages(language);
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StaticRouter location={LANDING[language]}>
        <LandingPage language={language} />
      </StaticRouter>
    </I18nProvider>,
  );
  return `<!doctype html><html lang="${language}"><head>${headOf(language, i18n, script)}</head><body>${body}</body></html>`;
}

/** Returns the files for search engines by name. */
export const filesForRobots = (): Record<string, string> => ({
  'robots.txt': robots(),
  'sitemap.xml': sitemap(),
});
