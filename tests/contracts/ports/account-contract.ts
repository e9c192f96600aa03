import { changeAvoid } from '#core/account/avoid/change-avoid.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aProfile, aUserId, NOON } from '#tests/support/examples.ts';

export function accountContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('email claims', () => {
    test('an address belongs to the first user who claims it, even if forty claim it at once', async () => {
      const email = `${aUserId()}@example.org`;
      const holders = await Promise.all(
        Array.from({ length: 40 }, () => ports.emailOwners.claim(email, aUserId())),
      );
      expect(new Set(holders).size).toBe(1);
      expect(await ports.emailOwners.find(email)).toBe(holders[0]);
    });

    test('only the owner of an address can release it', async () => {
      const email = `${aUserId()}@example.org`;
      const holder = await ports.emailOwners.claim(email, aUserId());
      await ports.emailOwners.release(email, aUserId());
      expect(await ports.emailOwners.find(email)).toBe(holder);
      await ports.emailOwners.release(email, holder);
      expect(await ports.emailOwners.find(email)).toBeUndefined();
    });

    test('an address that nobody claimed has no owner', async () => {
      expect(await ports.emailOwners.find('nobody@example.org')).toBeUndefined();
    });
  });

  describe('profiles', () => {
    test('a profile is added once, and the second one changes nothing', async () => {
      const profile = aProfile();
      await ports.profiles.add(profile);
      await ports.profiles.add({ ...profile, email: 'other@example.org' });
      expect(await ports.profiles.get(profile.id)).toEqual(profile);
    });

    test('a user becomes one Stripe customer, even if ten requests create one at once', async () => {
      const id = aUserId();
      await ports.profiles.add(aProfile({ id }));
      const holders = await Promise.all(
        Array.from({ length: 10 }, (_, index) => ports.profiles.claimCustomer(id, `cus_${index}`)),
      );
      expect(new Set(holders).size).toBe(1);
      expect((await ports.profiles.get(id)).customerId).toBe(holders[0]);
    });

    test('The allergens and words that a user avoids are stored; without any, the user avoids nothing', async () => {
      const id = aUserId();
      expect(await ports.profiles.avoided(id)).toEqual({ allergens: [], words: [] });
      await ports.profiles.add(aProfile({ id }));
      const avoid = { allergens: ['milk' as const], words: ['Koriander'] };
      await ports.profiles.replaceAvoid(id, { held: [], next: { avoid, changes: ['first'] } });
      expect(await ports.profiles.avoided(id)).toEqual(avoid);
    });

    test('changes of diet that arrive at once are all kept, each once', async () => {
      const id = aUserId();
      await ports.profiles.add(aProfile({ id }));
      const first = { id: crypto.randomUUID(), add: { allergens: ['milk' as const] } };
      const words = ['Dill', 'Chard', 'Leek', 'Kale'].map((word) => ({
        id: crypto.randomUUID(),
        add: { words: [word] },
      }));
      await Promise.all([first, first, ...words].map((change) => changeAvoid(ports, id, change)));
      const { allergens, words: avoided } = await ports.profiles.avoided(id);
      expect([allergens, avoided.toSorted()]).toEqual([['milk'], ['Chard', 'Dill', 'Kale', 'Leek']]);
      await changeAvoid(ports, id, { id: crypto.randomUUID(), remove: { allergens: ['milk'] } });
      await changeAvoid(ports, id, first);
      expect((await ports.profiles.avoided(id)).allergens).toEqual([]);
    });

    test('a missing profile is a bug and throws', async () => {
      await expect(ports.profiles.get(aUserId())).rejects.toThrow();
    });
  });

  describe('attempts', () => {
    const aCounter = (changes: object = {}) => ({
      limit: 'logIn',
      hash: aUserId(),
      startsAt: NOON,
      endsAt: NOON + 1_000,
      ...changes,
    });

    test('A limit of twenty admits twenty of thirty simultaneous attempts, and one more for each refund', async () => {
      const { attempts } = ports;
      const counter = aCounter();
      const taken = await Promise.all(Array.from({ length: 30 }, () => attempts.take(counter, 20)));
      expect(taken.filter(Boolean).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      await attempts.refund(counter);
      expect([await attempts.take(counter, 20), await attempts.take(counter, 20)]).toEqual([20, 0]);
      expect([await attempts.take(counter, 22), await attempts.take(counter, 22)]).toEqual([21, 22]);
    });

    test('are counted separately by kind, by user and by window', async () => {
      const { attempts } = ports;
      const counter = aCounter();
      expect(await attempts.take(counter, 1)).toBe(1);
      for (const other of [{ limit: 'register' }, { hash: aUserId() }, { startsAt: NOON + 1_000 }]) {
        expect(await attempts.take({ ...counter, ...other }, 1)).toBe(1);
      }
      await attempts.refund(aCounter());
      expect(await attempts.take(counter, 1)).toBe(0);
    });
  });
}
