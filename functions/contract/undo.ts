import { LinkRequest } from '#core/account/account.ts';
import { undoCancellation } from '#core/contract/confirm-declaration.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  userRecordReader,
  billing,
  emailOwnerReader,
  mailer,
  secrets,
  subscriptions,
  declarations,
} from '../ports.ts';

/** POST /api/contract/cancel/undo. Sent by the button on the page of the mailed link. */
export const handler = route(
  {
    uses: {
      userRecords: userRecordReader,
      billing,
      emailOwners: emailOwnerReader,
      mailer,
      secrets,
      subscriptions,
      declarations,
    },
    session: 'none',
    body: LinkRequest,
    limits: ({ network }) => [{ limit: 'linkFromNetwork', by: network }],
  },
  async ({ ports, body }) => respond(204, await undoCancellation(ports, body.token)),
);
