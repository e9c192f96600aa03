import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import { bodyOf, readAnswer, send, type Options } from './api.ts';
import { inTime } from './connection.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * POSTs JSON and reads the event stream in the response, up to the event named `last`.
 * @returns the data of the last event, or the whole body if the server responds with JSON
 * @throws ApiError if the server refuses, before the stream or by an `error` event; TypeError if it cannot be reached
 * or the stream breaks off
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
  const requestOptions = {
    kind: 'stream',
    ...options,
    headers: { ...headers, accept: 'text/event-stream' },
  } as const;
  const response = await send('POST', path, requestOptions, body);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return readAnswer(schema, await bodyOf(response));
  }
  const events = response.body
    ?.pipeThrough(silenceTimeout())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = '', data } of iterate(events)) {
    if (event === last) return readAnswer(schema, JSON.parse(data));
    if (event === 'error') throw new ApiError(statusOf(data), data);
    onEvent(event, JSON.parse(data));
  }
  throw new TypeError('The stream broke off.');
}

/** Maximum time between two chunks, in ms. The server sends a heartbeat every 10 s. */
const MAX_SILENCE = 25_000;

/** Fails a stream that goes silent, because a phone that changes networks reports no error. */
function silenceTimeout(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (controller: TransformStreamDefaultController) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new TypeError('The stream went silent.')), MAX_SILENCE);
  };
  return new TransformStream({
    start: restartTimer,
    transform(chunk, controller) {
      restartTimer(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

const END = { done: true, value: undefined } as const;

/** Iterates a stream, because not every browser can do so. */
async function* iterate<Item>(stream: ReadableStream<Item> | undefined): AsyncGenerator<Item> {
  const reader = stream?.getReader();
  try {
    for (;;) {
      const read = await inTime(reader ? reader.read() : Promise.resolve(END), 'stream');
      if (read.done) return;
      yield read.value;
    }
  } finally {
    await reader?.cancel();
  }
}

const statusOf = (data: string): number => v.parse(v.object({ status: v.number() }), JSON.parse(data)).status;
