import { join } from 'node:path';
import fc from 'fast-check';
import type { Described, Takes } from '#functions/http/operation.ts';
import { ROUTES, type Route } from '#functions/routes.ts';
import { contradiction } from './described.ts';
import { anEmail, type ApiClient } from '#tests/support/api-client.ts';
import { arbitraryOf } from './arbitrary-of.ts';

/** Length from which an address may be too long for AWS, in characters. */
const LONG_ADDRESS = 8_000;
const REFUSED_BY_AWS: ReadonlySet<number> = new Set([414, 431]);

/** Number of requests, and of responses by status. */
export type Fuzzed = { readonly asked: number; readonly statuses: Readonly<Record<number, number>> };

/** Value of a path parameter that has no schema. */
const ANY_PARAM = fc.string({ minLength: 1 });

const HEADERS = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.stringMatching(/^[ -~]{1,80}$/)),
    'x-timezone': fc.constantFrom('Europe/Berlin', 'Pacific/Chatham', 'Mars/Olympus', '__proto__'),
    'x-preferred-language': fc.constantFrom('de', 'en', 'xx', 'constructor'),
    'if-none-match': fc.stringMatching(/^[ -~]{1,20}$/),
    'stripe-signature': fc.stringMatching(/^[ -~]{1,40}$/),
  },
  { requiredKeys: [] },
);

/**
 * Sends inputs of all schemas to every route, as a signed-in cook.
 * @param times number of inputs, over all routes
 * @param seed the same inputs for the same seed
 * @throws with the minimised input, if an answer is a 5xx, reveals internal details or contradicts the document
 */
export async function fuzz(client: ApiClient, times: number, seed: number): Promise<Fuzzed> {
  const statuses: Record<number, number> = {};
  const each = Math.ceil(times / ROUTES.length);
  const queue = [...ROUTES];
  const work = async () => {
    for (let route = queue.shift(); route; route = queue.shift()) {
      await fuzzRoute(client, route, each, seed, statuses);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return { asked: each * ROUTES.length, statuses };
}

async function fuzzRoute(
  { call, signUp }: ApiClient,
  route: Route,
  times: number,
  seed: number,
  statuses: Record<number, number>,
): Promise<void> {
  const cookie = await signUp(anEmail());
  const { params, query, body } = await takesOf(route);
  const asked = fc.record({
    params: params ? arbitraryOf(params) : fc.dictionary(fc.string(), ANY_PARAM),
    query: query ? arbitraryOf(query) : fc.constant({}),
    body: fc.oneof(
      { weight: 9, arbitrary: body ? arbitraryOf(body) : fc.constant(undefined) },
      { weight: 1, arbitrary: fc.string() },
    ),
    headers: HEADERS,
    address: fc.ipV4(),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ params: named, query: asking, body: sent, headers, address }) => {
      const path = `${pathOf(route.path, named)}${queryOf(asking)}`;
      const {
        status,
        text,
        headers: told,
      } = await call(route.method, path, {
        cookie,
        ...(route.method !== 'GET' && sent !== undefined && { body: sent }),
        // Each from another network, otherwise the limits would answer.
        headers: {
          ...headers,
          'x-forwarded-for': `${address}, 130.176.0.1`,
          ...(route.method !== 'GET' && { 'content-type': 'application/json' }),
        },
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 || /\n +at |node_modules|\.ts:\d/.test(text)) {
        throw new Error(`${route.method} ${path} answers ${status}: ${text.slice(0, 300)}`);
      }
      // AWS itself refuses an address that is too long.
      if (path.length > LONG_ADDRESS && REFUSED_BY_AWS.has(status)) return;
      const type = told.get('content-type') ?? undefined;
      const contradicted = contradiction(route.method, route.path, { status, type, text });
      if (contradicted !== undefined) throw new Error(`${route.method} ${path}: ${contradicted}`);
    }),
    { numRuns: times, seed },
  );
}

async function takesOf({ handler: file, method }: Route): Promise<Takes> {
  const module: { handler: Partial<Described> & { byMethod?: Readonly<Record<string, Described>> } } =
    await import(/* @vite-ignore */ join(import.meta.dirname, '../../functions', `${file}.ts`));
  return module.handler.takes ?? module.handler.byMethod?.[method]?.takes ?? {};
}

const valueOf = (from: unknown, name: string): string => {
  const value: unknown = from instanceof Object ? Reflect.get(from, name) : from;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '1');
};

const pathOf = (template: string, params: unknown) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(valueOf(params, name)) || '1');

const queryOf = (query: unknown): string => {
  const names = query instanceof Object ? Object.keys(query) : [];
  return names.length === 0
    ? ''
    : `?${names.map((name) => `${escaped(name)}=${escaped(valueOf(query, name))}`).join('&')}`;
};

const escaped = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
