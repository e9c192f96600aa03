import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UserId } from '#core/account/account.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import type { OutboxOperation } from './operations.ts';
import { syncOutbox, type SendResult } from './sync-outbox.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { changeEntry, dropEntry, enqueue, heads, outboxEntries, type OutboxEntry } from './outbox.ts';
import { refreshKey } from './use-held.ts';

const NOTHING: readonly OutboxEntry[] = [];

const outboxKey = (userId: UserId) => ['outbox', userId];

/** How long after a failed attempt the next one follows, without anything having happened. */
const PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 10 * MINUTE;

/** What waits to be sent, and what the cook can do about it. */
export function useOutbox(userId: UserId) {
  const client = useQueryClient();
  const { data: entries = NOTHING } = useQuery({
    queryKey: outboxKey(userId),
    queryFn: () => outboxEntries(userId),
    networkMode: 'always',
  });
  const after = async (change: Promise<unknown>) => {
    await change;
    await changed(client, userId);
  };
  return {
    entries,

    /** Does something for good as soon as it stands on the device; the server learns of it when it can. */
    async perform(operation: OutboxOperation, patience?: number): Promise<number | undefined> {
      const id = await enqueue(userId, operation, patience);
      await changed(client, userId);
      return id;
    },

    takeBack: (id: number) => after(dropEntry(userId, id)),

    retry: ({ id }: OutboxEntry) => after(changeEntry(userId, id, ({ refusal: _, ...entry }) => entry)),
  };
}

/**
 * Sends what waits: at the start, when something was put in, when the connection or the cook comes back, and again
 * after a while.
 */
export function useDraining(userId: UserId, onVerdict: (verdict: SendResult) => void): void {
  const client = useQueryClient();
  const { entries } = useOutbox(userId);
  const tell = useEffectEvent(onVerdict);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = PAUSE;
    let isOver = false;
    const send = async () => {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      let hasVerdict = false;
      let isWaiting = false;
      await syncOutbox(userId, (verdict) => {
        hasVerdict ||= verdict.type !== 'waits';
        isWaiting = verdict.type === 'waits';
        tell(verdict);
      });
      if (hasVerdict) await changed(client, userId, { isSettled: true });
      pause = isWaiting ? Math.min(2 * pause, LONGEST_PAUSE) : PAUSE;
      const due = dueIn(await outboxEntries(userId), isWaiting ? pause : 0);
      if (due !== undefined && !isOver) timer = setTimeout(start, due);
    };
    const start = () => void send().catch(console.error);
    const onVisible = () => document.visibilityState === 'visible' && start();
    start();
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', onVisible);
    };
    // What is put in is sent at once: the effect begins anew with every change of the outbox.
  }, [client, userId, entries]);
}

/** In how many ms there is something to send; undefined when nothing is left to do. */
function dueIn(entries: readonly OutboxEntry[], pause: number): number | undefined {
  const waiting = heads(entries);
  if (waiting.length === 0) return undefined;
  return Math.max(pause, Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now());
}

/** What deeds change, by the keys it is held under. */
const CHANGED = ['recipes', 'days', 'goals'];
/** What the server makes of deeds. */
const SETTLED = [...CHANGED, 'badges'];

/** Shows what is another now, here and in the other tabs; what the server has settled is asked of it anew. */
async function changed(client: QueryClient, userId: UserId, { isSettled = false } = {}): Promise<void> {
  const keys = [outboxKey(userId), ...CHANGED.map((each) => [each, userId])];
  for (const queryKey of keys) tellOtherTabs({ type: 'changed', queryKey });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  if (!isSettled) return;
  await Promise.all(
    SETTLED.map((each) => client.refetchQueries({ queryKey: refreshKey([each, userId]), type: 'active' })),
  );
}
