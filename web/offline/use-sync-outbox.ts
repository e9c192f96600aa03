import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UserId } from '#core/user-id.ts';
import { backoff } from '../requests/backoff.ts';
import { queriesAffectedBy, type OutboxOperation } from './operations.ts';
import { laneHeads, outboxEntries } from './outbox.ts';
import type { OutboxEntry } from './schema.ts';
import { ownerOfDevice } from './owner.ts';
import { syncOutbox, type SendResult } from './sync-outbox.ts';
import { refreshKey } from './use-held.ts';
import { showOutboxChange, useOutbox } from './use-outbox.ts';
import { connectionNow } from '../requests/connection.ts';
import { onReconnect } from '../requests/reconnect.ts';

/**
 * Sends the outbox at the start, on changes, when the connection or the user is back, and after pauses if the server
 * did not decide.
 */
export function useSyncOutbox(userId: UserId, onResult: (result: SendResult) => void): void {
  const client = useQueryClient();
  const { entries, areRead } = useOutbox(userId);
  const report = useEffectEvent(onResult);

  useEffect(() => {
    // Entries restart the effect. If it ran before they are read, it would send them twice.
    if (!areRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempts = 0;
    let isStopped = false;
    const sync = async (isAsked: boolean) => {
      clearTimeout(timer);
      if (!connectionNow().isOnline) return;
      const decided: OutboxOperation[] = [];
      const undecided: OutboxOperation[] = [];
      let isCutShort = false;
      const note = (result: SendResult) => {
        if (result.type !== 'deferred') decided.push(result.entry.operation);
        else if (result.endsRun) isCutShort = true;
        else undecided.push(result.entry.operation);
        report(result);
      };
      await syncOutbox(userId, note, { isAsked });
      if (decided.length > 0) await showDecisions(client, userId, decided);
      if (undecided.length > 0) await showOutboxChange(client, userId, []);
      attempts = isCutShort ? attempts + 1 : 0;
      const delay = delayUntilDue(await outboxEntries(userId), isCutShort ? backoff(attempts) : 0);
      clearTimeout(timer);
      if (delay !== undefined && !isStopped) timer = setTimeout(start, delay);
    };
    const start = (isAsked = false) =>
      void sync(isAsked).catch((failure: unknown) => {
        // After signing out the device has no outbox.
        if (ownerOfDevice() === userId) console.error(failure);
      });
    const onVisible = () => document.visibilityState === 'visible' && start(true);
    start();
    const stopListening = onReconnect(() => start(true));
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', onVisible);
    };
    // A new entry restarts the effect, which sends it at once.
  }, [client, userId, entries, areRead]);
}

/** Shows the server's decisions, and refetches the visible queries that they affect. */
async function showDecisions(
  client: QueryClient,
  userId: UserId,
  operations: readonly OutboxOperation[],
): Promise<void> {
  await showOutboxChange(client, userId, operations);
  const names = [...new Set(operations.flatMap(queriesAffectedBy))];
  await Promise.all(
    names.map((name) => client.refetchQueries({ queryKey: refreshKey([name, userId]), type: 'active' })),
  );
}

/** @returns ms until the next entry may be sent; undefined if there is none */
function delayUntilDue(entries: readonly OutboxEntry[], pause: number): number | undefined {
  const heads = laneHeads(entries);
  if (heads.length === 0) return undefined;
  const dueAt = Math.min(
    ...heads.map(({ notBefore, undecided }) => Math.max(notBefore, undecided?.retryAt ?? 0)),
  );
  return Math.max(pause, dueAt - Date.now());
}
