import { WithdrawRequest } from '#core/contract/declaration.ts';
import { declareWithdrawal } from '#core/contract/declare.ts';
import { mailboxOf } from '#core/limits/mailbox.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, secrets, declarationWriter } from '../ports.ts';

/** POST /api/contract/withdraw. Needs no login; the answer is the same for every address. */
export const handler = route(
  {
    uses: { clock, secrets, declarations: declarationWriter },
    session: 'none',
    body: WithdrawRequest,
    limits: ({ network, body }) => [
      { limit: 'declarationFromNetwork', by: network },
      { limit: 'declarationFor', by: mailboxOf(body.email) },
    ],
  },
  async ({ ports, body, language }) => respond(202, ok(await declareWithdrawal(ports, body, language))),
);
