import { expect } from 'vitest';
import { foundHousehold } from '#core/household/found-household.ts';
import { makeInvite } from '#core/household/invite.ts';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { calendarIdOf } from '#core/week/calendar.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import { storeUser } from '#tests/support/store-user.ts';
import { post } from './steps.ts';
import { START, type TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

const ADDED: ListChange = {
  id: '5b0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b',
  at: START,
  type: 'add',
  item: { name: 'Milk', food: 'milk', amount: { quantity: 1, unit: 'l' } },
};

const PLANNED: MealChange = {
  id: '6c0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b',
  at: START,
  type: 'add',
  meal: { id: 'eating-out1', day: '2026-11-24', slot: 'dinner', title: 'Eating out', servings: 2 },
};

/** The household, the shopping list and the week. */
export const KITCHEN: readonly UseCase[] = [
  {
    name: 'POST /api/user/name',
    before: founds,
    input: () => ({ body: { name: 'Bea' } }),
    async after({ world: { fake }, userId }) {
      expect((await fake.profiles.get(userId)).name).toBe('Bea');
      const { household } = await fake.households.head(ownKitchenOf(fake.secrets, userId));
      expect(household?.members[userId]?.name).toBe('Bea');
    },
  },
  { name: 'GET /api/household', before: founds },
  {
    name: 'POST /api/household',
    before: isNamed,
    input: () => ({ body: { name: 'Home' } }),
    after: expectMember,
  },
  {
    name: 'PATCH /api/household',
    before: founds,
    input: () => ({ body: { name: 'Ours' } }),
    async after({ world: { fake }, userId }) {
      expect((await fake.households.head(ownKitchenOf(fake.secrets, userId))).household?.name).toBe('Ours');
    },
  },
  {
    name: 'POST /api/household/invite',
    before: founds,
    async after({ world: { fake }, userId }) {
      expect(
        (await fake.households.head(ownKitchenOf(fake.secrets, userId))).household?.invite,
      ).toMatchObject({ by: userId });
    },
  },
  {
    name: 'DELETE /api/household/invite',
    before: async (user) => {
      await founds(user);
      await post(user, '/api/household/invite', {});
    },
    async after({ world: { fake }, userId }) {
      expect((await fake.households.head(ownKitchenOf(fake.secrets, userId))).household).not.toHaveProperty(
        'invite',
      );
    },
  },
  { name: 'POST /api/household/invite/preview', input: async (user) => invited(user) },
  {
    name: 'POST /api/household/join',
    before: isNamed,
    input: async (user) => invited(user),
    async after({ world: { fake }, userId }) {
      const { householdId = '' } = (await fake.memberships.find(userId)) ?? {};
      const { household } = await fake.households.head(householdId);
      expect(Object.keys(household?.members ?? {})).toContain(userId);
      expect(household).not.toHaveProperty('invite');
    },
  },
  {
    name: 'DELETE /api/household/members/{id}',
    before: founds,
    async after({ world: { fake }, userId }) {
      expect((await fake.households.head(ownKitchenOf(fake.secrets, userId))).household).toBeUndefined();
      expect(await fake.memberships.find(userId)).not.toHaveProperty('householdId');
    },
  },
  { name: 'GET /api/list', before: (user) => post(user, '/api/list/changes', { changes: [ADDED] }) },
  {
    name: 'POST /api/list/changes',
    input: () => ({ body: { changes: [ADDED] } }),
    async after({ world: { fake }, userId }) {
      expect(
        (await fake.lists.find(ownKitchenOf(fake.secrets, userId), 'milk'))?.map(({ amount }) => amount),
      ).toEqual([{ quantity: 1, unit: 'l' }]);
      expect((await fake.households.head(ownKitchenOf(fake.secrets, userId))).list.version).toBeGreaterThan(
        0,
      );
    },
  },
  {
    name: 'GET /api/week',
    query: '?from=2026-11-23&to=2026-11-29',
    before: (user) => post(user, '/api/week/changes', { changes: [PLANNED] }),
  },
  {
    name: 'POST /api/week/changes',
    input: () => ({ body: { changes: [PLANNED] } }),
    async after({ world: { fake }, userId }) {
      const meals = await fake.meals.find(ownKitchenOf(fake.secrets, userId), ['eating-out1']);
      expect(meals.get('eating-out1')).toMatchObject([{ fields: { title: 'Eating out' } }]);
      expect((await fake.households.head(ownKitchenOf(fake.secrets, userId))).week.version).toBeGreaterThan(
        0,
      );
    },
  },
  { name: 'GET /api/week/calendar', before: hasCalendar },
  {
    name: 'POST /api/week/calendar',
    async after({ world: { fake }, userId }) {
      expect(await fake.calendars.find(calendarIdOf(fake.secrets, userId))).toMatchObject({ userId });
    },
  },
  { name: 'DELETE /api/week/calendar', before: hasCalendar, after: expectNoCalendar },
  { name: 'GET /c/{calendar}', before: hasCalendar },
  {
    name: 'DELETE /api/household/members/{id}',
    when: 'with a calendar',
    before: async (user) => {
      await founds(user);
      await hasCalendar(user);
    },
    after: expectNoCalendar,
  },
  {
    name: 'POST /api/household/join',
    when: 'with a calendar of their own',
    before: async (user) => {
      await isNamed(user);
      await hasCalendar(user);
    },
    input: async (user) => invited(user),
    after: expectNoCalendar,
  },
];

/** Secret of every calendar in these tests. */
export const CALENDAR_SECRET = 's'.repeat(43);

async function hasCalendar({ world: { fake }, userId }: TestUser): Promise<void> {
  const kitchenId = ownKitchenOf(fake.secrets, userId);
  const { household } = await fake.households.head(kitchenId);
  await fake.calendars.put(calendarIdOf(fake.secrets, userId), {
    userId,
    kitchenId,
    isAlone: !household,
    hash: fake.secrets.hash(CALENDAR_SECRET),
    language: 'en',
    createdAt: START,
  });
}

async function expectNoCalendar({ world: { fake }, userId }: TestUser): Promise<void> {
  expect(await fake.calendars.find(calendarIdOf(fake.secrets, userId))).toBeUndefined();
}

async function isNamed(user: TestUser): Promise<void> {
  await post(user, '/api/user/name', { name: 'Ada' });
}

async function founds(user: TestUser): Promise<void> {
  await isNamed(user);
  await post(user, '/api/household', { name: 'Home' });
}

async function expectMember({ world: { fake }, userId }: TestUser): Promise<void> {
  const { household } = await fake.households.head(ownKitchenOf(fake.secrets, userId));
  expect(Object.keys(household?.members ?? {})).toEqual([userId]);
  expect((await fake.memberships.find(userId))?.householdId).toBe(ownKitchenOf(fake.secrets, userId));
}

/** An invite to the household of another cook. */
async function invited({ world: { fake } }: TestUser) {
  const { userId } = await storeUser(fake, {
    email: 'host@example.org',
    createdAt: START,
    name: 'Host',
    id: fake.secrets.id(),
  });
  const host = { userId, kitchenId: ownKitchenOf(fake.secrets, userId) };
  await foundHousehold(fake, host, 'Theirs');
  const made = await makeInvite(fake, { ...host, householdId: host.kitchenId });
  if (!made.ok) throw new Error('No invite.');
  return { body: { token: made.value.token } };
}
