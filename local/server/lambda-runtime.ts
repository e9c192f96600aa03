import { Writable } from 'node:stream';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

/** An exported handler: it returns a response, or writes to a stream. */
export type LambdaHandler =
  | ((event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>)
  | StreamingHandler;

export type StreamingHandler = ((
  event: APIGatewayProxyEventV2,
  stream: Writable,
  context: Context,
) => Promise<void>) & {
  readonly [STREAMS]: true;
};

/** Prelude of a streaming response. */
export type Metadata = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
};

const STREAMS = Symbol('streams its answer');

/** Response stream of a Lambda: status and headers first, then bytes. */
export class ResponseStream extends Writable {
  readonly #begin: (metadata: Metadata) => void;

  constructor(begin: (metadata: Metadata) => void, write: (chunk: Buffer) => void, end: () => void) {
    super({
      write(chunk: Buffer, _encoding, done) {
        write(chunk);
        done();
      },
      final(done) {
        end();
        done();
      },
    });
    this.#begin = begin;
  }

  static from(stream: Writable, metadata: Metadata): Writable {
    if (stream instanceof ResponseStream) stream.#begin(metadata);
    return stream;
  }
}

export const isStreaming = (handler: LambdaHandler): handler is StreamingHandler => STREAMS in handler;

/** Installs the globals of the Lambda runtime; must run before the functions are loaded. */
export function provideLambdaRuntime(): void {
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: (handler: object) => Object.assign(handler, { [STREAMS]: true }),
      HttpResponseStream: ResponseStream,
    },
  });
}
