import * as v from 'valibot';
import type { GatewayResponse } from '../server/gateway.ts';
import type { Book, SavedBook, SentEvent, StripeSubscription } from './book.ts';
import { beginContract, endContract, endPeriod, payOverdue } from './contract-life.ts';
import type { Postman } from './events.ts';

/**
 * Controls for what happens over time or by chance:
 * - `POST /local/stripe/renew {email}`: ends the period and pays the next one; a cancelled subscription ends
 * - `POST /local/stripe/fail {email}`: ends the period; the payment of the next one fails
 * - `POST /local/stripe/recover {email}`: pays an overdue invoice
 * - `POST /local/stripe/give-up {email}`: ends the subscription, as Stripe does after its last retry
 * - `POST /local/stripe/second {email, priceId}`: starts a second subscription, which our checkout never does
 * - `POST /local/stripe/hold`: holds events back
 * - `POST /local/stripe/deliver {shuffled, times}`: delivers the waiting events and stops holding them back
 * - `POST /local/stripe/again {shuffled, times}`: delivers all remembered events again; returns the statuses
 * - `GET /local/stripe.json?email=`: returns all data of a customer
 */
export type Controls = (url: URL, body: string | undefined) => Promise<GatewayResponse | undefined>;

export function controlsOf(book: SavedBook, postman: Postman): Controls {
  return async ({ pathname, searchParams }, body) => {
    if (pathname === '/local/stripe.json')
      return json(200, everythingAbout(book, searchParams.get('email') ?? ''));
    const [, deed] = /^\/local\/stripe\/([\w-]+)$/.exec(pathname) ?? [];
    if (deed === undefined || body === undefined) return undefined;
    const wish = v.parse(Wish, JSON.parse(body || '{}'));
    if (deed === 'hold' || deed === 'deliver' || deed === 'again')
      return json(200, await deal(book, postman, deed, wish));
    if (!perform(book, deed, wish)) return json(404, { error: 'Unknown action, or no such subscription.' });
    book.save();
    await postman.deliver();
    return json(200, {});
  };
}

const Wish = v.object({
  email: v.optional(v.string(), ''),
  priceId: v.optional(v.string(), ''),
  shuffled: v.optional(v.boolean(), false),
  times: v.optional(v.number(), 1),
});
type Wish = v.InferOutput<typeof Wish>;

async function deal(
  book: SavedBook,
  postman: Postman,
  deed: 'hold' | 'deliver' | 'again',
  { shuffled, times }: Wish,
): Promise<object> {
  postman.hold(deed === 'hold');
  if (deed === 'hold') return {};
  const chosen = book.events.filter((sent) => deed === 'again' || !sent.isDelivered);
  const repeated = Array.from({ length: times }, () => chosen).flat();
  return { statuses: await postman.deliverInOrder(shuffled ? shuffle(repeated) : repeated) };
}

function perform(book: Book, deed: string, { email, priceId }: Wish): boolean {
  const { customer, subscription } = contractOf(book, email);
  if (deed === 'second') {
    const price = book.prices.find(({ lookup_key }) => lookup_key === priceId);
    if (!price || !customer) return false;
    return Boolean(beginContract(book, customer.id, price, customer.metadata));
  }
  const does = DEEDS[deed];
  if (!does || !subscription) return false;
  does(book, subscription);
  return true;
}

const DEEDS: Record<string, (book: Book, subscription: StripeSubscription) => void> = {
  renew: (book, subscription) => endPeriod(book, subscription, true),
  fail: (book, subscription) => endPeriod(book, subscription, false),
  recover: payOverdue,
  'give-up': endContract,
};

function contractOf(book: Book, email: string) {
  const customer = book.customers.find((each) => each.email?.toLowerCase() === email.toLowerCase());
  const subscription = book.subscriptions.find(
    (each) => each.customer === customer?.id && each.status !== 'canceled',
  );
  return { customer, subscription };
}

function everythingAbout(book: Book, email: string) {
  const { customer } = contractOf(book, email);
  const theirs = <Thing extends { customer: string }>(things: readonly Thing[]) =>
    things.filter((thing) => thing.customer === customer?.id);
  const invoices = theirs(book.invoices);
  return {
    customer,
    subscriptions: theirs(book.subscriptions),
    invoices,
    sessions: theirs(book.sessions),
    refunds: book.refunds.filter(({ payment_intent }) =>
      invoices.some(({ hidden }) => hidden.payment_intent === payment_intent),
    ),
  };
}

const shuffle = (events: readonly SentEvent[]): SentEvent[] =>
  events
    .map((sent) => ({ sent, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ sent }) => sent);

const json = (status: number, body: unknown): GatewayResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
