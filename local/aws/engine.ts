import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import dynalite from 'dynalite';
import { listen } from '../server/http.ts';
import { closeIterators } from './close-iterators.ts';

/** DynamoDB's wire protocol, called in this process: a second request would cost more than the call. */
export type Engine = {
  call(headers: IncomingHttpHeaders, body: Buffer): Promise<EngineAnswer>;
  /** Must wait until all calls are answered: otherwise dynalite throws outside of any request. */
  close(): Promise<void>;
};

/** Name of the operation that a request asks for; "" if there is none. */
export const operationIn = (headers: IncomingHttpHeaders): string =>
  String(headers['x-amz-target']).split('.').at(-1) ?? '';

export type EngineAnswer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
};

/** Starts dynalite. Without a path it keeps its data in memory. */
export async function startEngine(path?: string): Promise<Engine> {
  closeIterators();
  const database = dynalite({ ...(path && { path }), createTableMs: 0 });
  // Only a server that listens closes its database.
  const listening = await listen(database);
  return {
    call: (headers, body) =>
      new Promise((resolve) => {
        // The whole body is there: if one broke off, dynalite would throw outside of any request.
        const request = Object.assign(Readable.from([body]), { method: 'POST', url: '/', headers });
        database.emit('request', request, new Answer(resolve));
      }),
    close: () => listening.close(),
  };
}

/** The part of a response that dynalite uses. */
class Answer {
  statusCode = 200;
  readonly #headers: OutgoingHttpHeaders = {};
  readonly #resolve: (answer: EngineAnswer) => void;

  constructor(resolve: (answer: EngineAnswer) => void) {
    this.#resolve = resolve;
  }

  setHeader(name: string, value: string | number): void {
    this.#headers[name] = value;
  }

  end(body = ''): void {
    this.#resolve({ status: this.statusCode, headers: this.#headers, bytes: Buffer.from(body) });
  }
}
