import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf, networkOfAddress } from '#functions/http/network.ts';

const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });

/** One group of an address, in any length, in lower or upper case. */
const spelledGroup = (value: number) =>
  fc.tuple(fc.boolean(), fc.boolean()).map(([isPadded, isUpper]) => {
    const text = value.toString(16).padStart(isPadded ? 4 : 1, '0');
    return isUpper ? text.toUpperCase() : text;
  });

/** All ways to write an IPv6 address: any run of zeros left out, the last two groups as an IPv4 address, a zone. */
const spelled = (address: readonly number[]): fc.Arbitrary<string> =>
  fc
    .record({
      texts: fc.tuple(...address.map(spelledGroup)),
      isDotted: fc.boolean(),
      gapAt: fc.nat(7),
      gapLength: fc.integer({ min: 1, max: 8 }),
      zone: fc.constantFrom('', '%eth0'),
    })
    .map(({ texts, isDotted, gapAt, gapLength, zone }) => {
      const end = isDotted ? 6 : 8;
      const parts = isDotted ? [...texts.slice(0, 6), dotted(address.slice(6))] : texts;
      const gapEnd = Math.min(gapAt + gapLength, end);
      const isGap = gapAt < gapEnd && address.slice(gapAt, gapEnd).every((value) => value === 0);
      const text = isGap
        ? `${parts.slice(0, gapAt).join(':')}::${parts.slice(gapEnd).join(':')}`
        : parts.join(':');
      return text + zone;
    });

const dotted = (pair: readonly number[]) => pair.flatMap((value) => [value >> 8, value & 255]).join('.');
const pairOf = ([a, b, c, d]: readonly [number, number, number, number]) => [(a << 8) | b, (c << 8) | d];

const twoSpellings = groups(8).chain((values) => fc.tuple(spelled(values), spelled(values)));

describe('the network of an IP address', () => {
  test('is the IPv4 address itself', () => {
    fc.assert(
      fc.property(octets, (ipv4) => {
        expect(networkOfAddress(ipv4.join('.'))).toBe(ipv4.join('.'));
      }),
    );
  });

  test('is the same for all spellings of an IPv6 address', () => {
    fc.assert(
      fc.property(twoSpellings, ([one, other]) => {
        expect(networkOfAddress(one)).toBe(networkOfAddress(other));
      }),
    );
  });

  test('is the same for all devices of one /64, and different for the next', () => {
    // Global unicast addresses except those with an embedded IPv4 address.
    const prefix = fc.tuple(fc.integer({ min: 0x2400, max: 0x3fff }), group, group, group);
    const within = fc.tuple(prefix, groups(4), groups(4), fc.integer({ min: 1, max: 0xffff }));
    fc.assert(
      fc.property(within, ([front, one, other, step]) => {
        const [a, b, c, d] = front;
        const networkAt = (values: readonly number[]) =>
          networkOfAddress(values.map((value) => value.toString(16)).join(':'));
        const network = networkAt([...front, ...one]);
        expect(networkAt([...front, ...other])).toBe(network);
        expect(networkAt([a, b, c, (d + step) & 0xffff, ...one])).not.toBe(network);
      }),
    );
  });

  test.each([
    ['mapped', [0, 0, 0, 0, 0, 0xffff], 0],
    ['NAT64', [0x64, 0xff9b, 0, 0, 0, 0], 0],
    ['6to4', [0x2002], 5],
  ])('is the embedded IPv4 address of a %s address, in any spelling', (_, prefix, rest) => {
    const standingFor = fc.tuple(octets, groups(rest));
    fc.assert(
      fc.property(
        standingFor.chain(([ipv4, tail]) =>
          fc.tuple(fc.constant(ipv4.join('.')), spelled([...prefix, ...pairOf(ipv4), ...tail])),
        ),
        ([ipv4, address]) => {
          expect(networkOfAddress(address)).toBe(ipv4);
        },
      ),
    );
  });

  test('is the text itself if it is no address, without an exception', () => {
    fc.assert(fc.property(fc.string(), (text) => void networkOfAddress(text)));
    expect(networkOfAddress('unknown')).toBe('unknown');
    expect(networkOfAddress('1.2.3.4:80')).toBe('1.2.3.4:80');
  });

  test('distinguishes two guessers whose IPv4 addresses arrive in hexadecimal', () => {
    expect(networkOfAddress('::ffff:c0a8:0101')).toBe('192.168.1.1');
    expect(networkOfAddress('::ffff:c0a8:0102')).toBe('192.168.1.2');
  });
});

test('the address that our own proxy saw counts, whatever the client has sent', () => {
  const seen = (forwarded: string | undefined, sourceIp: string) =>
    networkOf({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      // Nothing else of the context is read.
      requestContext: { http: { sourceIp } } as Parameters<typeof networkOf>[0]['requestContext'],
    });
  expect(seen(undefined, '127.0.0.1')).toBe('127.0.0.1');
  expect(seen('6.6.6.6', '127.0.0.1')).toBe('127.0.0.1');
  expect(seen('6.6.6.6, 203.0.113.7, 130.176.0.1', '130.176.0.1')).toBe('203.0.113.7');
  expect(seen('6.6.6.6, ::ffff:cb00:7107, 130.176.0.1', '130.176.0.1')).toBe('203.0.113.7');
  expect(seen(undefined, '::1')).toBe('0:0:0:0::/64');
});
