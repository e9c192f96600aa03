import { AccessTokenRequest } from '#core/account/access-token.ts';
import { createAccessToken } from '#core/account/access-tokens.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, secrets, signIns } from '../ports.ts';

/** POST /api/tokens. Only this answer contains the token itself: we store its hash. Idempotent per key. */
export const handler = route(
  { uses: { clock, secrets, signIns }, body: AccessTokenRequest },
  async ({ ports, session, body, key }) => respond(201, await createAccessToken(ports, session, body, key)),
);
