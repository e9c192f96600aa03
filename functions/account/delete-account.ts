import { deleteAccount } from '#core/account/deletion/delete-account.ts';
import { DeleteAccountRequest } from '#core/account/deletion/deletion.ts';
import { ok } from '#core/result.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { forgottenCookies } from '../http/session-cookie.ts';
import {
  attempts,
  clock,
  deletionWriter,
  emailOwners,
  google,
  googleOwners,
  passwords,
  profileReader,
  secrets,
  signIns,
} from '../ports.ts';

/** DELETE /api/user. Signs out everywhere at once; the account is erased within the next minutes. */
export const handler = route(
  {
    uses: {
      attempts,
      clock,
      deletions: deletionWriter,
      emailOwners,
      google,
      googleOwners,
      passwords,
      profiles: profileReader,
      secrets,
      signIns,
    },
    body: DeleteAccountRequest,
  },
  async ({ ports, session, body }) => {
    const deleted = await deleteAccount(ports, session.userId, body);
    return deleted.ok ? respond(202, ok({}), { cookies: forgottenCookies() }) : refuse(deleted.error);
  },
);
