import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';
import { Unreachable } from './unreachable.ts';

/** Resolves a host name to its addresses. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Loopback hosts with ports, from which tests serve pages: "127.0.0.1:4711". */
export type LoopbackHosts = ReadonlySet<string>;

const MAX_URL_LENGTH = 2_000;

const PORTS = new Set(['', '80', '443']);

/**
 * Parses an address that may be fetched.
 * @throws Unreachable for other schemes and ports, and for addresses with a user name or password
 */
export function checkedUrl(address: string, base: URL | undefined, hosts?: LoopbackHosts): URL {
  const url = address.length > MAX_URL_LENGTH ? null : URL.parse(address, base?.href);
  const isAllowed =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (PORTS.has(url.port) || hosts?.has(url.host) === true);
  if (!isAllowed) throw new Unreachable('not-allowed');
  return url;
}

/**
 * Returns the addresses of a host. The connection must use exactly these, because the name may resolve to others a
 * moment later.
 * @throws Unreachable if one of them is not public
 */
export async function checkedAddresses(
  url: URL,
  resolve: Resolve,
  hosts?: LoopbackHosts,
): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(hostname);
  const [first, ...others] = family ? [{ address: hostname, family }] : await resolve(hostname);
  const isAllowed = hosts?.has(url.host) ? isLoopback : isPublicAddress;
  if (!first || ![first, ...others].every(({ address }) => isAllowed(address)))
    throw new Unreachable('not-allowed');
  return [first, ...others];
}
