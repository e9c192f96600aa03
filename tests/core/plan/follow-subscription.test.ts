import type { Billing } from '#core/plan/ports.ts';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handleBillingEvent } from '#core/plan/handle-billing-event.ts';
import { isLive, type Subscription } from '#core/plan/subscription.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aSubscription, aUserId, NOON } from '#tests/support/examples.ts';

/** A Stripe whose responses show the state at the time of the request and arrive late. */
function slowStripe(delays: readonly number[] = []) {
  const stripe = { subscriptions: [] as readonly Subscription[], refunded: [] as string[] };
  let requests = 0;
  const billing: Partial<Billing> = {
    async subscriptions() {
      const answer = stripe.subscriptions;
      const turns = delays[requests % Math.max(1, delays.length)] ?? 0;
      requests += 1;
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      return answer;
    },
    async cancelAndRefund({ id }) {
      stripe.refunded.push(id);
      stripe.subscriptions = stripe.subscriptions.map((each) =>
        each.id === id ? { ...each, status: 'canceled' } : each,
      );
    },
  };
  const userId = aUserId();
  const ports = { ...fakePorts(NOON), billing: billing as Billing };
  void ports.signIns.open({ userId, verified: true, sessions: [] });
  const about = { userId, customerId: 'cus_1' };
  const arrives = (id: string, subject = about) => handleBillingEvent(ports, { id, about: subject });
  const stored = async () => (await ports.subscriptions.find(userId))?.subscription;
  return { stripe, userId, ports, arrives, stored };
}

/** Five states of a subscription: bought, renewed, overdue, upgraded, cancelled. */
const lifeOf = (userId: string): Subscription[] => [
  aSubscription({ userId }),
  aSubscription({ userId, currentPeriodStart: NOON + 1 }),
  aSubscription({ userId, status: 'past_due', pastDueSince: NOON + 1 }),
  aSubscription({ userId, tier: 'pro' }),
  aSubscription({ userId, tier: 'pro', cancelAtPeriodEnd: true }),
];

const EVENTS = ['evt_0', 'evt_1', 'evt_2', 'evt_3', 'evt_4'];

const permutations = (list: readonly string[]): string[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((head) =>
        permutations(list.filter((each) => each !== head)).map((tail) => [head, ...tail]),
      );

test('five events lead to the same state in each of their 120 orders, twice each', async () => {
  const orders = permutations(EVENTS);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    const { stripe, userId, arrives, stored } = slowStripe();
    const life = lifeOf(userId);
    stripe.subscriptions = [life.at(-1) ?? aSubscription()];
    for (const id of [...order, ...order.toReversed()]) await arrives(id);
    expect(await stored()).toEqual(life.at(-1));
  }
});

test('events that arrive while the subscription still changes, at once and with slow answers, lead to its last state', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...EVENTS, ...EVENTS], { minLength: 10 }),
      fc.array(fc.nat(6), { minLength: 1, maxLength: 20 }),
      fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }),
      async (order, delays, pauses) => {
        const { stripe, userId, arrives, stored } = slowStripe(delays);
        const life = lifeOf(userId);
        const arriving: Promise<void>[] = [];
        for (const [index, id] of order.entries()) {
          const change = life[Math.floor(index / 2)];
          // The fifth change arrives before the last two events.
          if (change) stripe.subscriptions = [change];
          arriving.push(arrives(`${id} ${index}`).catch(() => arrives(`${id} ${index}`)));
          for (let turn = 0; turn < (pauses[index] ?? 0); turn += 1) await setImmediate();
        }
        await Promise.all(arriving);
        expect(await stored()).toEqual(life.at(-1));
      },
    ),
  );
});

