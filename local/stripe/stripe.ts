import { createServer, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { listen, readBytes, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from '../aws/intercept.ts';
import { openStore, type StripeStore } from './store.ts';
import type { Calls } from './call.ts';
import { CATALOG_CALLS } from './catalog-calls.ts';
import { SUBSCRIPTION_CALLS } from './subscription-calls.ts';
import { controlsOf, type Controls } from './controls.ts';
import { createEventDelivery } from './events.ts';
import { expanded } from './expand.ts';
import { parseForm } from './form.ts';
import { pagesOf, type Pages } from './pages.ts';
import { parametersOf } from './parameters.ts';
import { PORTAL_CALLS } from './portal-calls.ts';
import { Refusal } from './refusal.ts';

export const LOCAL_SECRET_KEY = 'sk_test_local';
export const LOCAL_WEBHOOK_SECRET = 'whsec_local';

export type StripeStandIn = Running & {
  readonly pages: Pages;
  readonly controls: Controls;
  /** Sets the URLs for customers and events, and delivers the events that were waiting. */
  open(origin: string, gateway: string): void;
};

/** Stands in for Stripe: its API over HTTP, its pages and its events. Stores everything in one file. */
export async function startStripe(file: string, intercept: Intercept = answerAll): Promise<StripeStandIn> {
  const store = openStore(file);
  let place: { origin: string; gateway: string } | undefined;
  const delivery = createEventDelivery(
    store,
    () => place && { url: `${place.gateway}/api/stripe/webhook`, secret: LOCAL_WEBHOOK_SECRET },
  );
  const server = createServer(async (request, response) => {
    const body = String(await readBytes(request));
    const parsed = parseRequest(request, body);
    const verdict = await intercept({ service: 'stripe', operation: parsed.operation });
    const answered =
      verdict === 'fail before' ? FAILED : answer(store, parsed, `${place?.origin ?? ''}/local`);
    const { status, json } = verdict === 'fail after' ? FAILED : answered;
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': 'req_local',
      // The SDK must not retry an injected failure.
      ...(verdict !== 'answer' && { 'stripe-should-retry': 'false' }),
    });
    response.end(JSON.stringify(json));
    void delivery.deliver();
  });
  const running = await listen(server);
  return {
    url: running.url,
    pages: pagesOf(store, delivery),
    controls: controlsOf(store, delivery),
    open(origin, gateway) {
      place = { origin, gateway };
      void delivery.deliver();
    },
    async close() {
      delivery.close();
      await running.close();
    },
  };
}

const CALLS: Calls = { ...CATALOG_CALLS, ...SUBSCRIPTION_CALLS, ...PORTAL_CALLS };

type StripeRequest = {
  readonly operation: string;
  readonly id: string;
  readonly parameters: Record<string, unknown>;
  readonly authorization: string;
  readonly key: string | undefined;
  /** Everything that must be equal under one idempotency key. */
  readonly fingerprint: string;
};

type StripeResponse = { readonly status: number; readonly json: unknown };

const FAILED: StripeResponse = { status: 500, json: { error: { type: 'api_error', message: 'Failed.' } } };

/** Parses a request: `/v1/prices/price_1` is the operation `/v1/prices/{id}`. */
function parseRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): StripeRequest {
  const { pathname, search } = new URL(url, 'http://stripe');
  const [, collection = pathname, id = '', verb = ''] =
    /^(\/v1\/(?:checkout\/|billing_portal\/)?\w+)(?:\/(\w+))?(\/\w+)?$/.exec(pathname) ?? [];
  const key = headers['idempotency-key'];
  return {
    operation: `${method} ${collection}${id && '/{id}'}${verb}`,
    id,
    parameters: parseForm(method === 'POST' ? body : search.slice(1)),
    authorization: headers.authorization ?? '',
    key: method === 'POST' && typeof key === 'string' ? key : undefined,
    fingerprint: `${method} ${url}\n${body}`,
  };
}

function answer(store: StripeStore, parsed: StripeRequest, pages: string): StripeResponse {
  try {
    const known = earlierResponse(store, parsed);
    if (known) return { status: 200, json: known };
    const json = process(store, parsed, pages);
    if (parsed.key !== undefined)
      store.answers.push({ key: parsed.key, request: parsed.fingerprint, answer: structuredClone(json) });
    store.save();
    return { status: 200, json };
  } catch (failure) {
    if (failure instanceof Refusal) return { status: failure.status, json: { error: failure.error } };
    throw failure;
  }
}

function earlierResponse(store: StripeStore, { key, fingerprint }: StripeRequest): unknown {
  const known = store.answers.find((each) => each.key === key);
  if (known && known.request !== fingerprint)
    throw new Refusal(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
  return known?.answer;
}

function process(
  store: StripeStore,
  { operation, id, parameters, authorization }: StripeRequest,
  pages: string,
): object {
  if (authorization !== `Bearer ${LOCAL_SECRET_KEY}`)
    throw new Refusal('Invalid API Key provided.', { status: 401 });
  const call = CALLS[operation];
  if (!call) throw new Refusal(`Unrecognized request URL (${operation}).`, { status: 404 });
  const given = parametersOf(call.takes, parameters);
  const { expand = [] } = v.parse(v.object({ expand: v.exactOptional(v.array(v.string())) }), parameters);
  return expanded(store, call.answer(given, { store, id, pages }), expand);
}
