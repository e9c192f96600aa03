import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aSubscription, aUserId, NOON } from '#tests/support/examples.ts';
import { MONTH } from './a-run.ts';

export function planContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('usage', () => {
    const aLease = (key: string = aUserId()) => ({ key, recipeId: 7, expiresAt: NOON });

    test('A limit of twenty lets twenty of sixty reservations at once through, and not one more', async () => {
      const userId = aUserId();
      const taken = await Promise.all(
        Array.from({ length: 60 }, () => ports.usage.reserve(userId, MONTH, aLease(), 20)),
      );
      expect(taken.filter(Boolean)).toHaveLength(20);
      const usage = await ports.usage.find(userId, MONTH);
      expect(usage.taken).toBe(20);
      expect(usage.leases).toHaveLength(20);
    });

    test('one key takes one recipe', async () => {
      const userId = aUserId();
      const lease = aLease();
      expect(await ports.usage.reserve(userId, MONTH, lease, 5)).toBe(true);
      expect(await ports.usage.reserve(userId, MONTH, lease, 5)).toBe(false);
      expect((await ports.usage.find(userId, MONTH)).taken).toBe(1);
    });

    test('A reservation that is paid for stays taken, once', async () => {
      const userId = aUserId();
      const lease = aLease();
      await ports.usage.reserve(userId, MONTH, lease, 5);
      expect(await ports.usage.commit(userId, MONTH, lease)).toBe(true);
      expect(await ports.usage.commit(userId, MONTH, lease)).toBe(false);
      expect(await ports.usage.release(userId, MONTH, lease)).toBe(false);
      expect(await ports.usage.find(userId, MONTH)).toEqual({ month: MONTH, taken: 1, leases: [] });
    });

    test('A reservation that is given back is given back once', async () => {
      const userId = aUserId();
      const lease = aLease();
      await ports.usage.reserve(userId, MONTH, lease, 5);
      const given = await Promise.all([1, 2, 3].map(() => ports.usage.release(userId, MONTH, lease)));
      expect(given.filter(Boolean)).toHaveLength(1);
      expect(await ports.usage.find(userId, MONTH)).toEqual({ month: MONTH, taken: 0, leases: [] });
    });

    test('a lease that was prolonged is not given back by who saw the old one', async () => {
      const userId = aUserId();
      const lease = aLease();
      await ports.usage.reserve(userId, MONTH, lease, 5);
      expect(await ports.usage.renew(userId, MONTH, { ...lease, expiresAt: NOON + 9 })).toBe(true);
      expect(await ports.usage.release(userId, MONTH, lease)).toBe(false);
    });

    test('a lease follows its run to another recipe, and one that has ended does not come back', async () => {
      const userId = aUserId();
      const lease = aLease();
      const moved = { ...lease, recipeId: 8 };
      await ports.usage.reserve(userId, MONTH, lease, 5);
      expect(await ports.usage.renew(userId, MONTH, moved)).toBe(true);
      expect(await ports.usage.commit(userId, MONTH, lease)).toBe(false);
      expect(await ports.usage.commit(userId, MONTH, moved)).toBe(true);
      expect(await ports.usage.renew(userId, MONTH, moved)).toBe(false);
    });

    test('a month that nothing was used in is empty', async () => {
      expect(await ports.usage.find(aUserId(), MONTH)).toEqual({ month: MONTH, taken: 0, leases: [] });
    });
  });

  describe('the budget of a day', () => {
    const tokens = { input: 1_000, output: 500 };
    /** A day that no other test uses. */
    const aDay = () =>
      new Date(Date.UTC(2030, 0, 1) + randomInt(1_000_000) * 86_400_000).toISOString().slice(0, 10);

    test('The budget lets as many of thirty reservations at once through as it pays for', async () => {
      const day = aDay();
      const aside = await Promise.all(
        Array.from({ length: 30 }, () => ports.budget.reserve(day, 10_000, 100_000)),
      );
      expect(aside.filter(Boolean)).toHaveLength(10);
    });

    test('takes no question that is dearer than all of it', async () => {
      expect(await ports.budget.reserve(aDay(), 101, 100)).toBe(false);
      expect(await ports.budget.reserve(aDay(), 100, 100)).toBe(true);
    });

    test('has room again when a question was cheaper than what was set aside, until the day is spent', async () => {
      const day = aDay();
      expect(await ports.budget.reserve(day, 90, 100)).toBe(true);
      expect(await ports.budget.reserve(day, 90, 100)).toBe(false);
      await ports.budget.record(day, { tokens, cost: 10, reserved: 90 });
      expect(await ports.budget.reserve(day, 90, 100)).toBe(true);
      await ports.budget.record(day, { tokens, cost: 90, reserved: 90 });
      expect(await ports.budget.reserve(day, 1, 100)).toBe(false);
      expect(await ports.budget.reserve(aDay(), 1, 100)).toBe(true);
    });

    test('books what was not set aside as well', async () => {
      const day = aDay();
      await ports.budget.record(day, { tokens, cost: 60, reserved: 0 });
      expect(await ports.budget.reserve(day, 50, 100)).toBe(false);
      expect(await ports.budget.reserve(day, 40, 100)).toBe(true);
    });
  });

  describe('subscriptions', () => {
    test('one is stored by who has seen the newest, and by one of them', async () => {
      const userId = aUserId();
      const first = aSubscription({ userId });
      expect(await ports.subscriptions.find(userId)).toBeUndefined();
      const stored = await Promise.all([1, 2, 3].map(() => ports.subscriptions.put(userId, first, 0)));
      expect(stored.filter(Boolean)).toHaveLength(1);
      expect(await ports.subscriptions.find(userId)).toEqual({ subscription: first, version: 1 });
      const second = aSubscription({ userId, status: 'past_due', pastDueSince: NOON });
      expect(await ports.subscriptions.put(userId, second, 1)).toBe(true);
      expect(await ports.subscriptions.put(userId, first, 1)).toBe(false);
      expect(await ports.subscriptions.find(userId)).toEqual({ subscription: second, version: 2 });
    });
  });

  describe('billing events', () => {
    test('an event is handled once it was marked, and not before', async () => {
      const id = `evt_${aUserId()}`;
      expect(await ports.billingEvents.isHandled(id)).toBe(false);
      await ports.billingEvents.markHandled(id, NOON);
      await ports.billingEvents.markHandled(id, NOON);
      expect(await ports.billingEvents.isHandled(id)).toBe(true);
    });
  });
}
