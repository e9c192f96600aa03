import * as v from 'valibot';
import { respond } from '../http/respond.ts';
import { ok } from '#core/result.ts';
import { openRoute } from '../http/open-route.ts';
import { consentUrl } from '../ports.ts';

/** Values that the app chooses for one sign-in: the hash of its nonce, and a state that identifies the response. */
const ConsentQuery = v.object({
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  state: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
});

/** GET /api/google-auth. Redirects a popup to Google's consent page, which redirects to /auth/google. */
export const handler = openRoute({ uses: { consentUrl }, query: ConsentQuery }, async ({ ports, query }) =>
  respond(302, ok(undefined), { headers: { location: ports.consentUrl(query) } }),
);
