import type { Writable } from 'node:stream';
import { SECOND } from '#core/time.ts';

const HEARTBEAT = 10 * SECOND;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Opens server-sent events on a Lambda's response stream, with a heartbeat every 10 s. The stream goes on if the client
 * leaves.
 */
export type EventStream = {
  send(event: string, data: unknown): void;
  end(): void;
};

export function openEventStream(stream: Writable): EventStream {
  const response = awslambda.HttpResponseStream.from(stream, {
    statusCode: 200,
    headers: HEADERS,
  });
  // Proxies pass the stream on from its first bytes.
  response.write(': welcome\n\n');
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT);
  return {
    send(event, data) {
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      clearInterval(heartbeat);
      response.end();
    },
  };
}
