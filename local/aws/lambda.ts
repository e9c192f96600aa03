import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventStreamCodec } from '@smithy/eventstream-codec';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from './intercept.ts';

export type InvokedFunction = (event: unknown) => Promise<Uint8Array>;

/** Stands in for Lambda: invokes functions by name and streams their responses. */
export const startLambda = (
  functions: Readonly<Record<string, InvokedFunction>>,
  intercept: Intercept = answerAll,
): Promise<Running> =>
  listen(serverOf('Lambda', (request, response) => answer(request, response, functions, intercept)));

const PATH = /^\/2021-11-15\/functions\/([\w-]+)\/response-streaming-invocations$/;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  functions: Readonly<Record<string, InvokedFunction>>,
  intercept: Intercept,
): Promise<void> {
  const event = await readBytes(request);
  const invoked = functions[PATH.exec(request.url ?? '')?.[1] ?? ''];
  if (!invoked) return void response.writeHead(404, JSON_TYPE).end('{"Message":"Function not found"}');
  const verdict = await intercept({ service: 'lambda', operation: 'InvokeWithResponseStream' });
  if (verdict === 'fail before') return void response.writeHead(500, JSON_TYPE).end('{}');
  const answered = await answerOf(invoked, JSON.parse(String(event)));
  if (verdict === 'fail after') return void response.destroy();
  response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
  for (const chunk of chunksOf(answered ?? new Uint8Array()))
    response.write(message('PayloadChunk', 'application/octet-stream', chunk));
  const completion = answered ? {} : { ErrorCode: 'Unhandled' };
  response.end(message('InvokeComplete', 'application/json', Buffer.from(JSON.stringify(completion))));
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** @returns undefined if the function threw */
const answerOf = (invoked: InvokedFunction, event: unknown): Promise<Uint8Array | undefined> =>
  invoked(event).catch((failure: unknown) => {
    console.error('The invoked function failed:', failure);
    return undefined;
  });

const CHUNK = 64 * 1024;

const chunksOf = (bytes: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    bytes.subarray(at * CHUNK, (at + 1) * CHUNK),
  );

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString('utf8'),
  (text) => Buffer.from(text, 'utf8'),
);

const message = (event: string, type: string, body: Uint8Array): Uint8Array =>
  codec.encode({
    headers: {
      ':message-type': { type: 'string', value: 'event' },
      ':event-type': { type: 'string', value: event },
      ':content-type': { type: 'string', value: type },
    },
    body,
  });
