import { createHmac } from 'node:crypto';
import { newBase, nowInSeconds, type Book, type SavedBook, type SentEvent } from './book.ts';

const REMEMBERED = 500;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/** Notes an event with the object as it is now; it is delivered later. */
export function tell(book: Book, type: string, object: object): void {
  const event = {
    ...newBase('evt'),
    object: 'event' as const,
    api_version: '2026-10-28.endive',
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: structuredClone(object) },
  };
  book.events.push({ event, isDelivered: false });
  if (book.events.length > REMEMBERED) book.events.shift();
}

/** Delivers events to the application, signed, again and again until it has taken them. */
export type Postman = {
  /** Delivers what waits, once; what is not taken is tried again later. Does nothing while events are held back. */
  deliver(): Promise<void>;
  /** Holds events back, or no more. */
  hold(isHeld: boolean): void;
  /** Delivers these now, in this order, whatever was delivered before. */
  deliverInOrder(events: readonly SentEvent[]): Promise<number[]>;
  close(): void;
};

export function createPostman(
  book: SavedBook,
  target: () => { url: string; secret: string } | undefined,
): Postman {
  let isHeld = false;
  let retryIn = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  const closed = new AbortController();

  const send = async (sent: SentEvent): Promise<number> => {
    const to = target();
    if (!to) return 0;
    const status = await post(to, sent);
    if (status >= 200 && status < 300) sent.isDelivered = true;
    book.save();
    return status;
  };

  const deliverWaiting = async (): Promise<void> => {
    clearTimeout(timer);
    const tried = new Set<SentEvent>();
    const next = () => book.events.find((sent) => !isHeld && !sent.isDelivered && !tried.has(sent));
    for (let sent = next(); sent && !closed.signal.aborted; sent = next()) {
      tried.add(sent);
      await send(sent);
    }
    const isDone = isHeld || book.events.every((sent) => sent.isDelivered);
    if (!isDone && !closed.signal.aborted) timer = setTimeout(() => void deliver(), retryIn).unref();
    retryIn = isDone ? FIRST_RETRY_MS : Math.min(2 * retryIn, LAST_RETRY_MS);
  };

  // One round at a time: who takes an event asks us things, and would otherwise be told of it again for each.
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

/** @returns the status; 0 where nobody answered */
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
