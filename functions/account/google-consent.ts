import * as v from 'valibot';
import { respond } from '../http/respond.ts';
import { ok } from '#core/result.ts';
import { openRoute } from '../http/open-route.ts';
import { consentUrl } from '../ports.ts';

/** Values of one sign-in that the app has chosen: the hash of its nonce, and a name by which it knows the answer. */
const ConsentQuery = v.object({
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  state: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
});

/** GET /api/google-auth. Leads a popup to Google's consent page, which leads on to /auth/google. */
export const handler = openRoute({ uses: { consentUrl }, query: ConsentQuery }, async ({ ports, query }) =>
  respond(302, ok(undefined), { headers: { location: ports.consentUrl(query) } }),
);
