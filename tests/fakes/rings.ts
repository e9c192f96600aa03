import type { Ports } from '#core/ports.ts';
import type { DueEvening } from '#core/ring/evening.ts';
import { NO_DEVICES, type RingDevices } from '#core/ring/ring-device.ts';

export function fakeRingDevices(): Ports['ringDevices'] {
  const held = new Map<string, RingDevices>();
  const find = (userId: string) => held.get(userId) ?? NO_DEVICES;
  return {
    find: async (userId) => find(userId),
    async replace(userId, { version }, next) {
      if (find(userId).version !== version) return false;
      held.set(userId, next);
      return true;
    },
    async remove(userId) {
      held.delete(userId);
    },
  };
}

export function fakeEvenings(): Ports['evenings'] {
  const held = new Map<string, DueEvening>();
  const keyOf = ({ dueAt, userId, session }: DueEvening) => [dueAt, userId, session].join();
  return {
    due: async (now, most) =>
      [...held.values()]
        .filter(({ dueAt }) => dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, most),
    async add(evening) {
      held.set(keyOf(evening), evening);
    },
    async remove(evening) {
      held.delete(keyOf(evening));
    },
    async removeAll(userId) {
      for (const [key, each] of held) if (each.userId === userId) held.delete(key);
    },
  };
}
