import type { Writable } from 'node:stream';
import type { APIGatewayProxyEventV2, StreamifyHandler } from 'aws-lambda';
import type { PortMakers } from '../rights.ts';
import { rightsOf, type WithRights } from '../rights.ts';
import { accessChecks } from './access-checks.ts';
import { openEventStream, type EventStream } from './event-stream.ts';
import { errorBody, format } from './format.ts';
import { describe, type Described, type Schema } from './operation.ts';
import type { Reply } from './respond.ts';
import { replier, type CheckedRequest, type Spec, type Unchecked } from './route.ts';

/** Sends the client an event before the answer. */
export type SendEvent = (event: string, data: unknown) => void;

/**
 * Makes a Lambda handler that can report progress. For `Accept: text/event-stream` it opens a stream with the first
 * event, and ends it with `recipe` or `error`. An error before the first event is a plain answer with its status. A
 * request for JSON gets no events.
 */
export function streamRoute<
  Uses extends PortMakers,
  Params extends Schema = Unchecked,
  Query extends Schema = Unchecked,
  Body extends Schema = Unchecked,
>(
  spec: Spec<Uses, undefined, Params, Query, Body>,
  answer: (
    request: CheckedRequest<Uses, undefined, Params, Query, Body>,
    sendEvent?: SendEvent,
  ) => Promise<Reply>,
): StreamingHandler & Described {
  const reply = replier(spec, accessChecks);
  const handler = awslambda.streamifyResponse<APIGatewayProxyEventV2>(async (event, stream) => {
    const wantsEvents = event.headers['accept']?.includes('text/event-stream') === true;
    let events: EventStream | undefined;
    const sendEvent: SendEvent = (type, data) => {
      events ??= openEventStream(stream);
      events.send(type, data);
    };
    const given = await reply(event, (request) => answer(request, wantsEvents ? sendEvent : undefined));
    if (events) endEvents(events, given, event);
    else sendWhole(stream, given, event);
  });
  return Object.assign(handler, describe(spec, accessChecks));
}

type StreamingHandler = StreamifyHandler<APIGatewayProxyEventV2, void>;

/** Combines the handlers of a path's methods, because the CDN routes by path only. */
export const byMethod = <Handlers extends Readonly<Record<string, StreamingHandler & Described>>>(
  handlers: Handlers,
): StreamingHandler & WithRights & { readonly byMethod: Handlers } => {
  const handler = awslambda.streamifyResponse<APIGatewayProxyEventV2>(async (event, stream, context) => {
    await handlers[event.requestContext.http.method]?.(event, stream, context);
  });
  return Object.assign(handler, { byMethod: handlers, rights: rightsOf(handlers) });
};

function endEvents(events: EventStream, { status, error, body }: Reply, event: APIGatewayProxyEventV2): void {
  if (error) events.send('error', { status, ...errorBody(error, event) });
  else events.send('recipe', body);
  events.end();
}

function sendWhole(stream: Writable, given: Reply, event: APIGatewayProxyEventV2): void {
  const { statusCode = 500, headers, cookies, body } = format(given, event);
  const text = Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const response = awslambda.HttpResponseStream.from(stream, {
    statusCode,
    headers: text,
    ...(cookies && { cookies }),
  });
  response.end(given.bytes ?? body ?? '');
}
