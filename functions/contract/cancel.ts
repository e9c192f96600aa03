import { CancelRequest } from '#core/contract/declaration.ts';
import { declareCancellation } from '#core/contract/declare.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, mailer, secrets, toDos } from '../ports.ts';

/** POST /api/contract/cancel. Without login, and with the same answer for every address. */
export const handler = route(
  {
    uses: { clock, mailer, secrets, toDos },
    session: 'none',
    body: CancelRequest,
    limits: ({ address, body }) => [
      { limit: 'mailFromAddress', by: address },
      { limit: 'contractMailTo', by: body.email },
    ],
  },
  async ({ ports, body, language }) => respond(202, ok(await declareCancellation(ports, body, language))),
);
