import type { StoredAvoid } from '#core/account/account.ts';
import { pendingChanges } from '../offline/outbox.ts';
import { withChanges } from '../offline/records.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';

/** Returns what the user avoids, with a change that the server does not know yet. */
export function useAvoid(): StoredAvoid {
  const user = useUser();
  const { entries } = useOutbox(user.id);
  return (withChanges(pendingChanges(entries), { record: 'user', key: 'current' }, user) ?? user).avoid;
}
