import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks outside of the public internet. Source: IANA IPv4 Special-Purpose Address Registry; RFC 5771
 * (multicast)
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Routed IPv6 networks. All others are special, also those that embed an IPv4 address (NAT64). */
const ROUTED_IPV6 = ['2000::/3'];

/**
 * Special networks among the routed ones: protocol assignments with Teredo, documentation, 6to4. Source: IANA IPv6
 * Special-Purpose Address Registry
 */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const [specialIpv4, routedIpv6, specialIpv6] = [
  listOf('ipv4', SPECIAL_IPV4),
  listOf('ipv6', ROUTED_IPV6),
  listOf('ipv6', SPECIAL_IPV6),
];

const loopback = listOf('ipv4', ['127.0.0.0/8']);
loopback.addAddress('::1', 'ipv6');

/** Returns true for an address of the public internet, false for others and for text that is no address. */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4');
    case 6:
      return routedIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6') && !isTunnel(address);
    default:
      return false;
  }
}

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** True for ISATAP, which carries an IPv4 address in an ordinary prefix. Source: RFC 5214, 6.1 */
const isTunnel = (address: string): boolean =>
  /:(?:0|200)?:5efe:[\da-f]+:[\da-f]+\]$/.test(new URL(`http://[${address}]`).hostname);

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
