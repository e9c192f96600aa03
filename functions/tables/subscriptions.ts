import type { SubscriptionReader, SubscriptionWriter } from '#core/plan/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { Subscription } from '#core/plan/subscription.ts';
import { getItem, putItem, type Item, type Table } from './table.ts';

export const subscriptionReaderIn = (table: Table): SubscriptionReader => ({
  async find(userId) {
    const item = await getItem(table, keyOf(userId));
    return item && fromItem(userId, item);
  },
});

export const subscriptionsIn = (table: Table): SubscriptionReader & SubscriptionWriter => ({
  ...subscriptionReaderIn(table),

  put: (userId, subscription, version) =>
    putItem(
      table,
      toItem(userId, subscription, version + 1),
      version === 0
        ? { if: 'attribute_not_exists(pk)' }
        : { if: 'version = :seen', values: { ':seen': version } },
    ),
});

const keyOf = (userId: UserId) => ({ pk: `USER#${userId}`, sk: 'SUBSCRIPTION' });

const toItem = (userId: UserId, { userId: _, ...subscription }: Subscription, version: number): Item => ({
  ...keyOf(userId),
  ...subscription,
  version,
});

const Stored = v.object({ ...v.omit(Subscription, ['userId']).entries, version: v.number() });

function fromItem(userId: UserId, item: unknown): { subscription: Subscription; version: number } {
  const { version, ...subscription } = v.parse(Stored, item);
  return { subscription: { userId, ...subscription }, version };
}
