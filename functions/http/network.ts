import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * Returns the network of a request, by which attempts are counted. CloudFront appends the address to `X-Forwarded-For`,
 * and API Gateway appends CloudFront's. So the last but one is right, whatever the client has sent.
 */
export function networkOf({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return networkOfAddress(hops.at(-2) ?? requestContext.http.sourceIp);
}

/**
 * Returns an IPv4 address unchanged, and an IPv6 address as its /64: one connection has too many IPv6 addresses to
 * count. An IPv6 address that contains an IPv4 address counts as the latter. Other text counts as it is.
 */
export function networkOfAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return ipv4In(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Prefixes of IPv6 addresses that contain an IPv4 address, and the group where it begins.
 * - Mapped: the IPv4 address itself, as a dual-stack socket names it. Source: RFC 4291, 2.5.5.2
 * - NAT64: all of IPv4 is one /64, so strangers would be counted together. Source: RFC 6052, 2.1
 * - 6to4: the owner of one IPv4 address has 65,536 networks. Source: RFC 3056, 2
 */
const IPV4_AFTER = [
  { prefix: '0:0:0:0:0:ffff:', at: 6 },
  { prefix: '64:ff9b:0:0:0:0:', at: 6 },
  { prefix: '2002:', at: 1 },
];

function ipv4In(groups: readonly string[]): string | undefined {
  const found = IPV4_AFTER.find(({ prefix }) => groups.join(':').startsWith(prefix));
  if (!found) return undefined;
  return groups
    .slice(found.at, found.at + 2)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/**
 * Returns the eight groups of an IPv6 address, in hexadecimal without leading zeros. The built-in URL parser normalises
 * the address; `ipaddr.js` would add 13 KB, at least 3 %, to every Lambda.
 */
function groupsOf(address: string): readonly string[] {
  const [withoutZone = ''] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back];
}
