import type { QueryClient } from '@tanstack/react-query';
import type { StoredAvoid, User } from '#core/account/account.ts';
import { pendingChanges } from '../offline/outbox.ts';
import { withChanges, type RecordChange } from '../offline/records.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { userQuery } from '../session/user-query.ts';

/** Returns the avoided foods, including unsent changes. */
export function useAvoid(): StoredAvoid {
  const user = useUser();
  const { entries } = useOutbox(user.id);
  return withPending(pendingChanges(entries), user);
}

/** Returns the avoided foods, including unsent changes; works outside of components. */
export const avoidAfter = (pending: readonly RecordChange[], client: QueryClient, user: User): StoredAvoid =>
  withPending(pending, client.getQueryData(userQuery.queryKey) ?? user);

const withPending = (pending: readonly RecordChange[], user: User): StoredAvoid =>
  (withChanges(pending, { record: 'user', key: 'current' }, user) ?? user).avoid;
