import fc from 'fast-check';
import { EventEmitter } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { LookupAddress } from 'node:dns';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { fetchUrl, type FetchOptions } from '#functions/services/fetch/fetch-url.ts';
import { startSite } from './pages-of-a-test.ts';

const HEADERS = { accept: 'text/html', 'accept-language': 'en', 'user-agent': 'Munchify' };

const PUBLIC = '93.184.215.14';

type Hop = { readonly status?: number; readonly location?: string };

/** An internet with configured name resolution, which records every connected address. */
function internet(
  names: Readonly<Record<string, readonly string[]>>,
  hops: Readonly<Record<string, Hop>> = {},
) {
  const connected: string[] = [];
  const resolved: string[] = [];
  const options: FetchOptions = {
    async resolve(hostname) {
      resolved.push(hostname);
      return (names[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    open(url, { lookup }) {
      const answer = (_: unknown, addresses: string | LookupAddress[]) =>
        connected.push(...[addresses].flat().map((each) => (typeof each === 'string' ? each : each.address)));
      const hostname = url.hostname.replaceAll(/[[\]]/g, '');
      // Node resolves only names, not addresses.
      if (/^[\d.]+$|:/.test(hostname)) connected.push(hostname);
      else lookup(hostname, { all: true }, answer);
      const { status = 200, location } = hops[url.href] ?? {};
      const response = Object.assign(Readable.from([Buffer.from('<html>')]), {
        statusCode: status,
        headers: location === undefined ? {} : { location },
      });
      const request = Object.assign(new EventEmitter(), {
        // Responds as soon as the request is sent.
        end: () => setImmediate(() => request.emit('response', response)),
      });
      // The parts of a request that are used.
      return request as unknown as ClientRequest & { response?: IncomingMessage };
    },
  };
  return { options, connected, resolved };
}

const refused = { ok: false, error: 'not-allowed' };

/** Every way to write an IPv4 address in a URL. */
const spellings = (ipv4: string): readonly string[] => {
  const bytes = ipv4.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  return [
    ipv4,
    `${ipv4}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0X${number.toString(16).toUpperCase()}`,
    `0${number.toString(8)}`,
    bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    ipv4.replaceAll('.', '%2e'),
    ipv4.replaceAll('.', '。'),
    [...ipv4].map((letter) => (letter === '1' ? '１' : letter)).join(''),
    `[::ffff:${ipv4}]`,
    `[::ffff:${groups}]`,
    `[0:0:0:0:0:ffff:${groups}]`,
    `[::${ipv4}]`,
    `[64:ff9b::${groups}]`,
    `[64:ff9b::${ipv4}]`,
    `[2002:${groups}::1]`,
  ];
};

const byte = fc.integer({ min: 0, max: 255 });
const privateIpv4 = fc.oneof(
  fc.constantFrom('127.0.0.1', '169.254.169.254', '192.168.1.1', '172.16.0.1', '100.64.0.1', '0.0.0.0'),
  fc.tuple(byte, byte, byte).map((rest) => `10.${rest.join('.')}`),
  fc.tuple(byte, byte, byte).map((rest) => `127.${rest.join('.')}`),
);

describe('an address that is not public is refused before a byte is sent to it', () => {
  test('in every spelling', () =>
    fc.assert(
      fc.asyncProperty(privateIpv4, async (ipv4) => {
        for (const host of spellings(ipv4)) {
          const { options, connected } = internet({});
          expect(await fetchUrl(`http://${host}/`, HEADERS, options), host).toEqual(refused);
          expect(connected, host).toEqual([]);
        }
      }),
    ));

  test.each([
    'http://[::1]/',
    'http://[::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://user@93.184.215.14/',
    'http://user:word@93.184.215.14/',
    'http://93.184.215.14:8080/',
    'https://93.184.215.14:22/',
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'gopher://93.184.215.14/',
    'data:text/html,hello',
    'http://',
    'nonsense',
    `http://93.184.215.14/${'x'.repeat(2_000)}`,
  ])('%s', async (address) => {
    const { options, connected } = internet({});
    expect(await fetchUrl(address, HEADERS, options)).toEqual(refused);
    expect(connected).toEqual([]);
  });

  test('that a name resolves to, alone or among public ones', () =>
    fc.assert(
      fc.asyncProperty(privateIpv4, fc.boolean(), async (ipv4, isAmong) => {
        const addresses = isAmong ? [PUBLIC, ipv4] : [ipv4];
        const { options, connected } = internet({ 'kitchen.example': addresses });
        expect(await fetchUrl('https://kitchen.example/', HEADERS, options)).toEqual(refused);
        expect(connected).toEqual([]);
      }),
    ));

  test('that a redirect leads to, at each hop, by its address and by a name', () =>
    fc.assert(
      fc.asyncProperty(privateIpv4, fc.integer({ min: 0, max: 4 }), async (ipv4, hop) => {
        for (const target of [...spellings(ipv4), 'inside.example']) {
          const page = (at: number) => `http://kitchen.example/${at}`;
          const hops = Object.fromEntries(
            Array.from({ length: hop + 1 }, (_, at) => [
              page(at),
              { status: 302, location: at === hop ? `//${target}/` : page(at + 1) },
            ]),
          );
          const names = { 'kitchen.example': [PUBLIC], 'inside.example': [ipv4] };
          const { options, connected } = internet(names, hops);
          expect(await fetchUrl(page(0), HEADERS, options), target).toEqual(refused);
          expect(new Set(connected)).toEqual(new Set([PUBLIC]));
        }
      }),
      { numRuns: 20 },
    ));

  test('that a redirect names with another scheme', async () => {
    const hops = { 'http://kitchen.example/': { status: 301, location: 'file:///etc/passwd' } };
    const { options } = internet({ 'kitchen.example': [PUBLIC] }, hops);
    expect(await fetchUrl('http://kitchen.example/', HEADERS, options)).toEqual(refused);
  });
});

test('a name that resolves differently after the check is connected at the checked address', async () => {
  const names = { 'kitchen.example': [PUBLIC] };
  const { options, connected, resolved } = internet(names);
  const open: FetchOptions['open'] = (url, given) => {
    names['kitchen.example'] = ['127.0.0.1'];
    if (!options.open) throw new Error('This internet has no requests.');
    return options.open(url, given);
  };
  expect(await fetchUrl('http://kitchen.example/', HEADERS, { ...options, open })).toMatchObject({
    ok: true,
  });
  expect(resolved).toEqual(['kitchen.example']);
  expect(connected).toEqual([PUBLIC]);
});

test('a name that does not exist is reported as not answering', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }));
  expect(await fetchUrl('http://nobody.example/', HEADERS, { resolve })).toEqual({
    ok: false,
    error: 'timeout',
  });
});

