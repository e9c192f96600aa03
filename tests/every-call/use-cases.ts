import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { HOUR } from '#core/time.ts';
import { LOCAL_WEBHOOK_SECRET } from '#local/stripe/stripe.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { ANALYSIS, START, type Cook, type Request } from './cook.ts';

/** Something that somebody asks for, or that the clock starts. */
export type UseCase = {
  /** The route, as `POST /api/recipes/{id}/cooked`, or the file of the job. */
  readonly name: string;
  /** What else is the case, where a route is asked in more than one. */
  readonly when?: string;
  /** Whether Stripe is asked. */
  readonly buys?: true;
  readonly before?: (cook: Cook) => Promise<unknown>;
  /** What stands behind the path, its `?` included. */
  readonly query?: string;
  readonly asks?: (
    cook: Cook,
  ) => Pick<Request, 'body' | 'headers'> | Promise<Pick<Request, 'body' | 'headers'>>;
  /** From which call on there are extras alone, whose failure nobody hears of. */
  readonly extrasFrom?: number;
  /** How it may be answered that something is done already. */
  readonly done?: number;
  /** What must have come of it, beyond what `footprintOf` sees. */
  readonly after?: (cook: Cook) => Promise<unknown>;
};

const OTHER_PASSWORD = 'Another2026leek';
const NEWCOMER = 'newcomer@example.org';
const DAY = '2026-11-20';

const post = (cook: Cook, path: string, body: object) => cook.ask({ method: 'POST', path, body });
const twice = (password: string) => ({ password, confirmPassword: password });
const logIn = ({ ask }: Cook, email: string, password: string) =>
  ask({ method: 'POST', path: '/api/login', body: { email, password } });
const isAnswered = async (cook: Cook, cookie: string, status: number) =>
  expect((await cook.ask({ method: 'GET', path: '/api/user' }, undefined, cookie)).status).toBe(status);

/** Whoever it is gets in with this password, and sees their account. */
async function getsIn(cook: Cook, email: string, password: string): Promise<void> {
  const { status, cookie } = await logIn(cook, email, password);
  expect(status).toBe(200);
  await isAnswered(cook, cookie, 200);
}

const register = (cook: Cook) => post(cook, '/api/register', { email: NEWCOMER, ...twice(PASSWORD) });

/** By a press, however often the registration was sent. */
async function confirms(cook: Cook): Promise<void> {
  const { status } = await post(cook, '/api/verify-email', { token: cook.mailed() });
  expect(status).toBe(204);
  await getsIn(cook, NEWCOMER, PASSWORD);
}

async function buy(cook: Cook): Promise<void> {
  await cook.stripe.pay((await post(cook, '/api/subscription/create', PLAN)).body['checkoutUrl']);
  expect(await contractsOf(cook)).toEqual(['active']);
  await follows(cook);
}

const PLAN = { planId: 1, priceId: 'basic_monthly' };

/** Stripe has told of it. */
const follows = async (cook: Cook) => {
  const { status } = await cook.ask({
    method: 'POST',
    path: '/api/stripe/webhook',
    ...(await anEvent(cook)),
  });
  expect(status).toBe(200);
};

let events = 0;

