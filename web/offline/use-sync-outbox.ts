import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UserId } from '#core/user-id.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { queriesAffectedBy, type OutboxOperation } from './operations.ts';
import { laneHeads, outboxEntries } from './outbox.ts';
import type { OutboxEntry } from './schema.ts';
import { ownerOfDevice } from './owner.ts';
import { syncOutbox, type SendResult } from './sync-outbox.ts';
import { refreshKey } from './use-held.ts';
import { showOutboxChange, useOutbox } from './use-outbox.ts';

/** Pause after the first attempt that was deferred; it doubles with each further one. */
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 10 * MINUTE;

/**
 * Sends the outbox at the start, when it changes, when the connection or the user comes back, and after a pause when the
 * server did not decide.
 */
export function useSyncOutbox(userId: UserId, onResult: (result: SendResult) => void): void {
  const client = useQueryClient();
  const { entries, areRead } = useOutbox(userId);
  const report = useEffectEvent(onResult);

  useEffect(() => {
    // What the outbox holds restarts the effect: before, it would be sent twice.
    if (!areRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE;
    let isStopped = false;
    const sync = async () => {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      const decided: OutboxOperation[] = [];
      let isDeferred = false;
      await syncOutbox(userId, (result) => {
        isDeferred = result.type === 'deferred';
        if (result.type !== 'deferred') decided.push(result.entry.operation);
        report(result);
      });
      if (decided.length > 0) await showDecisions(client, userId, decided);
      const delay = delayUntilDue(await outboxEntries(userId), isDeferred ? pause : 0);
      pause = isDeferred ? Math.min(2 * pause, LONGEST_PAUSE) : FIRST_PAUSE;
      if (delay !== undefined && !isStopped) timer = setTimeout(start, delay);
    };
    const start = () =>
      void sync().catch((failure: unknown) => {
        // After signing out there is no outbox here.
        if (ownerOfDevice() === userId) console.error(failure);
      });
    const onVisible = () => document.visibilityState === 'visible' && start();
    start();
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', onVisible);
    };
    // A new entry restarts the effect, which sends it at once.
  }, [client, userId, entries, areRead]);
}

/** Shows the decisions of the server, and refetches the shown queries that they affect. */
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

/** @returns ms until the next entry may be sent; undefined when there is none */
function delayUntilDue(entries: readonly OutboxEntry[], pause: number): number | undefined {
  const heads = laneHeads(entries);
  if (heads.length === 0) return undefined;
  return Math.max(pause, Math.min(...heads.map(({ notBefore }) => notBefore)) - Date.now());
}
