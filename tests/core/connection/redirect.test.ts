import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationOf, isRegistered } from '#core/connection/redirect.ts';
import { SEED } from '#tests/chance.ts';

test('a redirect leads to the same place as in a browser, and the cook is shown that place', () => {
  const begins = ['https://', 'https://a.example', 'http://localhost', 'http://127.0.0.1', 'com.app:', ''];
  const pieces = [
    '//',
    'a.example',
    '127.0.0.1',
    '[::1]',
    ':80',
    '/',
    '\\',
    '@',
    '#',
    '?',
    '%',
    ' ',
    '.',
    '"',
  ];
  const anything = fc.tuple(
    fc.constantFrom(...begins),
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 5 }),
  );
  const seen = new Set<string>();
  fc.assert(
    fc.property(anything, ([begin, more]) => {
      const redirect = [begin, ...more].join('');
      const found = destinationOf(redirect);
      if (!found) return;
      seen.add(found.kind);
      const { protocol, hostname, username, password, hash } = new URL(redirect);
      expect([username, password, hash]).toEqual(['', '', '']);
      if (found.kind === 'web')
        expect([protocol, found.name.replace(/:\d+$/, '')]).toEqual(['https:', hostname]);
      if (found.kind === 'device') expect([protocol, found.name]).toEqual(['http:', hostname]);
      if (found.kind === 'app') expect(protocol).toBe(`${found.name}:`);
    }),
    { numRuns: 2_000, seed: SEED },
  );
  expect([...seen].toSorted()).toEqual(['app', 'device', 'web']);
});

test('any port is allowed on the cook’s own device; on the web only the registered port', () => {
  expect(isRegistered('http://127.0.0.1:5/a', ['http://127.0.0.1/a'])).toBe(true);
  expect(isRegistered('http://[::1]:5', ['http://[::1]:6'])).toBe(true);
  expect(isRegistered('http://localhost:5/a', ['http://127.0.0.1/a'])).toBe(false);
  expect(isRegistered('http://127.0.0.1:5/a?b', ['http://127.0.0.1/a'])).toBe(false);
  expect(isRegistered('https://a.example:5/', ['https://a.example/'])).toBe(false);
  expect(isRegistered('https://a.example/', ['https://a.example/'])).toBe(true);
});
