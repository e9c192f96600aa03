import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError } from '../../errors/describe-error.ts';
import { changesOf, refusalMessages } from '../../offline/operations.ts';
import { notifyOtherTabs } from '../../offline/database/other-tabs.ts';
import { withChanges } from '../../offline/records.ts';
import type { SendResult } from '../../offline/sync-outbox.ts';
import { useSyncOutbox } from '../../offline/use-sync-outbox.ts';
import { onReconnect } from '../../requests/reconnect.ts';
import { useUser } from '../../session/require-user.tsx';
import { userQuery } from '../../session/user-query.ts';
import { celebrate } from '../../ui/feedback/celebrations.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Sends the outbox while the layout is shown, and reports earned badges and refusals. */
export function useSync(): void {
  const { i18n } = useLingui();
  const client = useQueryClient();
  // Screens refetch data that could not be fetched.
  useEffect(() => onReconnect(() => client.getQueryCache().onOnline()), [client]);
  useSyncOutbox(useUser().id, (result) => {
    updateUser(client, result);
    if (result.type === 'accepted') celebrate(result.earnedBadges);
    if (result.type === 'refused') reportRefusal(result, i18n);
  });
}

/** Updates the cached user with the server's response. */
export function updateUser(client: QueryClient, result: SendResult): void {
  if (result.type !== 'accepted') return;
  const changes = changesOf(result.entry.operation);
  if (!changes.some(({ record }) => record === 'user')) return;
  client.setQueryData(
    userQuery.queryKey,
    (user) => user && { ...user, ...withChanges(changes, { record: 'user', key: 'current' }, user) },
  );
  notifyOtherTabs({ type: 'changed', queryKey: [...userQuery.queryKey] });
}

function reportRefusal({ entry, error }: Extract<SendResult, { type: 'refused' }>, i18n: I18n): void {
  console.error(error);
  const { title, description } = refusalMessages(entry.operation);
  toast({
    kind: 'error',
    title: i18n._(title),
    description: describeError(error, i18n, i18n._(description)),
  });
}
