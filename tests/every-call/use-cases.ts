import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { HOUR } from '#core/time.ts';
import { LOCAL_WEBHOOK_SECRET } from '#local/stripe/stripe.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { ANALYSIS, START, type TestUser, type Request } from './test-user.ts';

/** A request, or a job that the clock starts. */
export type UseCase = {
  /** Route, such as `POST /api/recipes/{id}/cooked`, or the job's file. */
  readonly name: string;
  /** Condition, for a route with more than one use case. */
  readonly when?: string;
  /** Set if the use case calls Stripe. */
  readonly usesStripe?: true;
  readonly before?: (user: TestUser) => Promise<unknown>;
  /** Query string with its `?`. */
  readonly query?: string;
  readonly input?: (
    user: TestUser,
  ) => Pick<Request, 'body' | 'headers'> | Promise<Pick<Request, 'body' | 'headers'>>;
  /** Number of the first call that is best effort: its failure is not reported. */
  readonly bestEffortFrom?: number;
  /** Status of a repeated request whose result already exists. */
  readonly done?: number;
  /** Expectations beyond `footprintOf`. */
  readonly after?: (user: TestUser) => Promise<unknown>;
};

const OTHER_PASSWORD = 'Another2026leek';
const NEWCOMER = 'newcomer@example.org';
const DAY = '2026-11-20';

const post = (user: TestUser, path: string, body: object) => user.ask({ method: 'POST', path, body });
const twice = (password: string) => ({ password, confirmPassword: password });
const logIn = ({ ask }: TestUser, email: string, password: string) =>
  ask({ method: 'POST', path: '/api/login', body: { email, password } });
const expectStatus = async (user: TestUser, cookie: string, status: number) =>
  expect((await user.ask({ method: 'GET', path: '/api/user' }, undefined, cookie)).status).toBe(status);

/** Expects the user to sign in with the password and see their account. */
async function expectSignIn(user: TestUser, email: string, password: string): Promise<void> {
  const { status, cookie } = await logIn(user, email, password);
  expect(status).toBe(200);
  await expectStatus(user, cookie, 200);
}

const register = (user: TestUser) => post(user, '/api/register', { email: NEWCOMER, ...twice(PASSWORD) });

/** Confirms the address, however often the registration was sent. */
async function confirmRegistration(user: TestUser): Promise<void> {
  const { status } = await post(user, '/api/verify-email', { token: user.mailed() });
  expect(status).toBe(204);
  await expectSignIn(user, NEWCOMER, PASSWORD);
}

async function buy(user: TestUser): Promise<void> {
  await user.stripe.pay((await post(user, '/api/subscription/create', PLAN)).body['checkoutUrl']);
  expect(await subscriptionStatuses(user)).toEqual(['active']);
  await deliverEvent(user);
}

const PLAN = { planId: 1, priceId: 'basic_monthly' };

/** Waits for Stripe's events. */
const deliverEvent = async (user: TestUser) => {
  const { status } = await user.ask({
    method: 'POST',
    path: '/api/stripe/webhook',
    ...(await anEvent(user)),
  });
  expect(status).toBe(200);
};

let events = 0;

