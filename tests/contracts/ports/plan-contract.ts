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

    test('A limit of twenty admits exactly twenty of sixty simultaneous reservations', async () => {
      const userId = aUserId();
      const taken = await Promise.all(
        Array.from({ length: 60 }, () => ports.usage.reserve(userId, MONTH, aLease(), 20)),
      );
      expect(taken.filter(Boolean)).toHaveLength(20);
      const usage = await ports.usage.find(userId, MONTH);
      expect(usage.taken).toBe(20);
      expect(usage.leases).toHaveLength(20);
    });

    test('one key reserves one recipe, however often it is used', async () => {
      const userId = aUserId();
      const lease = aLease();
      expect(await ports.usage.reserve(userId, MONTH, lease, 5)).toBe(true);
      expect(await ports.usage.reserve(userId, MONTH, lease, 5)).toBe(false);
      expect((await ports.usage.find(userId, MONTH)).taken).toBe(1);
    });

    test('A reservation that is paid for is counted once, and stays', async () => {
      const userId = aUserId();
      const lease = aLease();
      await ports.usage.reserve(userId, MONTH, lease, 5);
      expect(await ports.usage.commit(userId, MONTH, lease)).toBe(true);
      expect(await ports.usage.commit(userId, MONTH, lease)).toBe(false);
      expect(await ports.usage.release(userId, MONTH, lease)).toBe(false);
      expect(await ports.usage.find(userId, MONTH)).toEqual({ month: MONTH, taken: 1, leases: [] });
    });

    test('A reservation is given back at most once', async () => {
      const userId = aUserId();
      const lease = aLease();
      await ports.usage.reserve(userId, MONTH, lease, 5);
      const given = await Promise.all([1, 2, 3].map(() => ports.usage.release(userId, MONTH, lease)));
      expect(given.filter(Boolean)).toHaveLength(1);
      expect(await ports.usage.find(userId, MONTH)).toEqual({ month: MONTH, taken: 0, leases: [] });
    });

    test('A request that holds an outdated lease cannot give back the prolonged one', async () => {
      const userId = aUserId();
      const lease = aLease();
      await ports.usage.reserve(userId, MONTH, lease, 5);
      expect(await ports.usage.renew(userId, MONTH, { ...lease, expiresAt: NOON + 9 })).toBe(true);
      expect(await ports.usage.release(userId, MONTH, lease)).toBe(false);
    });

    test('a lease follows its run to another recipe, and does not return after it has ended', async () => {
      const userId = aUserId();
      const lease = aLease();
      const moved = { ...lease, recipeId: 8 };
      await ports.usage.reserve(userId, MONTH, lease, 5);
      expect(await ports.usage.renew(userId, MONTH, moved)).toBe(true);
      expect(await ports.usage.commit(userId, MONTH, lease)).toBe(false);
      expect(await ports.usage.commit(userId, MONTH, moved)).toBe(true);
      expect(await ports.usage.renew(userId, MONTH, moved)).toBe(false);
    });

    test('a month without use is empty', async () => {
      expect(await ports.usage.find(aUserId(), MONTH)).toEqual({ month: MONTH, taken: 0, leases: [] });
    });
  });

  describe('the budget of a day', () => {
    const tokens = { input: 1_000, output: 500 };
    /** A day that no other test uses. */
    const aDay = () =>
      new Date(Date.UTC(2030, 0, 1) + randomInt(1_000_000) * 86_400_000).toISOString().slice(0, 10);

    test('The budget admits as many of thirty simultaneous reservations as it can pay for', async () => {
      const day = aDay();
      const aside = await Promise.all(
        Array.from({ length: 30 }, () => ports.budget.reserve(day, 10_000, 100_000)),
      );
      expect(aside.filter(Boolean)).toHaveLength(10);
    });

    test('refuses a model call that costs more than all of it', async () => {
      expect(await ports.budget.reserve(aDay(), 101, 100)).toBe(false);
      expect(await ports.budget.reserve(aDay(), 100, 100)).toBe(true);
    });

    test('has room again after a model call that cost less than its reservation, until the day is spent', async () => {
      const day = aDay();
      expect(await ports.budget.reserve(day, 90, 100)).toBe(true);
      expect(await ports.budget.reserve(day, 90, 100)).toBe(false);
      await ports.budget.record(day, { tokens, cost: 10, reserved: 90 });
      expect(await ports.budget.reserve(day, 90, 100)).toBe(true);
      await ports.budget.record(day, { tokens, cost: 90, reserved: 90 });
      expect(await ports.budget.reserve(day, 1, 100)).toBe(false);
      expect(await ports.budget.reserve(aDay(), 1, 100)).toBe(true);
    });

    test('counts costs without a reservation, too', async () => {
      const day = aDay();
      await ports.budget.record(day, { tokens, cost: 60, reserved: 0 });
      expect(await ports.budget.reserve(day, 50, 100)).toBe(false);
      expect(await ports.budget.reserve(day, 40, 100)).toBe(true);
    });
  });

  describe('subscriptions', () => {
    test('a subscription is stored only by a request that has read the newest one, and by one of them', async () => {
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
    test('an event counts as handled once it was marked', async () => {
      const id = `evt_${aUserId()}`;
      expect(await ports.billingEvents.isHandled(id)).toBe(false);
      await ports.billingEvents.markHandled(id, NOON);
      await ports.billingEvents.markHandled(id, NOON);
      expect(await ports.billingEvents.isHandled(id)).toBe(true);
    });
  });
}