test('name resolution that never ends stops at the time limit', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  const slow = await fetchUrl('http://slow.example/', HEADERS, { resolve, timeLimit: 20 });
  expect(slow).toEqual({ ok: false, error: 'timeout' });
});

describe('a host that a test allows', () => {
  test('answers, but other ports of that host do not', async () => {
    const site = await startSite((_, response) => void response.end('<p>Soup'));
    const neighbour = await startSite((_, response) => void response.end('<p>Secret'));
    const options = { loopbackHosts: new Set([site.host]) };
    expect(await fetchUrl(`${site.url}/soup`, HEADERS, options)).toMatchObject({
      ok: true,
      value: { url: `${site.url}/soup`, bytes: Buffer.from('<p>Soup') },
    });
    expect(await fetchUrl(neighbour.url, HEADERS, options)).toEqual(refused);
    expect(await fetchUrl(site.url, HEADERS)).toEqual(refused);
    expect(neighbour.asked).toEqual([]);
    expect(site.asked).toEqual(['/soup']);
  });

  test('must be on the loopback interface', async () => {
    const { options, connected } = internet({ 'kitchen.example': ['10.0.0.1'] });
    const allowed = { ...options, loopbackHosts: new Set(['kitchen.example:81', 'kitchen.example']) };
    for (const url of ['http://kitchen.example/', 'http://kitchen.example:81/'])
      expect(await fetchUrl(url, HEADERS, allowed)).toEqual(refused);
    expect(connected).toEqual([]);
  });
});
