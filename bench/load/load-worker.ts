import { Agent, request } from 'node:http';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PASSWORD } from '#tests/support/api-client.ts';
import { MONTH } from '../costs/month.ts';

export type LoadUser = {
  readonly cookie: string;
  readonly email: string;
  readonly recipe: string;
  /** Encoded as the app sends it. */
  readonly photo: string;
};

export type Job = {
  readonly gateway: string;
  readonly origin: string;
  readonly users: readonly LoadUser[];
  /** `atOnce` keeps that count requests in flight; `perSecond` sends that count whether or not they are answered. */
  readonly pace: { readonly seconds: number } & (
    | { readonly atOnce: number }
    | { readonly perSecond: number }
  );
};

export type LoadReport = {
  /** Responses by status; 0 stands for no response. */
  readonly statuses: Readonly<Record<number, number>>;
  /** 99th percentile of response times, in ms. */
  readonly slowest: number;
};

type LoadRequest = {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly open?: true;
};

const get = (path: string): LoadRequest => ({ method: 'GET', path: `/api/${path}` });
const post = (path: string, body: object): LoadRequest => ({ method: 'POST', path: `/api/${path}`, body });

/** Requests of users, weighted by how often an average user sends them in a month. */
const ACTIONS: readonly (readonly [times: number, (user: LoadUser) => readonly LoadRequest[]])[] = [
  [MONTH.times['opens the app'], () => ['user', 'recipes?limit=16', 'user/recipe-usage'].map(get)],
  [
    MONTH.times['opens a recipe'],
    ({ recipe }) => [`recipes/${recipe}`, `recipes/${recipe}/alternatives`].map(get),
  ],
  [MONTH.times['has a recipe written'], ({ photo }) => [post('analyze', { images: [photo] })]],
  [
    MONTH.times['marks a recipe as cooked'],
    ({ recipe }) => [post(`recipes/${recipe}/cooked`, { servings: 1 })],
  ],
  [
    MONTH.times['takes a mark back'],
    ({ recipe }) => [{ method: 'DELETE', path: `/api/recipes/${recipe}/cooked` }],
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
  [MONTH.times['logs in'], ({ email }) => [{ ...post('login', { email, password: PASSWORD }), open: true }]],
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
  slowest: durations.toSorted((a, b) => a - b)[Math.floor(0.99 * durations.length)] ?? 0,
} satisfies LoadReport);

async function atOnce(count: number): Promise<void> {
  const work = async () => {
    while (performance.now() < until) await ask(...randomRequest());
  };
  await Promise.all(Array.from({ length: count }, work));
}

async function perSecond(count: number): Promise<void> {
  const startedAt = performance.now();
  const open = new Set<Promise<void>>();
  let sent = 0;
  while (performance.now() < until) {
    for (; sent < ((performance.now() - startedAt) / 1_000) * count; sent += 1) {
      const sending = ask(...randomRequest());
      open.add(sending);
      void sending.then(() => open.delete(sending));
    }
    await setTimeout(5);
  }
  await Promise.all(open);
}

/** Returns the next request of a random user. */
function randomRequest(): readonly [LoadUser, LoadRequest] {
  const user = users[randomInt(users.length)];
  const action = ACTIONS[randomIndex()]?.[1];
  const all = user && action ? action(user) : [];
  const next = all[randomInt(Math.max(1, all.length))];
  if (!user || !next) throw new Error('There are no users or no requests.');
  return [user, next];
}

function randomIndex(): number {
  let left = Math.random() * ACTIONS.reduce((sum, [times]) => sum + times, 0);
  return ACTIONS.findIndex(([times]) => (left -= times) < 0);
}

/** Never rejects: a missing response is counted. */
function ask({ cookie }: LoadUser, { method, path, body, open }: LoadRequest): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      durations.push(performance.now() - startedAt);
      resolve();
    };
    const sent = body && JSON.stringify(body);
    const asking = request(`${gateway}${path}`, {
      method,
      agent,
      headers: {
        origin,
        ...(!open && { cookie }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        // Each request has another address; otherwise the rate limits would respond.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}, 130.176.0.1`,
      },
    });
    asking.on('response', (response) => {
      response.resume().once('close', () => done(response.statusCode ?? 0));
    });
    asking.once('error', () => done(0));
    asking.end(sent);
  });
}
