import * as v from 'valibot';
import { Language } from '#core/language.ts';
import { MAX_SERVINGS } from '#core/recipe/scaling/servings.ts';
import { UNIT_SYSTEMS } from '#core/recipe/scaling/scale.ts';
import { isOpen, ShareToken } from '#core/sharing/share.ts';
import { compressed } from '../http/compressed.ts';
import { openRoute } from '../http/open-route.ts';
import type { Reply } from '../http/respond.ts';
import { languageOf, sourceOf } from '../page/document.ts';
import { clock, openShares } from '../ports.ts';
import { ourOrigin, supportEmail } from '../site.ts';
import { STYLE } from './page-style.ts';
import { missingPage, PRINT_SCRIPT, sharedPage } from './page-html.ts';

/** Invalid parameters are ignored: a mistyped or truncated link still shows the recipe. */
const PageQuery = v.object({
  servings: v.fallback(
    v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_SERVINGS)),
    ),
    undefined,
  ),
  units: v.fallback(v.optional(v.picklist(UNIT_SYSTEMS), 'metric'), 'metric'),
  language: v.fallback(v.optional(Language), undefined),
});

/**
 * Allows our own images and fonts, inline styles, and the print script. Audit tools read robots.txt from the origin.
 */
const policyOf = (origin: string): string =>
  [
    "default-src 'none'",
    `connect-src ${origin}/robots.txt`,
    "img-src 'self'",
    "font-src 'self'",
    `style-src ${sourceOf(STYLE)}`,
    `script-src ${sourceOf(PRINT_SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GET /r/{token}. A shared recipe, for everybody: without account and cookie, and readable without script. */
export const handler = openRoute(
  {
    uses: { clock, shares: openShares },
    // An invalid token is answered like an unknown one.
    params: v.object({ token: v.fallback(v.nullable(ShareToken), null) }),
    query: PageQuery,
  },
  async ({ ports, params: { token }, query, headers }) => {
    const shared = token === null ? undefined : await ports.shares.find(token);
    const reader = languageOf(headers['accept-language']);
    const accepted = headers['accept-encoding'] ?? '';
    if (token === null || !shared || !isOpen(shared, ports.clock.now()))
      return html(404, reader, accepted, missingPage(reader));
    const language = query.language ?? shared.language;
    const links = { origin: ourOrigin(), token, supportEmail: supportEmail() };
    return html(200, language, accepted, sharedPage(shared, { ...query, language }, links));
  },
);

const html = (status: number, language: Language, accepted: string, text: string): Reply =>
  compressed(accepted, {
    status,
    text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': policyOf(ourOrigin()),
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
