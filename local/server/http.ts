import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Http2Server, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A server that listens on loopback only. */
export type Running = { readonly url: string; close(): Promise<void> };

/**
 * Milliseconds for which an idle connection stays open. Longer than in clients: otherwise the server could reset a
 * connection on which a request has just been sent.
 */
const KEPT_ALIVE = 75_000;

/**
 * Starts a server on loopback.
 * @param port 0 for any free port
 * @throws if the port is taken
 */
export function listen(server: Server | Http2Server, port = 0): Promise<Running> {
  return new Promise((resolve, reject) => {
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEPT_ALIVE;
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject).on('error', console.error);
      // A server that listens on a port has an address with one.
      const { port: taken } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${taken}`, close: () => close(server) });
    });
  });
}

const close = (server: Server | Http2Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

/** Creates an HTTP/1 server whose handler is wrapped in `safely`. */
export const serverOf = (
  name: string,
  answer: RequestHandler<IncomingMessage, ServerResponse>,
  options: ServerOptions = {},
): Server => createServer(options, safely(name, answer));

type RequestHandler<Request, Response> = (request: Request, response: Response) => Promise<void>;

/**
 * Wraps a request handler: an exception is logged and answered with a 500, but never ends the process.
 * @param name name of the server in the log
 */
export const safely =
  <Request extends AnyRequest, Response extends AnyResponse>(
    name: string,
    answer: RequestHandler<Request, Response>,
  ): RequestHandler<Request, Response> =>
  async (request, response) => {
    // A client may disconnect at any time. A pending read or write then fails on its own.
    for (const stream of [request, response]) stream.on('error', () => undefined);
    try {
      await answer(request, response);
    } catch (failure) {
      console.error(`${name} could not answer ${request.method} ${request.url}:`, failure);
      // A truncated response must not look complete.
      if (response.headersSent) return void response.destroy();
      response.statusCode = 500;
      response.end();
    }
  };

type AnyRequest = IncomingMessage | Http2ServerRequest;
type AnyResponse = ServerResponse | Http2ServerResponse;

/**
 * Reads the body of a request.
 * @returns undefined if it is longer than `maxBytes`; it is still read to its end, so that the sender reads the
 * response
 */
export async function readBytes(
  request: AsyncIterable<Buffer> | IncomingMessage,
  maxBytes = Infinity,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks);
}
