import { createHash } from 'node:crypto';
import { APP_HEADERS, contentSecurityPolicy, DOCUMENT_HEADERS } from './security-headers.ts';

/**
 * Returns the headers of a built document. They allow its inline scripts and styles by their hashes, and no others. A
 * document without inline code gets `DOCUMENT_HEADERS` unchanged.
 * @param html exact text that is sent Source: Content Security Policy Level 3, 6.7.3.3 (does element match source list)
 */
export const headersOfDocument = (html: string): Readonly<Record<keyof typeof DOCUMENT_HEADERS, string>> => ({
  ...DOCUMENT_HEADERS,
  ...(hasApp(html) && APP_HEADERS),
  'content-security-policy': contentSecurityPolicy({
    scripts: hashes(html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)),
    styles: hashes(html.matchAll(/<style>(.*?)<\/style>/gs)),
  }),
});

/** False, for example, for the landing page. */
const hasApp = (html: string): boolean => html.includes('id="root"');

const hashes = (elements: Iterable<RegExpMatchArray>): string[] =>
  [...elements].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
