import { expect } from 'vitest';
import { HOUR } from '#core/time.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { buy, subscriptionStatuses } from './plans.ts';
import { expectSignIn, leaveStoppedRun, logIn, tokenOf, twice } from './steps.ts';
import type { TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

const OTHER_PASSWORD = 'Another2026leek';

/** ID of an access token. */
export const A_TOKEN = 'a'.repeat(22);

/** The account, its sessions and its end. */
export const ACCOUNT: readonly UseCase[] = [
  { name: 'GET /api/user' },
  {
    name: 'POST /api/user/avoid',
    input: () => ({ body: { allergens: [], words: ['coriander'] } }),
    async after({ world: { fake }, userId }) {
      expect((await fake.profiles.avoided(userId)).words).toEqual(['coriander']);
    },
  },
  {
    name: 'PATCH /api/user/avoid',
    input: () => ({ body: { id: '6f1c64f2-9a3e-4d0b-8a55-0c8f5d2b7e10', add: { words: ['coriander'] } } }),
    async after({ world: { fake }, userId }) {
      expect((await fake.profiles.avoided(userId)).words).toEqual(['coriander']);
    },
  },
  {
    name: 'POST /api/user/password',
    before: (user) => logIn(user, user.email, PASSWORD),
    input: () => ({ body: { formerPassword: PASSWORD, ...twice(OTHER_PASSWORD) } }),
    // The previous password no longer works then.
    done: 401,
    async after(user) {
      expect((await user.world.fake.signIns.find(user.userId))?.sessions).toHaveLength(1);
      await expectSignIn(user, user.email, OTHER_PASSWORD);
    },
  },
  {
    name: 'DELETE /api/user',
    input: () => ({ body: { password: PASSWORD } }),
    done: 401,
    async after({ world: { fake }, userId }) {
      expect(await fake.deletions.pending()).toMatchObject([{ userId }]);
      expect(await fake.signIns.find(userId)).toMatchObject({ closed: true });
    },
  },
  { name: 'GET /api/user/export' },
  { name: 'GET /api/user/sessions' },
  {
    name: 'DELETE /api/user/sessions',
    before: (user) => logIn(user, user.email, PASSWORD),
    async after({ world: { fake }, userId }) {
      expect((await fake.signIns.find(userId))?.sessions).toHaveLength(1);
    },
  },
  { name: 'GET /api/openapi.json' },
  { name: 'GET /api/tokens' },
  { name: 'GET /api/tokens/current' },
  {
    name: 'POST /api/mcp',
    input: async (user) => ({
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'see_list', arguments: {} } },
      headers: {
        authorization: `Bearer ${await tokenOf(user)}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    }),
  },
  {
    name: 'POST /api/tokens',
    input: () => ({
      body: { name: 'Home Assistant', scope: 'read' },
      headers: { 'idempotency-key': 'the-token-of-home' },
    }),
    async after({ world: { fake }, userId }) {
      expect((await fake.signIns.find(userId))?.tokens).toMatchObject([{ name: 'Home Assistant' }]);
    },
  },
  {
    name: 'DELETE /api/tokens/{id}',
    async before({ world: { fake }, userId }) {
      const signIn = await fake.signIns.find(userId);
      const [session] = signIn?.sessions ?? [];
      const token = { id: A_TOKEN, name: 'Bring', scope: 'read', createdAt: 0, hash: 'hash' } as const;
      await fake.signIns.addToken(userId, session?.hash ?? '', token);
    },
    async after({ world: { fake }, userId }) {
      expect((await fake.signIns.find(userId))?.tokens).toEqual([]);
    },
  },
  {
    name: 'deletion/process-deletions',
    when: 'at once',
    usesStripe: true,
    before: leaves,
    async after(user) {
      user.world.advance(HOUR + 1_000);
      await user.runJob('deletion/process-deletions');
      await expectForgotten(user);
    },
  },
  {
    name: 'deletion/process-deletions',
    when: 'an hour later',
    usesStripe: true,
    async before(user) {
      await leaves(user);
      await user.runJob('deletion/process-deletions');
      user.world.advance(HOUR + 1_000);
    },
    after: expectForgotten,
  },
];

async function leaves(user: TestUser): Promise<void> {
  await buy(user);
  await leaveStoppedRun(user, 'a-leaveStoppedRun-run');
  const { status } = await user.ask({ method: 'DELETE', path: '/api/user', body: { password: PASSWORD } });
  expect(status).toBe(202);
}

async function expectForgotten(user: TestUser): Promise<void> {
  const { fake } = user.world;
  expect(await fake.deletions.pending()).toEqual([]);
  expect((await fake.userRecords.list(user.userId, { limit: 1 })).items).toEqual([]);
  expect(await fake.emailOwners.find(user.email)).toBeUndefined();
  expect(fake.storedPhotos.size).toBe(0);
  expect(await subscriptionStatuses(user)).toEqual(['canceled']);
}
