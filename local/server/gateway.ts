import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Context } from 'aws-lambda';
import { matchRoute } from '#functions/routes.ts';
import {
  DOCUMENT_HEADERS,
  POPUP_HEADERS,
  POPUP_PATH,
  WASM_WORKER_HEADERS,
  WASM_WORKER_PATH,
  SECURITY_HEADERS,
} from '#infra/web/security-headers.ts';
import { serverOf } from './http.ts';
import { lambdaEvent } from './lambda-event.ts';
import { isStreaming, ResponseStream, type LambdaHandler } from './lambda-runtime.ts';
import { createReceiver } from './receive-body.ts';
import { isEventTooLong, LONGEST_ANSWER, refusalOf, refusalOfAnswer, type Refusal } from './refusals.ts';

export type GatewayResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
};

/** Backends behind the origin. */
export type Backends = {
  readonly loadHandler: (file: string) => Promise<LambdaHandler>;
  readonly photo: (path: string) => Promise<GatewayResponse>;
  readonly app: (path: string, headers: IncomingHttpHeaders) => Promise<GatewayResponse>;
  readonly local: (url: URL, request: IncomingMessage) => Promise<GatewayResponse>;
};

/** Lambda's limit for a request, in bytes. */
const MAX_BODY = 6 * 1024 * 1024;

/** Maximum concurrent API requests, as on a deployed stage. Further ones get a 429. */
const MAX_CONCURRENT = 500;

/**
 * Stands in for CloudFront, API Gateway and Function URLs: one origin for app, API, photos and local pages, with a
 * deployed stage's security headers. Refuses the requests that AWS refuses. A handler runs to its end even if the
 * client disconnects.
 * @param limits `longestAnswer`: milliseconds that a Lambda may take if it does not stream
 */
export function createGateway(backends: Backends, { longestAnswer = LONGEST_ANSWER } = {}): Server {
  const api = createApi(backends, longestAnswer);
  return serverOf('The gateway', (request, response) => serve(request, response, backends, api), TIMEOUTS);
}

/** Milliseconds for a request to arrive: as many as for a response; a third of them for the headers. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  backends: Backends,
  api: Api,
): Promise<void> {
  // Set first, so that they are also on responses to unexpected failures.
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  const url = addressOf(request.url);
  if (!url) return send(response, { status: 400, headers: JSON_TYPE, body: '{"message":"Bad Request"}' });
  if (/^\/(?:(?:api|r|c)\/|\.well-known\/oauth-|connect$)/.test(url.pathname))
    return api(request, response, url);
  send(response, await page(request, url, backends), request.method);
}

/** @returns undefined for an invalid address: one of another host or with a broken escape */
function addressOf(target = '/'): URL | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  const url = new URL(`http://gateway${target}`);
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

async function page(request: IncomingMessage, url: URL, backends: Backends): Promise<GatewayResponse> {
  const { method, headers } = request;
  const { pathname } = url;
  if (pathname.startsWith('/local/')) return backends.local(url, request);
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  if (pathname.startsWith('/photos/')) return backends.photo(pathname);
  const answer = await backends.app(pathname, headers);
  return { ...answer, headers: { ...answer.headers, ...headersAt(pathname) } };
}

const headersAt = (path: string) => {
  if (path === POPUP_PATH) return POPUP_HEADERS;
  return WASM_WORKER_PATH.test(path) ? WASM_WORKER_HEADERS : undefined;
};

function send(
  response: ServerResponse,
  { status, headers = {}, body }: GatewayResponse,
  method?: string,
): void {
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
  begin(response, status, { ...headers, ...length });
  response.end(method === 'HEAD' ? undefined : body);
}

function begin(
  response: ServerResponse,
  status: number,
  headers: NonNullable<GatewayResponse['headers']>,
): void {
  const isDocument = String(headers['content-type'] ?? '').startsWith('text/html');
  // Local pages set a policy of their own.
  const all = { ...(isDocument && DOCUMENT_HEADERS), ...headers };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.writeHead(status);
}

const JSON_TYPE = { 'content-type': 'application/json' };

type Api = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** Calls Lambdas with complete requests, so that slow uploads do not count as concurrent requests. */
function createApi(backends: Backends, longestAnswer: number): Api {
  const receive = createReceiver();
  let open = 0;
  return async (request, response, url) => {
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    const body = await receive(request, response, MAX_BODY);
    if (body === 'dropped') return;
    if (!body) return refuse(response, TOO_LONG);
    if (open >= MAX_CONCURRENT) return refuse(response, { status: 429, message: 'Too Many Requests' });
    open += 1;
    try {
      await callLambda(request, response, { url, body, longestAnswer }, backends);
    } finally {
      open -= 1;
    }
  };
}

const TOO_LONG: Refusal = { status: 413, message: 'Request Too Long' };

const refuse = (response: ServerResponse, { status, message }: Refusal): void =>
  send(response, { status, headers: JSON_TYPE, body: JSON.stringify({ message }) });

async function callLambda(
  request: IncomingMessage,
  response: ServerResponse,
  { url, body, longestAnswer }: { readonly url: URL; readonly body: Buffer; readonly longestAnswer: number },
  { loadHandler }: Backends,
): Promise<void> {
  const { method = 'GET' } = request;
  const matched = matchRoute(method, url.pathname);
  if (!matched) return refuse(response, { status: 404, message: 'Not Found' });
  const handler = await loadHandler(matched.route.handler);
  const event = lambdaEvent(request, url, body);
  if (isEventTooLong(event)) return refuse(response, TOO_LONG);
  if (isStreaming(handler)) return handler(event, streamTo(response), CONTEXT);
  const late = timer(longestAnswer);
  const result = await Promise.race([handler(event), late.rings]);
  late.stop();
  if (!result) return refuse(response, { status: 503, message: 'Service Unavailable' });
  const refusal = refusalOfAnswer(result);
  if (refusal) {
    console.error(`AWS passes on no answer of ${method} ${url.pathname} that is as long.`);
    return refuse(response, refusal);
  }
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const answer: GatewayResponse = {
    status: result.statusCode ?? 200,
    headers: { ...headers, ...(result.cookies && { 'set-cookie': result.cookies }) },
    ...(result.body !== undefined && {
      body: Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'),
    }),
  };
  send(response, answer, method);
}

function timer(ms: number): { readonly rings: Promise<undefined>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const set = setTimeout(() => resolve(undefined), ms);
  return { rings: promise, stop: () => clearTimeout(set) };
}

/** Forwards a handler's stream to the client until the client disconnects. */
const streamTo = (response: ServerResponse): ResponseStream =>
  new ResponseStream(
    ({ statusCode, headers, cookies }) =>
      begin(response, statusCode, { ...headers, ...(cookies && { 'set-cookie': cookies }) }),
    (chunk) => response.write(chunk),
    () => response.end(),
  );

// Our handlers do not read the context.
const CONTEXT = {} as Context;
