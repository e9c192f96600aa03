import * as v from 'valibot';
import { setImmediate } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { anEvent } from '#tests/support/lambda-event.ts';
import { matchRoute, ROUTES } from '#functions/routes.ts';
import { OAuthRefusal } from '#functions/connection/answers.ts';
import { STATUS } from '#functions/http/errors.ts';
import type { OwnApi } from '#functions/services/api/own-api.ts';
import {
  isStreaming,
  ResponseStream,
  type LambdaHandler,
  type Metadata,
  type StreamingHandler,
} from '#local/server/lambda-runtime.ts';
import { Died, type Fault, type World } from './world.ts';

const ORIGIN = 'https://munchify.example';

/** `fetch` with the path of a request. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The real handlers by file. */
export type Handlers = ReadonlyMap<string, LambdaHandler>;

export async function loadHandlers(): Promise<Handlers> {
  const files = new Set(ROUTES.map(({ handler }) => handler));
  const load = async (file: string) =>
    [file, (await import(/* @vite-ignore */ `#functions/${file}.ts`)).handler] as const;
  return new Map(await Promise.all([...files].map(load)));
}

/**
 * Returns the `fetch` of a device: it sends to the handlers, each request with its own fault, and checks every error
 * response against the catalogue.
 */
export function fetchIn(world: World, handlers: Handlers, cookie: string): Fetch {
  return async (path, init = {}) => {
    const fault = world.faults.shift() ?? { type: 'none' };
    if (fault.type === 'request lost') throw new TypeError('Failed to fetch');
    if (fault.type === 'hangs before') return untilGivenUp(world, init.signal);
    if (isBroken(world, path, init)) return new Response('{"type":"Internal"}', { status: 500 });
    if (fault.type === 'refused at the gate')
      return new Response('{"message":"Service Unavailable"}', { status: 503 });
    const { method = 'GET', headers, body } = init;
    const event = anEvent({
      method,
      path,
      cookie,
      headers: { ...Object.fromEntries(new Headers(headers)), origin: ORIGIN },
      ...(typeof body === 'string' && { body }),
    });
    const handler = handlerOf(handlers, event);
    try {
      const response = await world.runWithFault(fault, () => answerOf(handler, event));
      await checkAgainstCatalogue(world, response, 'call' in fault);
      if (fault.type === 'answer lost') throw new TypeError('Failed to fetch');
      if (fault.type === 'hangs after') return untilGivenUp(world, init.signal);
      return await newer(response, fault.type);
    } catch (error) {
      // A device sees a function that died as a broken connection.
      throw error instanceof Died ? new TypeError('Failed to fetch') : error;
    }
  };
}

function handlerOf(handlers: Handlers, { requestContext, rawPath }: APIGatewayProxyEventV2): LambdaHandler {
  const handler = handlers.get(matchRoute(requestContext.http.method, rawPath)?.route.handler ?? '');
  if (!handler) throw new Error(`No handler for ${rawPath}.`);
  return handler;
}

/** Returns the API for handlers that call it themselves: a failure inside also fails the calling request. */
export const ownApiOf = (handlers: Handlers): OwnApi => ({
  async ask({ method, path, headers, body }) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const event = anEvent({
      method,
      path,
      cookie: '',
      headers: { ...headers, 'content-type': 'application/json' },
      ...sent,
    });
    const response = await answerOf(handlerOf(handlers, event), event);
    return { status: response.status, headers: response.headers, body: await response.json() };
  },
});

/**
 * A request without an answer ends at the device's timeout. One without a timeout would keep the scenario from ending.
 */
async function untilGivenUp({ timeouts }: World, signal: AbortSignal | null | undefined): Promise<never> {
  const givenUp = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  givenUp.catch(() => undefined);
  for (let turns = 0; turns < TURNS_TO_HANG; turns += 1) await setImmediate();
  for (const timeout of timeouts) timeout.abort(new DOMException('The time is over.', 'TimeoutError'));
  timeouts.clear();
  return givenUp;
}

const TURNS_TO_HANG = 40;

const isBroken = ({ broken }: World, path: string, { method = 'GET' }: RequestInit): boolean =>
  method !== 'GET' && broken !== undefined && new RegExp(`^/api/recipes/${broken}(/cooked|\\?|$)`).test(path);

/** Returns the answer as a newer server would give it. */
async function newer(response: Response, fault: Fault['type']): Promise<Response> {
  if (fault !== 'new field' && fault !== 'new shape') return response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || response.status === 204 || !isJson) return response;
  const body: unknown = await response.json();
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const told = fault === 'new shape' ? { told: body } : isObject ? { ...body, novelty: 1 } : body;
  const headers = new Headers(response.headers);
  // A changed answer has another ETag.
  headers.delete('etag');
  return Response.json(told, { status: response.status, headers });
}

async function checkAgainstCatalogue(
  { history }: World,
  response: Response,
  hasFault: boolean,
): Promise<void> {
  if (response.status < 400) return;
  const body: { type?: keyof typeof STATUS } = await response.clone().json();
  // Errors of OAuth have the format of OAuth.
  if (v.is(OAuthRefusal, body)) return;
  const { type } = body;
  const isKnown = type !== undefined && STATUS[type] === response.status;
  const isBug = type === 'Internal' && !hasFault;
  if (!isKnown || isBug) history.violations.push(`${response.status} ${type ?? 'of no type'}`);
}

function answerOf(handler: LambdaHandler, event: APIGatewayProxyEventV2): Promise<Response> {
  if (isStreaming(handler)) return streamed(handler, event);
  return handler(event).then(({ statusCode, headers, body, cookies = [] }) =>
    responseOf(
      {
        statusCode: statusCode ?? 200,
        cookies,
        headers: Object.fromEntries(
          Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
        ),
      },
      body,
    ),
  );
}

/** Collects everything that a handler streams. */
async function streamed(handler: StreamingHandler, event: APIGatewayProxyEventV2): Promise<Response> {
  let metadata: Metadata = { statusCode: 200, headers: {} };
  const chunks: Buffer[] = [];
  const stream = new ResponseStream(
    (received) => void (metadata = received),
    (chunk) => void chunks.push(chunk),
    () => undefined,
  );
  // Our handlers read nothing from the context.
  await handler(event, stream, {} as never);
  return responseOf(metadata, Buffer.concat(chunks).toString());
}

function responseOf({ statusCode, headers, cookies = [] }: Metadata, body = ''): Response {
  const response = new Response([204, 304].includes(statusCode) ? null : body, {
    status: statusCode,
    headers,
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
