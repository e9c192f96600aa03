import { expect } from 'vitest';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import { changeWeek } from '#core/week/change-week.ts';
import { aRecipe } from '#tests/support/examples.ts';
import { START, type TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

export const A_RING = '0123456789abcdef0123456789abcdef';
const ENDPOINT = 'https://web.push.apple.com/abc';
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
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
    name: 'PUT /api/ring-devices',
    when: 'with evenings',
    input: () => ({ body: { endpoint: ENDPOINT, evening: { hour: 19, keys: KEYS } } }),
    async after({ world: { fake } }) {
      expect(await fake.evenings.due(START + DAY, 10)).toHaveLength(1);
    },
  },
  {
    name: 'ring/remind',
    before: soaksTomorrow,
    async after(user) {
      expect(await ringsOf(user)).toMatchObject([{ version: 1, message: expect.stringContaining('Hummus') }]);
      expect(user.world.fake.wokenUp).toContainEqual({
        wakeUp: expect.objectContaining({ userId: user.userId }),
        at: expect.any(Number),
      });
      expect(await user.world.fake.evenings.due(START + 3 * DAY, 10)).toHaveLength(1);
    },
  },
  {
    name: 'DELETE /api/ring-devices/{id}',
    before: (user) => subscribes(user),
    after: (user) => expectDevices(user, 0),
  },
  {
    name: 'PUT /api/rings/{id}',
    before: (user) => subscribes(user),
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
    before: (user) => subscribes(user),
    after: (user) => expectDevices(user, 0),
  },
];

async function subscribes(user: TestUser, wish: object = {}): Promise<void> {
  const body = { endpoint: ENDPOINT, ...wish };
  expect(await user.ask({ method: 'PUT', path: '/api/ring-devices', body })).toMatchObject({ status: 204 });
}

/** Plans a dish for tomorrow whose chickpeas need soaking, at the hour of the reminder. */
async function soaksTomorrow(user: TestUser): Promise<void> {
  const { world, userId } = user;
  await subscribes(user, { evening: { hour: 13, keys: KEYS } });
  const recipe = aRecipe(userId, {
    // Different from the ID of the first recipe, which has the same millisecond.
    id: user.recipeId + 1,
    title: 'Hummus',
    lines: [{ food: 'dried-chickpeas', name: 'dried chickpeas' }],
    steps: [],
  });
  expect(await world.fake.recipes.add(recipe, 'the-run-of-the-hummus')).toBe(true);
  const id = ownKitchenOf(world.fake.secrets, userId);
  const dish = { title: 'Hummus', servings: 2, recipeId: recipe.id, cookId: userId };
  const meal = { id: 'hummus-of-tomorrow', day: '2026-11-21', slot: 'dinner', ...dish } as const;
  const change = { id: '7d0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b', at: START, type: 'add', meal } as const;
  const { week } = await world.fake.households.head(id);
  await changeWeek(world.fake, { id, week, cooks: [userId] }, [change]);
  world.advance(HOUR + MINUTE);
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
