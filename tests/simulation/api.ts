import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { anEvent } from '#tests/support/lambda-event.ts';
import { matchRoute, ROUTES } from '#functions/routes.ts';
import { STATUS } from '#functions/http/errors.ts';
import {
  isStreaming,
  ResponseStream,
  type LambdaHandler,
  type Metadata,
  type StreamingHandler,
} from '#local/server/lambda-runtime.ts';
import { Died, type World } from './world.ts';

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
    const handler = handlers.get(
      matchRoute(event.requestContext.http.method, event.rawPath)?.route.handler ?? '',
    );
    if (!handler) throw new Error(`No handler for ${event.rawPath}.`);
    try {
      const response = await world.runWithFault(fault, () => answerOf(handler, event));
      await checkAgainstCatalogue(world, response, 'call' in fault);
      if (fault.type === 'answer lost') throw new TypeError('Failed to fetch');
      return response;
    } catch (error) {
      // A device sees a function that died as a broken connection.
      throw error instanceof Died ? new TypeError('Failed to fetch') : error;
    }
  };
}

async function checkAgainstCatalogue(
  { history }: World,
  response: Response,
  hasFault: boolean,
): Promise<void> {
  if (response.status < 400) return;
  const { type }: { type?: keyof typeof STATUS } = await response.clone().json();
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
