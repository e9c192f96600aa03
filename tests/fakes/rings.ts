import type { Ports } from '#core/ports.ts';
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
