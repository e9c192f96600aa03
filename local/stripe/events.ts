import { createHmac } from 'node:crypto';
import { newBase, nowInSeconds, type StripeData, type StripeStore, type SentEvent } from './store.ts';

const MAX_EVENTS = 500;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/** Queues an event with a copy of the object as it is now. */
export function queueEvent(store: StripeData, type: string, object: object): void {
  const event = {
    ...newBase('evt'),
    object: 'event' as const,
    api_version: '2026-10-28.endive',
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: structuredClone(object) },
  };
  store.events.push({ event, isDelivered: false });
  if (store.events.length > MAX_EVENTS) store.events.shift();
}

/** Delivers signed events to the application, and retries until it accepts them. */
export type EventDelivery = {
  /**
   * Delivers the waiting events once and schedules a retry for refused ones. Does nothing while events are held back.
   */
  deliver(): Promise<void>;
  hold(isHeld: boolean): void;
  /** Delivers the given events in order, even if already delivered. @returns the statuses */
  deliverInOrder(events: readonly SentEvent[]): Promise<number[]>;
  close(): void;
};

export function createEventDelivery(
  store: StripeStore,
  target: () => { url: string; secret: string } | undefined,
): EventDelivery {
  let isHeld = false;
  let retryIn = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  const closed = new AbortController();

  const send = async (sent: SentEvent): Promise<number> => {
    const to = target();
    if (!to) return 0;
    const status = await post(to, sent);
    if (status >= 200 && status < 300) sent.isDelivered = true;
    store.save();
    return status;
  };

  const deliverWaiting = async (): Promise<void> => {
    clearTimeout(timer);
    const tried = new Set<SentEvent>();
    const next = () => store.events.find((sent) => !isHeld && !sent.isDelivered && !tried.has(sent));
    for (let sent = next(); sent && !closed.signal.aborted; sent = next()) {
      tried.add(sent);
      await send(sent);
    }
    const isDone = isHeld || store.events.every((sent) => sent.isDelivered);
    if (!isDone && !closed.signal.aborted) timer = setTimeout(() => void deliver(), retryIn).unref();
    retryIn = isDone ? FIRST_RETRY_MS : Math.min(2 * retryIn, LAST_RETRY_MS);
  };

  // Runs one round at a time: the application calls Stripe while it handles an event, and each call triggers a
  // delivery.
  let round: Promise<void> | undefined;
  const deliver = (): Promise<void> => (round ??= deliverWaiting().finally(() => (round = undefined)));

  return {
    deliver,

    hold(held) {
      isHeld = held;
    },

    async deliverInOrder(events) {
      const statuses: number[] = [];
      for (const sent of events) statuses.push(await send(sent));
      return statuses;
    },

    close() {
      closed.abort();
      clearTimeout(timer);
    },
  };
}

/** @returns the status, or 0 without a response */
async function post({ url, secret }: { url: string; secret: string }, { event }: SentEvent): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const at = nowInSeconds();
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${at},v1=${signature}`,
  };
  try {
    return (await fetch(url, { method: 'POST', headers, body })).status;
  } catch {
    return 0;
  }
}
