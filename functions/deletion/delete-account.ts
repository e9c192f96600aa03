import { deleteAccount } from '#core/deletion/delete-account.ts';
import { DeleteAccountRequest } from '#core/deletion/deletion.ts';
import { withdrawAccount } from '#core/deletion/withdraw-account.ts';
import { ok } from '#core/result.ts';
import { bestEffort } from '../http/best-effort.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { CLEARED_CACHE, forgottenCookies } from '../http/session-cookie.ts';
import {
  attempts,
  calendars,
  clock,
  deletionWriter,
  emailOwners,
  google,
  googleOwners,
  households,
  lists,
  meals,
  memberships,
  passwords,
  profileReader,
  ringDeviceRemover,
  secrets,
  sharedPictures,
  sharedRecipes,
  shareSettings,
  signIns,
} from '../ports.ts';

/** DELETE /api/user. Signs out every device at once; a job erases the account within minutes. */
export const handler = route(
  {
    uses: {
      attempts,
      calendars,
      clock,
      deletions: deletionWriter,
      emailOwners,
      google,
      googleOwners,
      households,
      lists,
      meals,
      memberships,
      passwords,
      profiles: profileReader,
      ringDevices: ringDeviceRemover,
      secrets,
      sharedPictures,
      sharedRecipes,
      shareSettings,
      signIns,
    },
    body: DeleteAccountRequest,
  },
  async ({ ports, session, body }) => {
    const deleted = await deleteAccount(ports, session.userId, body);
    if (!deleted.ok) return refuse(deleted.error);
    await bestEffort('account_withdrawal', () => withdrawAccount(ports, deleted.value));
    return respond(202, ok({}), { cookies: forgottenCookies(), headers: CLEARED_CACHE });
  },
);