async function anEvent({ stripe, userId }: Cook): Promise<{ body: string; headers: Record<string, string> }> {
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

const contractsOf = async ({ stripe }: Cook) =>
  (await stripe.account()).subscriptions.map(({ status }) => status);

const declares = (kind: 'cancel' | 'withdraw') => async (cook: Cook) => {
  await buy(cook);
  const { status } = await post(cook, `/api/contract/${kind}`, declarationOf(cook));
  expect(status).toBe(202);
};

const declarationOf = ({ email }: Cook) => ({ email, plan: 'Basic', contract: 'Basic' });

/** A run whose function was stopped when it had stored its photo. */
async function stopped({ world: { fake }, userId }: Cook, key: string): Promise<void> {
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

const withToken = (cook: Cook) => ({ body: { token: cook.mailed() } });
const asGoogle = (email: string) => ({
  idToken: JSON.stringify({ subject: 'at-google', email, isAuthority: true }),
  nonce: 'a-nonce',
});

/** Every route with a good request, and every job with something to do. */
export const USE_CASES: readonly UseCase[] = [
  {
    name: 'POST /api/register',
    asks: () => ({ body: { email: NEWCOMER, ...twice(PASSWORD) } }),
    after: confirms,
  },
  {
    name: 'POST /api/verify-email',
    before: register,
    asks: withToken,
    done: 400,
    after: (cook) => getsIn(cook, NEWCOMER, PASSWORD),
  },
  {
    name: 'POST /api/verify-email/resend',
    before: register,
    asks: () => ({ body: { email: NEWCOMER } }),
    after: confirms,
  },
  {
    name: 'POST /api/password-reset/request',
    asks: ({ email }) => ({ body: { email } }),
    async after(cook) {
      const confirmed = { token: cook.mailed(), ...twice(OTHER_PASSWORD) };
      expect((await post(cook, '/api/password-reset/confirm', confirmed)).status).toBe(204);
      await getsIn(cook, cook.email, OTHER_PASSWORD);
    },
  },
  {
    name: 'POST /api/password-reset/confirm',
    before: (cook) => post(cook, '/api/password-reset/request', { email: cook.email }),
    asks: (cook) => ({ body: { token: cook.mailed(), ...twice(OTHER_PASSWORD) } }),
    done: 400,
    after: (cook) => getsIn(cook, cook.email, OTHER_PASSWORD),
  },
  {
    name: 'POST /api/login',
    asks: ({ email }) => ({ body: { email, password: PASSWORD } }),
    after: (cook) => getsIn(cook, cook.email, PASSWORD),
  },
  {
    name: 'POST /api/login/link',
    asks: ({ email }) => ({ body: { email } }),
    async after(cook) {
      const { status, cookie } = await post(cook, '/api/login/confirm', { token: cook.mailed() });
      expect(status).toBe(200);
      await isAnswered(cook, cookie, 200);
    },
  },
  {
    name: 'POST /api/login/confirm',
    before: (cook) => post(cook, '/api/login/link', { email: cook.email }),
    asks: withToken,
    done: 400,
    after: (cook) => getsIn(cook, cook.email, PASSWORD),
  },
  { name: 'GET /api/google-auth', query: `?nonce=${'n'.repeat(43)}&state=a-state` },
  {
    name: 'POST /api/google-auth',
    when: 'of a newcomer',
    asks: () => ({ body: asGoogle(NEWCOMER) }),
    async after({ world: { fake } }) {
      expect(await fake.googleOwners.find('at-google')).toBe(await fake.emailOwners.find(NEWCOMER));
    },
  },
  {
    name: 'POST /api/google-auth',
    when: 'of who has a password',
    asks: ({ email }) => ({ body: { ...asGoogle(email), password: PASSWORD } }),
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
    asks: () => ({ body: { allergens: [], words: ['coriander'] } }),
    async after({ world: { fake }, userId }) {
      expect((await fake.profiles.avoided(userId)).words).toEqual(['coriander']);
    },
  },
  {
    name: 'DELETE /api/user',
    asks: () => ({ body: { password: PASSWORD } }),
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
    before: (cook) => logIn(cook, cook.email, PASSWORD),
    async after({ world: { fake }, userId }) {
      expect((await fake.signIns.find(userId))?.sessions).toHaveLength(1);
    },
  },
  { name: 'GET /api/user/recipe-usage' },
  {
    name: 'GET /api/user/recipe-usage',
    when: 'after a run that was stopped',
    async before(cook) {
      await stopped(cook, 'a-stopped-run');
      cook.world.advance(RUN_TIMEOUT + 1_000);
    },
  },
  { name: 'GET /api/user/subscription' },
  { name: 'GET /api/subscription/plans' },
  {
    name: 'POST /api/subscription/create',
    buys: true,
    asks: () => ({ body: PLAN }),
    async after(cook) {
      expect((await cook.stripe.account()).sessions).toMatchObject([{ status: 'open' }]);
      await buy(cook);
    },
  },
  {
    name: 'POST /api/subscription/create',
    when: 'of who has a plan',
    buys: true,
    before: buy,
    asks: () => ({ body: { planId: 2, priceId: 'pro_monthly' } }),
  },
  { name: 'POST /api/subscription/portal', buys: true, before: buy },
  {
    name: 'POST /api/stripe/webhook',
    buys: true,
    async before(cook) {
      await buy(cook);
      await cook.stripe.does('second', { priceId: 'pro_monthly' });
    },
    asks: anEvent,
    async after(cook) {
      expect((await contractsOf(cook)).toSorted()).toEqual(['active', 'canceled']);
      expect((await cook.stripe.account()).refunds).toHaveLength(1);
    },
  },
  {
    name: 'POST /api/contract/cancel',
    asks: (cook) => ({ body: declarationOf(cook) }),
    async after({ world: { fake } }) {
      expect((await fake.toDos.waiting(START)).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'POST /api/contract/cancel/undo',
    buys: true,
    async before(cook) {
      await declares('cancel')(cook);
      await cook.runJob('contract/carry-out');
    },
    asks: withToken,
    async after(cook) {
      await cook.runJob('contract/carry-out');
      expect((await cook.stripe.account()).subscriptions).toMatchObject([
        { status: 'active', cancel_at_period_end: false },
      ]);
    },
  },
  {
    name: 'POST /api/contract/withdraw',
    asks: (cook) => ({ body: declarationOf(cook) }),
    async after({ world: { fake } }) {
      expect((await fake.toDos.waiting(START)).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'POST /api/contract/withdraw/confirm',
    buys: true,
    async before(cook) {
      await declares('withdraw')(cook);
      await cook.runJob('contract/carry-out');
    },
    asks: withToken,
    async after(cook) {
      expect(await contractsOf(cook)).toEqual(['canceled']);
      expect((await cook.stripe.account()).refunds).toHaveLength(1);
      expect(cook.world.fake.sent.at(-1)?.mail.type).toBe('WithdrawalDone');
    },
  },
  { name: 'GET /api/recipes' },
  { name: 'GET /api/recipes/{id}' },
  { name: 'DELETE /api/recipes/{id}', done: 404 },
  {
    name: 'POST /api/recipes/{id}/translation',
    asks: () => ({ body: { language: 'de' } }),
    async after({ world: { fake }, userId, recipeId }) {
      expect((await fake.recipes.find(userId, recipeId))?.translation?.language).toBe('de');
    },
  },
  {
    name: 'POST /api/recipes/{id}/cooked',
    asks: () => ({ body: { day: DAY } }),
    // Session, recipe, mark and its writing; then come the badges.
    extrasFrom: 5,
  },
  {
    name: 'DELETE /api/recipes/{id}/cooked',
    query: `?day=${DAY}`,
    before: (cook) =>
      cook.ask({
        method: 'POST',
        path: `/api/recipes/${cook.recipeId}/cooked`,
        body: { day: DAY },
        headers: { 'idempotency-key': 'an-earlier-key' },
      }),
  },
  { name: 'GET /api/nutrition/goals/current' },
  { name: 'POST /api/nutrition/goals', asks: () => ({ body: DEFAULT_GOALS }) },
  { name: 'GET /api/nutrition/tracking/daily' },
  { name: 'GET /api/nutrition/tracking/range', query: `?from=${DAY}&to=${DAY}` },
  { name: 'GET /api/badges/user' },
  { name: 'POST /api/analyze', asks: () => ({ body: ANALYSIS }) },
  {
    name: 'POST /api/analyze',
    when: 'of who takes up a run that was stopped',
    asks: () => ({ body: ANALYSIS }),
    async before(cook) {
      const request = { method: 'POST', path: '/api/analyze', body: ANALYSIS };
      // A photo is stored, and the author was not asked yet.
      await cook.ask(request, { type: 'dies after', call: 11 }).catch(() => undefined);
      expect(cook.world.fake.storedPhotos.size).toBe(2);
      cook.world.advance(RUN_TIMEOUT + 1_000);
    },
  },
  { name: 'GET /api/recipes/{id}/alternatives' },
  { name: 'POST /api/recipes/{id}/alternatives', asks: () => ({ body: { preferredLanguage: 'en' } }) },
  { name: 'DELETE /api/analyze/{key}', when: 'that was not begun' },
  { name: 'DELETE /api/analyze/{key}', before: (cook) => stopped(cook, 'a-run-of-theirs') },
  {
    name: 'contract/carry-out',
    when: 'of a withdrawal',
    buys: true,
    before: declares('withdraw'),
    async after(cook) {
      expect(cook.world.fake.sent.at(-1)?.mail.type).toBe('WithdrawalReceived');
      const { status, body } = await post(cook, '/api/contract/withdraw/confirm', { token: cook.mailed() });
      expect([status, body]).toEqual([200, { outcome: 'refunded' }]);
    },
  },
  {
    name: 'contract/carry-out',
    when: 'of a cancellation',
    buys: true,
    before: declares('cancel'),
    async after(cook) {
      expect((await cook.stripe.account()).subscriptions).toMatchObject([
        { status: 'active', cancel_at_period_end: true },
      ]);
      expect(cook.world.fake.sent.at(-1)?.mail.type).toBe('CancellationDone');
    },
  },
  {
    name: 'account/carry-out-deletions',
    when: 'at once',
    buys: true,
    before: leaves,
    async after(cook) {
      cook.world.advance(HOUR + 1_000);
      await cook.runJob('account/carry-out-deletions');
      await expectForgotten(cook);
    },
  },
  {
    name: 'account/carry-out-deletions',
    when: 'an hour later',
    buys: true,
    async before(cook) {
      await leaves(cook);
      await cook.runJob('account/carry-out-deletions');
      cook.world.advance(HOUR + 1_000);
    },
    after: expectForgotten,
  },
];

async function leaves(cook: Cook): Promise<void> {
  await buy(cook);
  await stopped(cook, 'a-stopped-run');
  const { status } = await cook.ask({ method: 'DELETE', path: '/api/user', body: { password: PASSWORD } });
  expect(status).toBe(202);
}

async function expectForgotten(cook: Cook): Promise<void> {
  const { fake } = cook.world;
  expect(await fake.deletions.pending()).toEqual([]);
  expect((await fake.userRecords.list(cook.userId, { limit: 1 })).items).toEqual([]);
  expect(await fake.emailOwners.find(cook.email)).toBeUndefined();
  expect(fake.storedPhotos.size).toBe(0);
  expect(await contractsOf(cook)).toEqual(['canceled']);
}
