import { route } from '../http/route.ts';
import { languageOf } from '../page/document.ts';
import { ourOrigin } from '../site.ts';
import { askedOf, backTo, ConnectQuery } from './asked.ts';
import { consentPage, invalidPage } from './page-html.ts';
import { afterSignIn, page } from './page.ts';

/** GET /connect. Asks a cook whether a program may have an access token. */
export const handler = afterSignIn(
  route({ uses: {}, query: ConnectQuery }, async ({ query, headers }) => {
    const language = languageOf(headers['accept-language']);
    const origin = ourOrigin();
    const asked = askedOf(query, origin);
    if (!asked) return page(400, language, invalidPage(language));
    const back = backTo(asked, { error: 'access_denied' }, origin);
    return page(200, language, consentPage(language, asked, { query, back }), asked.redirect);
  }),
);
