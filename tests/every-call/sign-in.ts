import { expect } from 'vitest';
import { PASSWORD } from '#tests/support/api-client.ts';
import { expectSignIn, expectStatus, post, twice, withToken } from './steps.ts';
import type { TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

const OTHER_PASSWORD = 'Another2026leek';
const NEWCOMER = 'newcomer@example.org';

const register = (user: TestUser) => post(user, '/api/register', { email: NEWCOMER, ...twice(PASSWORD) });

/** Confirms the address, however often the registration was sent. */
async function confirmRegistration(user: TestUser): Promise<void> {
  const { status } = await post(user, '/api/verify-email', { token: user.mailed() });
  expect(status).toBe(200);
  await expectSignIn(user, NEWCOMER, PASSWORD);
}

const asGoogle = (email: string) => ({
  idToken: JSON.stringify({ subject: 'at-google', email, isAuthority: true }),
  nonce: 'a-nonce',
});

/** Registering, logging in and out. */
export const SIGN_IN: readonly UseCase[] = [
  {
    name: 'POST /api/register',
    input: () => ({ body: { email: NEWCOMER, ...twice(PASSWORD) } }),
    after: confirmRegistration,
  },
  {
    name: 'POST /api/verify-email',
    before: register,
    input: withToken,
    done: 400,
    after: (user) => expectSignIn(user, NEWCOMER, PASSWORD),
  },
  {
    name: 'POST /api/verify-email',
    when: 'on the device that registered',
    before: register,
    input: (user) => ({ body: { token: user.mailed(), registrationKey: 'the-same-key' } }),
    done: 400,
    after: (user) => expectSignIn(user, NEWCOMER, PASSWORD),
  },
  {
    name: 'POST /api/verify-email/resend',
    before: register,
    input: () => ({ body: { email: NEWCOMER } }),
    after: confirmRegistration,
  },
  {
    name: 'POST /api/password-reset/request',
    input: ({ email }) => ({ body: { email } }),
    async after(user) {
      const confirmed = { token: user.mailed(), ...twice(OTHER_PASSWORD) };
      expect((await post(user, '/api/password-reset/confirm', confirmed)).status).toBe(204);
      await expectSignIn(user, user.email, OTHER_PASSWORD);
    },
  },
  {
    name: 'POST /api/password-reset/confirm',
    before: (user) => post(user, '/api/password-reset/request', { email: user.email }),
    input: (user) => ({ body: { token: user.mailed(), ...twice(OTHER_PASSWORD) } }),
    done: 400,
    after: (user) => expectSignIn(user, user.email, OTHER_PASSWORD),
  },
  {
    name: 'POST /api/login',
    input: ({ email }) => ({ body: { email, password: PASSWORD } }),
    after: (user) => expectSignIn(user, user.email, PASSWORD),
  },
  {
    name: 'POST /api/login/link',
    input: ({ email }) => ({ body: { email } }),
    async after(user) {
      const { status, cookie } = await post(user, '/api/login/confirm', { token: user.mailed() });
      expect(status).toBe(200);
      await expectStatus(user, cookie, 200);
    },
  },
  {
    name: 'POST /api/login/confirm',
    before: (user) => post(user, '/api/login/link', { email: user.email }),
    input: withToken,
    done: 400,
    after: (user) => expectSignIn(user, user.email, PASSWORD),
  },
  { name: 'GET /api/google-auth', query: `?nonce=${'n'.repeat(43)}&state=a-state` },
  {
    name: 'POST /api/google-auth',
    when: 'of a newcomer',
    input: () => ({ body: asGoogle(NEWCOMER) }),
    async after({ world: { fake } }) {
      expect(await fake.googleOwners.find('at-google')).toBe(await fake.emailOwners.find(NEWCOMER));
    },
  },
  {
    name: 'POST /api/google-auth',
    when: 'of who has a password',
    input: ({ email }) => ({ body: { ...asGoogle(email), password: PASSWORD } }),
    async after({ world: { fake }, userId }) {
      expect(await fake.googleOwners.find('at-google')).toBe(userId);
      expect((await fake.signIns.find(userId))?.googleSubject).toBe('at-google');
    },
  },
  {
    name: 'POST /api/logout',
    async after({ world: { fake }, userId }) {
      expect((await fake.signIns.find(userId))?.sessions).toEqual([]);
    },
  },
];
