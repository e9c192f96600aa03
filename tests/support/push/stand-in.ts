import { randomBytes } from 'node:crypto';
import { encryptNotification } from '@block65/webcrypto-web-push';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { listen, readBytes, serverOf, type Running } from '#local/server/http.ts';
import { decrypt, type SubscriptionKeys } from './decrypt.ts';
import { newKeys } from './new-keys.ts';

/** A message as a browser receives it. */
type Received = {
  readonly endpoint: string;
  readonly text: string;
  readonly topic: string | undefined;
  /** Seconds for which the push service stores it. */
  readonly ttl: number;
  readonly at: number;
};

/** A subscription as a browser has it. */
export type StandInSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Encrypts a message as the device does for itself, base64url. */
  encrypt(text: string): Promise<string>;
};

/** Answer of the push service; `hang` is none. Without a status the message is accepted. */
type PushAnswer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hang?: true;
};

export type StandInPushService = Running & {
  subscribe(): StandInSubscription;
  readonly received: readonly Received[];
  /** Resolves with the n-th message. */
  arrived(count: number): Promise<readonly Received[]>;
  /** Uses these answers from now on, one after the other; then it accepts messages again. */
  answer(...answers: readonly PushAnswer[]): void;
};

/**
 * Stands in for a push service: checks the sender (RFC 8292), decrypts with the subscription's keys (RFC 8291) and
 * stores the messages.
 */
export async function startPushService(): Promise<StandInPushService> {
  const subscriptions = new Map<string, SubscriptionKeys>();
  const received: Received[] = [];
  const waiting = new Set<{ count: number; resolve: (all: readonly Received[]) => void }>();
  let answers: readonly PushAnswer[] = [];
  const server = serverOf('The push service', async (request, response) => {
    const body = (await readBytes(request)) ?? Buffer.alloc(0);
    const [answer, ...rest] = answers;
    answers = rest;
    if (answer?.hang) return;
    if (answer?.status !== undefined) return void response.writeHead(answer.status, answer.headers).end();
    const endpoint = `http://${request.headers.host}${request.url}`;
    const keys = subscriptions.get(endpoint);
    if (!keys) return void response.writeHead(410).end();
    await checkSender(request.headers.authorization ?? '', new URL(endpoint).origin);
    const { topic, ttl, 'content-encoding': encoding } = request.headers;
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return void response.writeHead(400).end();
    received.push({
      endpoint,
      text: decrypt(body, keys),
      topic: topic === undefined ? undefined : String(topic),
      ttl: Number(ttl),
      at: Date.now(),
    });
    response.writeHead(201).end();
    for (const each of waiting) if (received.length >= each.count) each.resolve(received);
  });
  const running = await listen(server);
  return {
    ...running,
    received,
    subscribe() {
      const keys = newKeys();
      const endpoint = `${running.url}/push/${randomBytes(8).toString('hex')}`;
      subscriptions.set(endpoint, keys);
      const subscription = {
        endpoint,
        expirationTime: null,
        keys: { p256dh: keys.publicKey, auth: keys.auth },
      };
      return {
        endpoint,
        keys: subscription.keys,
        encrypt: async (text) =>
          Buffer.from(
            await encryptNotification(subscription, new TextEncoder().encode(text), { pad: false }),
          ).toString('base64url'),
      };
    },
    arrived: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve(received);
        else waiting.add({ count, resolve });
      }),
    answer(...next) {
      answers = next;
    },
  };
}

/** Checks the signature of a message. @throws if it does not prove the sender. Source: RFC 8292, 2 to 4 */
export async function checkSender(authorization: string, audience: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const keys = createLocalJWKSet({
    keys: [{ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }],
  });
  const { payload } = await jwtVerify(token, keys, { audience, algorithms: ['ES256'] });
  const day = 24 * 60 * 60;
  if ((payload.exp ?? Infinity) > Date.now() / 1_000 + day || !/^(mailto|https):/.test(payload.sub ?? ''))
    throw new Error('The sender does not say who they are, or for how long.');
}
