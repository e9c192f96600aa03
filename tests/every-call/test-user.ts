import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, expect, vi } from 'vitest';
import { ModelFailure, type Model } from '#core/generation/model/model.ts';
import type { Ports } from '#core/ports.ts';
import { stripeAt, stripeBilling, stripeNotices } from '#functions/services/stripe.ts';
import { answerAll, type Intercept } from '#local/aws/intercept.ts';
import {
  LOCAL_SECRET_KEY,
  LOCAL_WEBHOOK_SECRET,
  startStripe,
  type StripeStandIn,
} from '#local/stripe/stripe.ts';
import { syncCatalog } from '#local/stripe/sync-catalog.ts';
import { fetchIn, ownApiOf, type Handlers } from '#tests/simulation/api.ts';
import { createWorld, type Fault, type World } from '#tests/simulation/world.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, GERMAN, scriptedModel } from '#tests/support/models.ts';
import { standing } from '#tests/support/standing-ports.ts';
import { storeUser } from '#tests/support/store-user.ts';

/** Start of the simulated time. Stripe's stand-in uses the system clock, which is set to it. */
export const START = Date.UTC(2026, 10, 20, 12);

const PHOTO = asDataUrl(await plainJpeg());

export type Request = {
  readonly method: string;
  readonly path: string;
  readonly body?: object | string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiAnswer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Session cookie that the response sets. */
  readonly cookie: string;
};

/** A user with one recipe in a world of their own, where any call of a request can fail. */
export type TestUser = {
  readonly world: World;
  readonly userId: string;
  readonly email: string;
  /** Of their recipe. */
  readonly recipeId: number;
  /** Sends an API request in German, with the user's session unless another is given. */
  ask(request: Request, fault?: Fault, cookie?: string): Promise<ApiAnswer>;
  /** Runs a job. @returns 500 if it failed */
  runJob(file: string, fault?: Fault): Promise<ApiAnswer>;
  /** @returns the token of the newest link that was emailed */
  mailed(): string;
  readonly stripe: Stripe;
  close(): Promise<void>;
};

/** The user's data at the stand-in for Stripe, and its controls. */
type Stripe = {
  control(action: string, parameters?: object): Promise<void>;
  pay(checkoutUrl: unknown): Promise<void>;
  account(): Promise<v.InferOutput<typeof StripeAccount>>;
};

const StripeAccount = v.object({
  customer: v.optional(v.object({ id: v.string() })),
  subscriptions: v.array(v.object({ status: v.string(), cancel_at_period_end: v.boolean() })),
  refunds: v.array(v.unknown()),
  sessions: v.array(v.object({ status: v.string() })),
});

/** In the language of the model's answer. */
export const ANALYSIS = { images: [PHOTO], preferredLanguage: 'en' };

const EMAIL = 'user@example.org';

/** @param usesStripe true starts Stripe's stand-in, which takes time that most use cases need not spend */
export async function aTestUser(handlers: Handlers, usesStripe: boolean): Promise<TestUser> {
  const outside: { intercept: Intercept } = { intercept: answerAll };
  const intercept: Intercept = (call) => outside.intercept(call);
  const standIn = usesStripe ? await startStripeStandIn(intercept) : undefined;
  const world = createWorld(1, { models: [authorOf(intercept)], ...(standIn && billingAt(standIn)) }, START);
  outside.intercept = world.intercept;
  standing.ports = { ...world.ports, ownApi: ownApiOf(handlers) };
  const { userId, cookie: own } = await storeUser(world.fake, { email: EMAIL, createdAt: START });

  const ask: TestUser['ask'] = async ({ method, path, body, headers }, fault, cookie = own) => {
    vi.setSystemTime(world.fake.now);
    world.faults.splice(0, Infinity, fault ?? { type: 'none' });
    const response = await fetchIn(
      world,
      handlers,
      cookie,
    )(path, {
      method,
      headers: {
        'x-preferred-language': 'de',
        'content-type': 'application/json',
        ...(method !== 'GET' && { 'idempotency-key': 'the-same-key' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await untilQuiet();
    const text = await response.text();
    return {
      status: response.status,
      body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : {},
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    };
  };
  const key = { 'idempotency-key': 'the-first-key' };
  const { body } = await ask({ method: 'POST', path: '/api/analyze', body: ANALYSIS, headers: key });
  return {
    world,
    userId,
    email: EMAIL,
    recipeId: Number(body['id']),
    ask,
    runJob: (file, fault) => runJobIn(world, file, fault),
    mailed: () => world.fake.sent.flatMap(({ mail }) => ('token' in mail ? mail.token : [])).at(-1) ?? '',
    stripe: stripeOf(standIn),
    close: async () => standIn?.close(),
  };
}

async function runJobIn(world: World, file: string, fault: Fault = { type: 'none' }): Promise<ApiAnswer> {
  const { handler }: { handler: () => Promise<void> } = await import(
    /* @vite-ignore */ `#functions/${file}.ts`
  );
  vi.setSystemTime(world.fake.now);
  const status = await world.runWithFault(fault, handler).then(
    () => 200,
    (failure: unknown) => {
      // Lambda would log any other failure.
      expect(String(failure)).toContain('The job failed');
      return 500;
    },
  );
  return { status, body: {}, cookie: '' };
}

/** Waits for the work that a response did not wait for. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await setImmediate();
}

/** A model that writes and translates, or fails as the intercept decides. */
const authorOf = (intercept: Intercept): Model => ({
  name: 'author',
  async *answer(prompt, deadline) {
    const verdict = await intercept({ service: 'bedrock', operation: 'Converse' });
    if (verdict === 'fail before') throw new ModelFailure('unavailable', 'scripted');
    const script = prompt.text.startsWith('Recipe:') ? GERMAN : DRAFT;
    yield* scriptedModel('author', script).answer(prompt, deadline);
    if (verdict === 'fail after') throw new ModelFailure('cut-off', 'scripted');
  },
});

const folder = await mkdtemp(join(tmpdir(), 'munchify-every-call-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const catalog = join(folder, 'catalog.json');
const first = await startStripe(catalog);
await syncCatalog(stripeAt(first.url, LOCAL_SECRET_KEY));
await first.close();

let stripes = 0;

/** A stand-in for Stripe with our prices. */
async function startStripeStandIn(intercept: Intercept): Promise<StripeStandIn> {
  const file = join(folder, `${(stripes += 1)}.json`);
  await copyFile(catalog, file);
  return startStripe(file, intercept);
}

const billingAt = ({ url }: StripeStandIn): Pick<Ports, 'billing' | 'billingNotices'> => ({
  billing: stripeBilling({ url, secretKey: LOCAL_SECRET_KEY, origin: 'https://munchify.example' }),
  billingNotices: stripeNotices(LOCAL_WEBHOOK_SECRET),
});

const stripeOf = (standIn: StripeStandIn | undefined): Stripe => ({
  async control(action, parameters) {
    const body = JSON.stringify({ email: EMAIL, ...parameters });
    await standIn?.controls(new URL(`/local/stripe/${action}`, standIn.url), body);
  },
  async pay(checkoutUrl) {
    await standIn?.pages(String(checkoutUrl), 'pay');
  },
  async account() {
    const url = new URL(`/local/stripe.json?email=${EMAIL}`, standIn?.url ?? 'http://stripe');
    const response = await standIn?.controls(url, undefined);
    return v.parse(
      StripeAccount,
      response ? JSON.parse(String(response.body)) : { subscriptions: [], refunds: [], sessions: [] },
    );
  },
});
