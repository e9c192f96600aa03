import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';

/** GET /api/tokens/current. The token of the request; `null` in a session of the app. */
export const handler = route({ takesTokens: true, uses: {} }, async ({ session: { userId, scope } }) =>
  respond(200, ok(scope === undefined ? null : { userId, scope })),
);
