import { listAccessTokens } from '#core/account/access-tokens.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { signIns } from '../ports.ts';

/** GET /api/tokens. Newest first, without their secrets. */
export const handler = route({ uses: { signIns } }, async ({ ports, session }) =>
  respond(200, ok(await listAccessTokens(ports, session.userId))),
);
