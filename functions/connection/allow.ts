import * as v from 'valibot';
import { TokenScope } from '#core/account/access-token.ts';
import { allowConnection } from '#core/connection/connect.ts';
import { route } from '../http/route.ts';
import { languageOf } from '../page/document.ts';
import { clock, secrets, signIns } from '../ports.ts';
import { ourOrigin } from '../site.ts';
import { askedOf, backTo, ConnectQuery } from './asked.ts';
import { fullPage, invalidPage } from './page-html.ts';
import { afterSignIn, page } from './page.ts';

/** POST /connect. Gives the program the access that the cook has allowed in the form, and redirects back to it. */
export const handler = afterSignIn(
  route(
    { uses: { clock, secrets, signIns }, query: ConnectQuery },
    async ({ ports, session, query, rawBody, headers }) => {
      const language = languageOf(headers['accept-language']);
      const origin = ourOrigin();
      const asked = askedOf(query, origin);
      const scope = v.safeParse(TokenScope, new URLSearchParams(rawBody).get('scope'));
      if (!asked || !scope.success || !asked.scopes.includes(scope.output))
        return page(400, language, invalidPage(language));
      const code = await allowConnection(ports, session, scope.output, asked);
      if (!code.ok) return page(409, language, fullPage(language, code.error.most));
      return { status: 303, headers: { location: backTo(asked, { code: code.value }, origin) } };
    },
  ),
);