async function anEvent({
  stripe,
  userId,
}: TestUser): Promise<{ body: string; headers: Record<string, string> }> {
  const { customer } = await stripe.account();
  const object = { object: 'subscription', metadata: { userId }, customer: customer?.id };
  const body = JSON.stringify({
    id: `evt_${(events += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: LOCAL_WEBHOOK_SECRET });
  return { body, headers: { 'stripe-signature': signature } };
}

const subscriptionStatuses = async ({ stripe }: TestUser) =>
  (await stripe.account()).subscriptions.map(({ status }) => status);

const declare = (kind: 'cancel' | 'withdraw') => async (user: TestUser) => {
  await buy(user);
  const { status } = await post(user, `/api/contract/${kind}`, declarationOf(user));
  expect(status).toBe(202);
};

const declarationOf = ({ email }: TestUser) => ({ email, plan: 'Basic', contract: 'Basic' });

/** Leaves a run whose function died after it stored its photo. */
async function leaveStoppedRun({ world: { fake }, userId }: TestUser, key: string): Promise<void> {
  const run = {
    key,
    state: 'running',
    attempt: fake.secrets.id(),
    recipeId: 7,
    photos: ['a-photo-of-its-own'],
    bodyHash: '',
    month: '2026-11',
    expiresAt: fake.now + RUN_TIMEOUT,
  } as const;
  await fake.runs.begin(userId, run);
  await fake.usage.reserve(userId, run.month, run, 5);
  await fake.photos.put('a-photo-of-its-own', new Uint8Array(1));
}

const withToken = (user: TestUser) => ({ body: { token: user.mailed() } });
const asGoogle = (email: string) => ({
  idToken: JSON.stringify({ subject: 'at-google', email, isAuthority: true }),
  nonce: 'a-nonce',
});

/** Every route with a valid request, and every job with something to do. */
export const USE_CASES: readonly UseCase[] = [
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
  { name: 'GET /api/user' },
  {
    name: 'POST /api/user/avoid',
    input: () => ({ body: { allergens: [], words: ['coriander'] } }),
    async after({ world: { fake }, userId }) {
      expect((await fake.profiles.avoided(userId)).words).toEqual(['coriander']);
    },
  },
  {
    name: 'DELETE /api/user',
    input: () => ({ body: { password: PASSWORD } }),
    done: 401,
    async after({ world: { fake }, userId }) {
      expect(await fake.deletions.waiting()).toMatchObject([{ userId }]);
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
  { name: 'GET /api/user/recipe-usage' },
  {
    name: 'GET /api/user/recipe-usage',
    when: 'after a run that was leaveStoppedRun',
    async before(user) {
      await leaveStoppedRun(user, 'a-leaveStoppedRun-run');
      user.world.advance(RUN_TIMEOUT + 1_000);
    },
  },
  { name: 'GET /api/user/subscription' },
  { name: 'GET /api/subscription/plans' },
  {
    name: 'POST /api/subscription/create',
    usesStripe: true,
    input: () => ({ body: PLAN }),
    async after(user) {
      expect((await user.stripe.account()).sessions).toMatchObject([{ status: 'open' }]);
      await buy(user);
    },
  },
  {
    name: 'POST /api/subscription/create',
    when: 'of who has a plan',
    usesStripe: true,
    before: buy,
    input: () => ({ body: { planId: 2, priceId: 'pro_monthly' } }),
  },
  { name: 'POST /api/subscription/portal', usesStripe: true, before: buy },
  {
    name: 'POST /api/stripe/webhook',
    usesStripe: true,
    async before(user) {
      await buy(user);
      await user.stripe.control('second', { priceId: 'pro_monthly' });
    },
    input: anEvent,
    async after(user) {
      expect((await subscriptionStatuses(user)).toSorted()).toEqual(['active', 'canceled']);
      expect((await user.stripe.account()).refunds).toHaveLength(1);
    },
  },
  {
    name: 'POST /api/contract/cancel',
    input: (user) => ({ body: declarationOf(user) }),
    async after({ world: { fake } }) {
      expect((await fake.toDos.waiting(START)).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'POST /api/contract/cancel/undo',
    usesStripe: true,
    async before(user) {
      await declare('cancel')(user);
      await user.runJob('contract/process-declarations');
    },
    input: withToken,
    async after(user) {
      await user.runJob('contract/process-declarations');
      expect((await user.stripe.account()).subscriptions).toMatchObject([
        { status: 'active', cancel_at_period_end: false },
      ]);
    },
  },
  {
    name: 'POST /api/contract/withdraw',
    input: (user) => ({ body: declarationOf(user) }),
    async after({ world: { fake } }) {
      expect((await fake.toDos.waiting(START)).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'POST /api/contract/withdraw/confirm',
    usesStripe: true,
    async before(user) {
      await declare('withdraw')(user);
      await user.runJob('contract/process-declarations');
    },
    input: withToken,
    async after(user) {
      expect(await subscriptionStatuses(user)).toEqual(['canceled']);
      expect((await user.stripe.account()).refunds).toHaveLength(1);
      expect(user.world.fake.sent.at(-1)?.mail.type).toBe('WithdrawalDone');
    },
  },
  { name: 'GET /api/recipes' },
  { name: 'GET /api/recipes/{id}' },
  { name: 'DELETE /api/recipes/{id}', done: 404 },
  {
    name: 'POST /api/recipes/{id}/translation',
    input: () => ({ body: { language: 'de' } }),
    async after({ world: { fake }, userId, recipeId }) {
      expect((await fake.recipes.find(userId, recipeId))?.translation?.language).toBe('de');
    },
  },
  {
    name: 'POST /api/recipes/{id}/cooked',
    input: () => ({ body: { day: DAY } }),
    // Calls: session, recipe, read mark, write mark; the badges follow.
    bestEffortFrom: 5,
  },
  {
    name: 'DELETE /api/recipes/{id}/cooked',
    query: `?day=${DAY}`,
    before: (user) =>
      user.ask({
        method: 'POST',
        path: `/api/recipes/${user.recipeId}/cooked`,
        body: { day: DAY },
        headers: { 'idempotency-key': 'an-earlier-key' },
      }),
  },
  { name: 'GET /api/nutrition/goals/current' },
  { name: 'POST /api/nutrition/goals', input: () => ({ body: DEFAULT_GOALS }) },
  { name: 'GET /api/nutrition/tracking/daily' },
  { name: 'GET /api/nutrition/tracking/range', query: `?from=${DAY}&to=${DAY}` },
  { name: 'GET /api/badges/user' },
  { name: 'POST /api/analyze', input: () => ({ body: ANALYSIS }) },
  {
    name: 'POST /api/analyze',
    when: 'of who takes up a run that was leaveStoppedRun',
    input: () => ({ body: ANALYSIS }),
    async before(user) {
      const request = { method: 'POST', path: '/api/analyze', body: ANALYSIS };
      // Dies when a photo is stored and the model has not been called yet.
      await user.ask(request, { type: 'dies after', call: 11 }).catch(() => undefined);
      expect(user.world.fake.storedPhotos.size).toBe(2);
      user.world.advance(RUN_TIMEOUT + 1_000);
    },
  },
  { name: 'GET /api/recipes/{id}/alternatives' },
  { name: 'POST /api/recipes/{id}/alternatives', input: () => ({ body: { preferredLanguage: 'en' } }) },
  { name: 'DELETE /api/analyze/{key}', when: 'that was not begun' },
  { name: 'DELETE /api/analyze/{key}', before: (user) => leaveStoppedRun(user, 'a-run-of-theirs') },
  {
    name: 'contract/process-declarations',
    when: 'of a withdrawal',
    usesStripe: true,
    before: declare('withdraw'),
    async after(user) {
      expect(user.world.fake.sent.at(-1)?.mail.type).toBe('WithdrawalReceived');
      const { status, body } = await post(user, '/api/contract/withdraw/confirm', { token: user.mailed() });
      expect([status, body]).toEqual([200, { outcome: 'refunded' }]);
    },
  },
  {
    name: 'contract/process-declarations',
    when: 'of a cancellation',
    usesStripe: true,
    before: declare('cancel'),
    async after(user) {
      expect((await user.stripe.account()).subscriptions).toMatchObject([
        { status: 'active', cancel_at_period_end: true },
      ]);
      expect(user.world.fake.sent.at(-1)?.mail.type).toBe('CancellationDone');
    },
  },
  {
    name: 'account/process-deletions',
    when: 'at once',
    usesStripe: true,
    before: leaves,
    async after(user) {
      user.world.advance(HOUR + 1_000);
      await user.runJob('account/process-deletions');
      await expectForgotten(user);
    },
  },
  {
    name: 'account/process-deletions',
    when: 'an hour later',
    usesStripe: true,
    async before(user) {
      await leaves(user);
      await user.runJob('account/process-deletions');
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
  expect(await fake.deletions.waiting()).toEqual([]);
  expect((await fake.userRecords.list(user.userId, { limit: 1 })).items).toEqual([]);
  expect(await fake.emailOwners.find(user.email)).toBeUndefined();
  expect(fake.storedPhotos.size).toBe(0);
  expect(await subscriptionStatuses(user)).toEqual(['canceled']);
}
