import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import { bodyOf, send, type Options } from './api.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * POSTs JSON and reads the events that come back, until one of them is `last`.
 * @returns the data of the last event; or the whole answer, where the server gives it at once
 * @throws ApiError when the server refuses, before the stream or by an `error` in it; TypeError when it cannot be
 * reached or the stream breaks off
 */
export async function postForEvents<Schema extends v.GenericSchema>(
  path: string,
  body: unknown,
  {
    schema,
    last,
    onEvent,
    headers,
    ...options
  }: Options<Schema> & { last: string; onEvent: (event: string, data: unknown) => void },
): Promise<v.InferOutput<Schema>> {
  const asking = { ...options, headers: { ...headers, accept: 'text/event-stream' } };
  const response = await send('POST', path, asking, body);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return v.parse(schema, await bodyOf(response));
  }
  const events = response.body
    ?.pipeThrough(watched())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = '', data } of eachOf(events)) {
    if (event === last) return v.parse(schema, JSON.parse(data));
    if (event === 'error') throw new ApiError(statusIn(data), data);
    onEvent(event, JSON.parse(data));
  }
  throw new TypeError('The stream broke off.');
}

/** The server gives a sign of life every 10 s; after so long without one the connection is dead, in ms. */
const SILENCE = 25_000;

/** Ends a stream of bytes that has gone silent: a phone that changes networks is told of nothing. */
function watched(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectMore = (controller: TransformStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new TypeError('The stream went silent.')), SILENCE);
  };
  return new TransformStream({
    start: expectMore,
    transform(chunk, controller) {
      expectMore(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

/** Streams are not iterable everywhere yet. */
async function* eachOf<Item>(stream: ReadableStream<Item> | undefined): AsyncGenerator<Item> {
  const reader = stream?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) yield read.value;
  } finally {
    await reader?.cancel();
  }
}

const statusIn = (data: string): number => v.parse(v.object({ status: v.number() }), JSON.parse(data)).status;
