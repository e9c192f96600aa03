import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#core/language.ts';
import { landingWords } from '../../i18n/landing.ts';
import { LANDING } from '../../paths.ts';
import { robots, sitemap } from './for-robots.ts';
import { headOf } from './head.ts';
import { LandingPage } from './landing-page.tsx';

/**
 * The landing page as HTML. React writes it when the app is built, and never comes to the browser with it.
 * @param script runs before anything is painted
 */
export function landingDocument(language: Language, script: string): string {
  const i18n = landingWords(language);
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StaticRouter location={LANDING[language]}>
        <LandingPage language={language} />
      </StaticRouter>
    </I18nProvider>,
  );
  return `<!doctype html><html lang="${language}"><head>${headOf(language, i18n, script)}</head><body>${body}</body></html>`;
}

/** What tells search engines where to look, by file name. */
export const filesForRobots = (): Record<string, string> => ({
  'robots.txt': robots(),
  'sitemap.xml': sitemap(),
});
