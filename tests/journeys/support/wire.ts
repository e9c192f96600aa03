import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/** A connection to the server that can be cut in the middle of a response; a browser's offline mode cannot. */
export type Wire = { readonly origin: string; tear(): void; close(): void };

/** Port to listen on, with a certificate for `localhost` and its key in PEM. */
export type TlsPort = { readonly port: number; readonly cert: string; readonly key: string };

/** @param tls for browsers over TLS; by default in plain text, on any free port */
export async function startWire(to: string, tls?: TlsPort): Promise<Wire> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const join = (near: Socket): void => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  };
  const server = tls ? createTlsServer(tls, join) : createServer(join);
  server.listen(tls?.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const tear = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `${tls ? 'https' : 'http'}://${hostname}:${(server.address() as AddressInfo).port}`,
    tear,
    close() {
      tear();
      server.close();
    },
  };
}
