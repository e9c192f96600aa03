import { WebSocketServer, type RawData } from 'ws';
import { listen, readBytes, serverOf } from '#local/server/http.ts';
import { checkSender } from './stand-in.ts';

/** A message of a browser to its push service. */
type Said = {
  readonly messageType: string;
  readonly channelID?: string;
  readonly updates?: readonly { readonly code: number }[];
  readonly code?: number;
};

export type Autopush = AsyncDisposable & {
  /** Origin of the endpoints. */
  readonly url: string;
  /** Address that browsers connect to. */
  readonly socketUrl: string;
  /** The browser's status codes for messages: 100 if the service worker has handled one. */
  readonly codes: readonly number[];
};

/** ID stored by the browser. */
const USER_AGENT_ID = 'a'.repeat(32);

/**
 * Stands in for Firefox's push service: the browser connects and subscribes by web socket, our server posts messages
 * (RFC 8030), and they are passed on encrypted.
 * Source: Mozilla, "Autopush", Push Service Bridge and WebSocket protocol
 */
export async function startAutopush(): Promise<Autopush> {
  const sockets = new WebSocketServer({ noServer: true });
  const codes: number[] = [];
  const say = (message: object) => sockets.clients.forEach((socket) => socket.send(JSON.stringify(message)));
  const server = serverOf('Autopush', async (request, response) => {
    const { authorization = '', host, 'content-encoding': encoding } = request.headers;
    await checkSender(authorization, `http://${host}`);
    const data = Buffer.from((await readBytes(request)) ?? []).toString('base64url');
    const [channelID, version] = [request.url?.split('/').at(-1), String(Date.now())];
    say({ messageType: 'notification', channelID, version, data, headers: { encoding } });
    response.writeHead(201).end();
  });
  server.on('upgrade', (...request) =>
    sockets.handleUpgrade(...request, (socket) => sockets.emit('connection', socket)),
  );
  const running = await listen(server);
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { messageType, channelID, updates = [], code }: Said = JSON.parse(textOf(data));
      const pushEndpoint = `${running.url}/push/${channelID}`;
      if (messageType === 'hello') say({ messageType, status: 200, uaid: USER_AGENT_ID, use_webpush: true });
      if (messageType === 'register') say({ messageType, status: 200, channelID, pushEndpoint });
      codes.push(...updates.map((update) => update.code), ...(code === undefined ? [] : [code]));
    }),
  );
  return {
    url: running.url,
    socketUrl: `${running.url.replace('http', 'ws')}/`,
    codes,
    async [Symbol.asyncDispose]() {
      sockets.clients.forEach((socket) => socket.terminate());
      await running.close();
    },
  };
}

const textOf = (data: RawData): string =>
  new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data);
