import { LANDING, PATHS } from '#web/shared/paths.ts';
import { urlOf, ALTERNATES } from './urls.ts';

/** Pages for search engines. */
const PUBLIC = [
  ...Object.values(LANDING),
  PATHS.plans,
  PATHS.demo,
  PATHS.imprint,
  PATHS.privacy,
  PATHS.terms,
  PATHS.withdrawalNotice,
  PATHS.cancelContract,
  PATHS.withdrawContract,
];

/** Paths that need a user. */
const PRIVATE = [
  '/api/',
  '/photos/',
  '/recipe/',
  PATHS.home,
  PATHS.nutrition,
  PATHS.badges,
  PATHS.settings,
  PATHS.google,
];

/** Source: RFC 9309; sitemaps.org, "Specifying the Sitemap location in your robots.txt file" */
export const robots = (): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${urlOf('/sitemap.xml')}`,
    '',
  ].join('\n');

/**
 * Returns the sitemap of the public pages, with the languages of the landing page. Source: sitemaps.org/protocol.html
 */
export const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...PUBLIC.map((path) => `<url><loc>${urlOf(path)}</loc>${isLanding(path) ? alternates() : ''}</url>`),
    '</urlset>',
    '',
  ].join('\n');

const isLanding = (path: string): boolean => Object.values<string>(LANDING).includes(path);

const alternates = (): string =>
  ALTERNATES.map(
    ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  ).join('');
