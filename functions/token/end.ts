import * as v from 'valibot';
import { TokenId } from '#core/account/access-token.ts';
import { endAccessToken } from '#core/account/access-tokens.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { signIns } from '../ports.ts';

/** DELETE /api/tokens/{id}. Takes effect at once. Safe to repeat. */
export const handler = route(
  { uses: { signIns }, params: v.object({ id: TokenId }) },
  async ({ ports, session, params }) => {
    await endAccessToken(ports, session.userId, params.id);
    return respond(204, ok(undefined));
  },
);
