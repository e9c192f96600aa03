import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the server that can be cut in the middle of a response; a browser's offline mode cannot. */
export type Wire = { readonly origin: string; tear(): void; close(): void };

export async function startWire(to: string): Promise<Wire> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const tear = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    tear,
    close() {
      tear();
      server.close();
    },
  };
}
