import { beforeAll, describe, expect, test } from 'vitest';
import { NO_DEVICES, type RingDevices } from '#core/ring/ring-device.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId } from '#tests/support/examples.ts';

export function ringContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('devices that ring', () => {
    const until = Date.now() + 1_000_000;
    const someDevices = (version: number): RingDevices => ({
      version,
      devices: {
        'hash/of+a session': {
          id: aUserId(),
          endpoint: 'https://web.push.apple.com/abc',
          createdAt: 1,
          rings: {
            one: { version: 1, changedAt: 2, endsAt: 3, message: 'AAAA', sendingUntil: 4, tries: 5 },
            two: { version: 2, changedAt: 3, isOver: true },
          },
        },
      },
    });

    test('are an empty list at first, and then as stored', async () => {
      const userId = aUserId();
      expect(await ports.ringDevices.find(userId)).toEqual(NO_DEVICES);
      const devices = someDevices(1);
      expect(await ports.ringDevices.replace(userId, NO_DEVICES, devices, until)).toBe(true);
      expect(await ports.ringDevices.find(userId)).toEqual(devices);
      expect(await ports.ringDevices.find(aUserId())).toEqual(NO_DEVICES);
    });

    test('are replaced only if they have not changed since they were read', async () => {
      const userId = aUserId();
      const [first, second] = [someDevices(1), someDevices(2)];
      await ports.ringDevices.replace(userId, NO_DEVICES, first, until);
      expect(await ports.ringDevices.replace(userId, NO_DEVICES, second, until)).toBe(false);
      expect(await ports.ringDevices.find(userId)).toEqual(first);
      expect(await ports.ringDevices.replace(userId, first, second, until)).toBe(true);
      expect(await ports.ringDevices.replace(userId, first, someDevices(3), until)).toBe(false);
      expect(await ports.ringDevices.find(userId)).toEqual(second);
    });

    test('are removed, and a run that read them before does not bring them back', async () => {
      const userId = aUserId();
      const first = someDevices(1);
      await ports.ringDevices.replace(userId, NO_DEVICES, first, until);
      await ports.ringDevices.remove(userId);
      await ports.ringDevices.remove(userId);
      expect(await ports.ringDevices.replace(userId, first, someDevices(2), until)).toBe(false);
      expect(await ports.ringDevices.find(userId)).toEqual(NO_DEVICES);
    });
  });

  describe('upcoming evenings of devices', () => {
    // Earlier than every evening that another test stores.
    const at = (dueAt: number) => ({ dueAt, userId: aUserId(), session: 'hash/of+a session' });

    test('are due from their time on, the longest overdue first, up to a given number', async () => {
      const [second, first, third] = [at(2_000), at(1_000), at(3_000)];
      for (const each of [second, first, third]) await ports.evenings.add(each);
      await ports.evenings.add(first);
      expect(await ports.evenings.due(999, 10)).toEqual([]);
      expect(await ports.evenings.due(2_000, 10)).toEqual([first, second]);
      expect(await ports.evenings.due(3_000, 2)).toEqual([first, second]);
      for (const each of [first, first, second, third]) await ports.evenings.remove(each);
      expect(await ports.evenings.due(3_000, 10)).toEqual([]);
    });

    test('are deleted with the account of their user', async () => {
      const [one, other] = [at(1_000), at(1_000)];
      const later = { ...one, dueAt: 2_000 };
      for (const each of [one, later, other]) await ports.evenings.add(each);
      await ports.evenings.removeAll(one.userId);
      expect(await ports.evenings.due(3_000, 10)).toEqual([other]);
      await ports.evenings.remove(other);
    });
  });
}
