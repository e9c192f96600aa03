import type { CurrentSession } from '#core/account/session.ts';
import type { Session } from '#core/account/sign-in.ts';
import { ringOnDevice } from '#core/ring/devices.ts';
import type { RingId } from '#core/ring/ring.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aUserId } from '#tests/support/examples.ts';

export const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/';

export type Cook = {
  readonly ports: FakePorts;
  readonly userId: string;
  /** Signs a device in, and has it ring. */
  device(name: string): Promise<CurrentSession>;
};

/** A cook with any number of devices. */
export function aCook(ports = fakePorts()): Cook {
  const userId = aUserId();
  const sessions: Session[] = [];
  return {
    ports,
    userId,
    async device(name) {
      const session = {
        hash: `hash of ${name}`,
        startedAt: ports.now,
        lastUsedAt: ports.now,
        device: name,
      };
      sessions.push(session);
      const signIn = { userId, verified: true, sessions };
      ports.signIns = { ...ports.signIns, find: async () => signIn };
      const current = { userId, sessionHash: session.hash, kitchenId: aUserId(), renewed: false };
      await ringOnDevice(ports, current, { endpoint: `${ENDPOINT}${name}` });
      return current;
    },
  };
}

export const ringId = (number: number): RingId => `timer-${String(number).padStart(20, '0')}`;
