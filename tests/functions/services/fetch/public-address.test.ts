import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '#functions/services/fetch/public-address.ts';

/** First bytes of the IPv4 networks that are not public, with required further bytes. */
const PRIVATE_IPV4 = [
  '0.x.x.x',
  '10.x.x.x',
  '100.64.x.x',
  '100.127.x.x',
  '127.x.x.x',
  '169.254.x.x',
  '172.16.x.x',
  '172.31.x.x',
  '192.0.0.x',
  '192.0.2.x',
  '192.88.99.x',
  '192.168.x.x',
  '198.18.x.x',
  '198.19.x.x',
  '198.51.100.x',
  '203.0.113.x',
  '224.x.x.x',
  '239.x.x.x',
  '240.x.x.x',
  '255.x.x.x',
];

const byte = fc.integer({ min: 0, max: 255 });

const privateIpv4 = fc
  .tuple(fc.constantFrom(...PRIVATE_IPV4), byte, byte, byte)
  .map(([network, ...bytes]) => {
    const rest = [...bytes];
    return network.replaceAll('x', () => String(rest.pop()));
  });

const groupsOf = (ipv4: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};

describe('an address is not public', () => {
  test('in any reserved network of IPv4', () =>
    fc.assert(
      fc.property(privateIpv4, (address) => {
        expect(isPublicAddress(address)).toBe(false);
      }),
    ));

  test('An IPv6 address with an embedded IPv4 address is not public: mapped, compatible, NAT64, 6to4, Teredo, ISATAP', () =>
    fc.assert(
      fc.property(fc.oneof(privateIpv4, fc.ipV4()), (ipv4) => {
        const groups = groupsOf(ipv4);
        for (const address of [
          `::ffff:${ipv4}`,
          `::ffff:${groups}`,
          `::ffff:0:${groups}`,
          `::${ipv4}`,
          `64:ff9b::${ipv4}`,
          `64:ff9b::${groups}`,
          `64:ff9b:1::${groups}`,
          `2002:${groups}::1`,
          `2001:0:${groups}::1`,
          `2a00:1450::5efe:${groups}`,
          `2a00:1450:1:2:200:5efe:${groups}`,
        ])
          expect(isPublicAddress(address), address).toBe(false);
      }),
    ));

  test.each([
    '::',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    '2a00:1450::1%lo',
    'fec0::1',
    'ff02::1',
    '100::1',
    '2001:db8::1',
    '2001:10::1',
    '2001:20::1',
    '3fff::1',
    '5f00::1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
    '1.2.3.4.5',
  ])('if it is %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.1',
  '2a00:1450:4001:82a::200e',
  '2606:4700::6810:84e5',
])('an address of the internet is public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
