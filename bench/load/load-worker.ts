import { Agent, request } from 'node:http';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PASSWORD } from '#tests/support/api-client.ts';
import { MONTH } from '../costs/month.ts';

export type LoadUser = {
  readonly cookie: string;
  readonly email: string;
  readonly recipeId: string;
  /** Photo, encoded as the app sends it. */
  readonly photo: string;
};

export type Job = {
  readonly gateway: string;
  readonly origin: string;
  readonly users: readonly LoadUser[];
  /** `atOnce`: number of requests in flight. `perSecond`: requests sent per second, answered or not. */
  readonly pace: { readonly seconds: number } & (
    | { readonly atOnce: number }
    | { readonly perSecond: number }
  );
};

export type LoadReport = {
  /** Number of responses by status; 0 means no response. */
  readonly statuses: Readonly<Record<number, number>>;
  /** 99th percentile of response times. */
  readonly p99Ms: number;
};

type LoadRequest = {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Sends no session cookie. */
  readonly isAnonymous?: true;
};

const get = (path: string): LoadRequest => ({ method: 'GET', path: `/api/${path}` });
const post = (path: string, body: object): LoadRequest => ({ method: 'POST', path: `/api/${path}`, body });

/** Requests of users, weighted by their monthly number for an average user. */
const ACTIONS: readonly (readonly [times: number, (user: LoadUser) => readonly LoadRequest[]])[] = [
  [MONTH.times['opens the app'], () => ['user', 'recipes?limit=16', 'user/recipe-usage'].map(get)],
  [
    MONTH.times['opens a recipe'],
    ({ recipeId }) => [`recipes/${recipeId}`, `recipes/${recipeId}/alternatives`].map(get),
  ],
  [MONTH.times['has a recipe written'], ({ photo }) => [post('analyze', { images: [photo] })]],
  [
    MONTH.times['marks a recipe as cooked'],
    ({ recipeId }) => [post(`recipes/${recipeId}/cooked`, { servings: 1 })],
  ],
  [
    MONTH.times['takes a mark back'],
    ({ recipeId }) => [{ method: 'DELETE', path: `/api/recipes/${recipeId}/cooked` }],
  ],
  [
    MONTH.times['looks at the nutrition page'],
    () => ['nutrition/goals/current', 'nutrition/tracking/daily'].map(get),
  ],
  [MONTH.times['stays there for half a minute more'], () => [get('nutrition/tracking/daily')]],
  [
    MONTH.times['looks at the badges'] + MONTH.times['stays there for five seconds more'],
    () => [get('badges/user')],
  ],
  [MONTH.times['looks at the plans'], () => ['subscription/plans', 'user/subscription'].map(get)],
  [
    MONTH.times['logs in'],
    ({ email }) => [{ ...post('login', { email, password: PASSWORD }), isAnonymous: true }],
  ],
];

const { gateway, origin, users, pace }: Job = workerData;
const agent = new Agent({ keepAlive: true });
const statuses: Record<number, number> = {};
const durations: number[] = [];
const until = performance.now() + 1_000 * pace.seconds;

await ('atOnce' in pace ? atOnce(pace.atOnce) : perSecond(pace.perSecond));
agent.destroy();
parentPort?.postMessage({
  statuses,
  p99Ms: durations.toSorted((a, b) => a - b)[Math.floor(0.99 * durations.length)] ?? 0,
} satisfies LoadReport);

async function atOnce(count: number): Promise<void> {
  const work = async () => {
    while (performance.now() < until) await send(...randomRequest());
  };
  await Promise.all(Array.from({ length: count }, work));
}

async function perSecond(count: number): Promise<void> {
  const startedAt = performance.now();
  const inFlight = new Set<Promise<void>>();
  let sent = 0;
  while (performance.now() < until) {
    for (; sent < ((performance.now() - startedAt) / 1_000) * count; sent += 1) {
      const sending = send(...randomRequest());
      inFlight.add(sending);
      void sending.then(() => inFlight.delete(sending));
    }
    await setTimeout(5);
  }
  await Promise.all(inFlight);
}

function randomRequest(): readonly [LoadUser, LoadRequest] {
  const user = users[randomInt(users.length)];
  const action = ACTIONS[weightedRandomIndex()]?.[1];
  const all = user && action ? action(user) : [];
  const next = all[randomInt(Math.max(1, all.length))];
  if (!user || !next) throw new Error('There are no users or no requests.');
  return [user, next];
}

function weightedRandomIndex(): number {
  let left = Math.random() * ACTIONS.reduce((sum, [times]) => sum + times, 0);
  return ACTIONS.findIndex(([times]) => (left -= times) < 0);
}

/** Sends a request. Never rejects: a missing response is counted. */
function send({ cookie }: LoadUser, { method, path, body, isAnonymous }: LoadRequest): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      durations.push(performance.now() - startedAt);
      resolve();
    };
    const sent = body && JSON.stringify(body);
    const outgoing = request(`${gateway}${path}`, {
      method,
      agent,
      headers: {
        origin,
        ...(!isAnonymous && { cookie }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        // Each request comes from another address, so that rate limits do not apply.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}, 130.176.0.1`,
      },
    });
    outgoing.on('response', (response) => {
      response.resume().once('close', () => done(response.statusCode ?? 0));
    });
    outgoing.once('error', () => done(0));
    outgoing.end(sent);
  });
}
