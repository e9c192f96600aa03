import { makeInvite } from '#core/household/invite.ts';
import { mapOk } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, households, memberships, secrets } from '../ports.ts';
import { ourOrigin } from '../site.ts';

/** POST /api/household/invite. Creates a link for one person, valid for 7 days. Voids the previous link. */
export const handler = route(
  { uses: { clock, households, memberships, secrets } },
  async ({ ports, session }) => {
    const made = await makeInvite(ports, session);
    return respond(
      200,
      mapOk(made, ({ token, expiresAt }) => ({ url: urlOf(token), expiresAt })),
    );
  },
);

const urlOf = (token: string): string => `${ourOrigin()}/join?invite=${token}`;
