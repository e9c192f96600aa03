import type { I18n } from '@lingui/core';
import { LOCALE, type Language } from '#core/language.ts';
import { PLANS } from '#core/plan/plan.ts';
import { LANDING } from '../../paths.ts';
import { urlOf, ALTERNATES } from './urls.ts';
import { structuredData } from './structured-data.ts';

/** Preloaded: the first screen uses both. */
const FONTS = ['figtree-latin-wght-normal-4ba7d3d0', 'fraunces-latin-600-normal-664a7a84'];

/** Size of the preview picture in px. */
const SHARED = { width: 1200, height: 630 };

/**
 * Returns the head of a landing page. The script stands after the theme colours, which it changes, and before
 * everything that would load in vain if it redirects.
 */
export function headOf(language: Language, i18n: I18n, script: string): string {
  const title = i18n._('landing.page_title');
  const description = i18n._('landing.description', { count: PLANS.free.recipesPerMonth });
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title>`,
    '<meta id="light" name="theme-color" content="#FBF6EE" media="(prefers-color-scheme: light)">',
    '<meta id="dark" name="theme-color" content="#171412" media="(prefers-color-scheme: dark)">',
    `<script>${script}</script>`,
    '<style>@import "/features/landing/landing.css";</style>',
    ...FONTS.map(
      (font) => `<link rel="preload" href="/ui/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin>`,
    ),
    '<link rel="icon" href="/ui/pictures/mark.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    meta('name', 'description', description),
    `<link rel="canonical" href="${urlOf(LANDING[language])}">`,
    ...ALTERNATES.map(
      ({ language: other, address }) => `<link rel="alternate" hreflang="${other}" href="${address}">`,
    ),
    ...preview(language, i18n, { title, description }),
    `<script type="application/ld+json">${structuredData(language, description)}</script>`,
  ].join('');
}

/** Returns the tags for the preview of a shared page. Source: The Open Graph protocol, ogp.me; X's cards */
function preview(
  language: Language,
  i18n: I18n,
  { title, description }: { title: string; description: string },
): string[] {
  const picture = urlOf(`/shared/munchify-${language}.jpg`);
  const others = Object.entries(LOCALE).filter(([each]) => each !== language);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Munchify'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', urlOf(LANDING[language])),
    meta('property', 'og:locale', openGraphLocale(LOCALE[language])),
    ...others.map(([, locale]) => meta('property', 'og:locale:alternate', openGraphLocale(locale))),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(SHARED.width)),
    meta('property', 'og:image:height', String(SHARED.height)),
    meta('property', 'og:image:alt', i18n._('landing.shared_picture')),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const openGraphLocale = (locale: string): string => locale.replace('-', '_');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
