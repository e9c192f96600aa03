import { lookup } from 'node:dns/promises';
import {
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { UnreachableReason } from '#core/reading/errors.ts';
import { err, ok, type Result } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { checkedAddresses, checkedUrl, type LoopbackHosts, type Resolve } from './checked-url.ts';
import { receive } from './receive.ts';
import { reasonOf, Unreachable } from './unreachable.ts';

/** Time limit for the whole fetch, in milliseconds: resolving names, redirects, and the slowest page. */
const TIME_LIMIT = 10 * SECOND;

/** Maximum size after decompression, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

const MAX_REDIRECTS = 5;

/**
 * Maximum number of informational responses (`103 Early Hints`). They take time, but do not count as bytes of the page.
 */
const MAX_ANNOUNCEMENTS = 10;

/** Headers of the request. Neither a cookie nor a user is sent. */
export type FetchHeaders = Readonly<Record<'accept' | 'accept-language' | 'user-agent', string>>;

export type Fetched = {
  /** Address after all redirects. */
  readonly url: string;
  readonly type: string | undefined;
  readonly bytes: Buffer;
};

/** Replacements for tests. The deployed function uses none. */
export type FetchOptions = {
  readonly loopbackHosts?: LoopbackHosts;
  readonly resolve?: Resolve;
  /** Opens a request to the address that `lookup` returns. */
  readonly open?: (url: URL, options: RequestOptions & { lookup: LookupFunction }) => ClientRequest;
  readonly timeLimit?: number;
};

/**
 * Fetches an address that a user has given from the public internet. Checks every address before connecting to it, also
 * after each redirect, and connects to exactly the checked one. Time and memory are bounded.
 */
export async function fetchUrl(
  address: string,
  headers: FetchHeaders,
  options: FetchOptions = {},
): Promise<Result<Fetched, UnreachableReason>> {
  const signal = AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT);
  try {
    let url = checkedUrl(address, undefined, options.loopbackHosts);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await requested(url, headers, signal, options);
      const next = redirectOf(response);
      if (next === undefined) {
        const { bytes, type } = await receive(response, MAX_BYTES, signal);
        return ok({ url: url.href, type, bytes });
      }
      response.destroy();
      url = checkedUrl(next, url, options.loopbackHosts);
    }
    return err('refused');
  } catch (failure) {
    return err(reasonOf(failure, signal));
  }
}

/** Lambda only reaches IPv4. */
const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, order: 'ipv4first' });

const openRequest: NonNullable<FetchOptions['open']> = (url, options) =>
  (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options);

async function requested(
  url: URL,
  headers: FetchHeaders,
  signal: AbortSignal,
  { resolve = resolveAll, open = openRequest, loopbackHosts }: FetchOptions,
): Promise<IncomingMessage> {
  const addresses = await orAborted(checkedAddresses(url, resolve, loopbackHosts), signal);
  const request = open(url, {
    headers: { ...headers, 'accept-encoding': 'gzip, br', connection: 'close' },
    // Uses a new connection, and closes it.
    agent: false,
    signal,
    lookup: (_, { all }, answer) => {
      if (all) answer(null, [...addresses]);
      else answer(null, addresses[0].address, addresses[0].family);
    },
  });
  return orAborted(responseTo(request), signal);
}

/** Node reports neither an error nor a response for a change of protocol (`101`). */
function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let announced = 0;
    const refuse = () => {
      reject(new Unreachable('refused'));
      request.destroy();
    };
    request.on('response', resolve);
    request.on('error', reject);
    request.on('close', () => reject(new Unreachable('timeout')));
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      refuse();
    });
    request.on('information', () => {
      announced += 1;
      if (announced > MAX_ANNOUNCEMENTS) refuse();
    });
    request.end();
  });
}

/** Rejects when the signal aborts: the system's name resolution ignores signals. */
function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