test('a second active subscription is cancelled and refunded, and the first one stays', async () => {
  const { stripe, userId, arrives, stored } = slowStripe();
  const first = aSubscription({ userId, id: 'sub_first', createdAt: NOON });
  const second = aSubscription({ userId, id: 'sub_second', createdAt: NOON + 1, tier: 'pro' });
  stripe.subscriptions = [second, first];
  for (const id of ['evt_1', 'evt_2', 'evt_1']) await arrives(id);
  expect(await stored()).toEqual(first);
  expect(stripe.refunded).toEqual(['sub_second']);
  expect(stripe.subscriptions.filter(isLive)).toHaveLength(1);
});

test('A known subscription stays, and another one that began in the same second is refunded', async () => {
  const { stripe, userId, arrives, stored } = slowStripe();
  const known = aSubscription({ userId, id: 'sub_z' });
  stripe.subscriptions = [known];
  await arrives('evt_1');
  stripe.subscriptions = [known, aSubscription({ userId, id: 'sub_a' })];
  await arrives('evt_2');
  expect(await stored()).toEqual(known);
  expect(stripe.refunded).toEqual(['sub_a']);
});

test('A cook who subscribes again after the end has the new subscription', async () => {
  const { stripe, userId, arrives, stored } = slowStripe();
  const ended = aSubscription({ userId, id: 'sub_old', status: 'canceled' });
  const current = aSubscription({ userId, id: 'sub_new', createdAt: NOON + 1 });
  stripe.subscriptions = [ended];
  await arrives('evt_1');
  expect(await stored()).toEqual(ended);
  stripe.subscriptions = [ended, current];
  await arrives('evt_2');
  expect(await stored()).toEqual(current);
  expect(stripe.refunded).toEqual([]);
});

test('The newest of several ended subscriptions is shown', async () => {
  const { stripe, userId, arrives, stored } = slowStripe();
  const ended = (id: string, createdAt: number) =>
    aSubscription({ userId, id, createdAt, status: 'canceled' });
  stripe.subscriptions = [ended('sub_1', NOON), ended('sub_3', NOON + 2), ended('sub_2', NOON + 1)];
  await arrives('evt_1');
  expect(await stored()).toEqual(ended('sub_3', NOON + 2));
});

test('an event that was handled already is counted, without another request to Stripe', async () => {
  const { stripe, userId, ports, arrives, stored } = slowStripe();
  stripe.subscriptions = [aSubscription({ userId })];
  await arrives('evt_1');
  stripe.subscriptions = [aSubscription({ userId, tier: 'pro' })];
  await arrives('evt_1');
  expect((await stored())?.tier).toBe('basic');
  expect(ports.replayed).toEqual(['billing event']);
});

test('an event about a closed or unknown account stores nothing, and counts as handled', async () => {
  const { stripe, userId, ports, arrives, stored } = slowStripe();
  await ports.signIns.close(userId);
  stripe.subscriptions = [aSubscription({ userId })];
  await arrives('evt_1');
  expect(await stored()).toBeUndefined();
  const stranger = aUserId();
  await arrives('evt_2', { userId: stranger, customerId: 'cus_2' });
  expect(await ports.subscriptions.find(stranger)).toBeUndefined();
  for (const id of ['evt_1', 'evt_2']) expect(await ports.billingEvents.isHandled(id)).toBe(true);
});

test('an event that concerns no plan counts as handled', async () => {
  const { ports } = slowStripe();
  await handleBillingEvent(ports, { id: 'evt_1', about: undefined });
  expect(await ports.billingEvents.isHandled('evt_1')).toBe(true);
});

test('after too many conflicting writes the event is left to Stripe to send again', async () => {
  const { stripe, userId, ports } = slowStripe();
  stripe.subscriptions = [aSubscription({ userId })];
  let writes = 0;
  ports.subscriptions = { ...ports.subscriptions, put: async () => ((writes += 1), false) };
  const about = { userId, customerId: 'cus_1' };
  await expect(handleBillingEvent(ports, { id: 'evt_1', about })).rejects.toThrow('changes faster');
  expect(writes).toBeGreaterThan(1);
  expect(writes).toBeLessThan(100);
  expect(await ports.billingEvents.isHandled('evt_1')).toBe(false);
});
