import { expect } from 'vitest';
import { MINUTE } from '#core/time.ts';
import { START, type TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

export const A_RING = '0123456789abcdef0123456789abcdef';
const ENDPOINT = 'https://web.push.apple.com/abc';
const TIMER = { version: 1, endsAt: START + MINUTE, message: 'AAAA' };

/** Timers that ring on a locked phone. */
export const RINGS: readonly UseCase[] = [
  { name: 'GET /api/ring-devices', before: subscribes },
  {
    name: 'PUT /api/ring-devices',
    input: () => ({ body: { endpoint: ENDPOINT } }),
    after: (user) => expectDevices(user, 1),
  },
  {
    name: 'DELETE /api/ring-devices/{id}',
    before: subscribes,
    after: (user) => expectDevices(user, 0),
  },
  {
    name: 'PUT /api/rings/{id}',
    before: subscribes,
    input: () => ({ body: TIMER }),
    async after(user) {
      expect(await ringsOf(user)).toMatchObject([TIMER]);
      expect(user.world.fake.wokenUp).toContainEqual({
        wakeUp: expect.objectContaining({ version: 1 }),
        at: TIMER.endsAt,
      });
    },
  },
  {
    name: 'POST /api/logout',
    when: 'of a device that rings',
    before: subscribes,
    after: (user) => expectDevices(user, 0),
  },
];

async function subscribes(user: TestUser): Promise<void> {
  await user.ask({ method: 'PUT', path: '/api/ring-devices', body: { endpoint: ENDPOINT } });
}

/** @returns the ID of the only device */
export async function ringDeviceOf({ world: { fake }, userId }: TestUser): Promise<string> {
  const { devices } = await fake.ringDevices.find(userId);
  return Object.values(devices)[0]?.id ?? '';
}

const ringsOf = async ({ world: { fake }, userId }: TestUser) =>
  Object.values((await fake.ringDevices.find(userId)).devices).flatMap(({ rings }) => Object.values(rings));

async function expectDevices({ world: { fake }, userId }: TestUser, count: number): Promise<void> {
  expect(Object.keys((await fake.ringDevices.find(userId)).devices)).toHaveLength(count);
}
