import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deviceCookie,
  deviceProof,
  endedSessionCookie,
  forgottenCookies,
  loginCookies,
  sessionCookie,
  sessionToken,
} from '#functions/http/session-cookie.ts';

const token = fc.stringMatching(/^[\w-]{22}\.[\w-]{43}$/);
const cookieText = fc.stringMatching(/^[!#-+\--:<-[\]-~]*$/);
/** Other cookies that a browser may send beside ours. */
const strangers = fc.array(
  fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), cookieText).map(([name, value]) => `${name}=${value}`),
);
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

/** Attributes of a Set-Cookie header, in any order. */
const attributesOf = (setCookie: string) => setCookie.split('; ').slice(1).toSorted();

describe('the cookies of a device', () => {
  test('are sent to this host only, over TLS, hidden from scripts and from other sites’ requests', () => {
    const [session = '', device = ''] = loginCookies({ token: 'a.b', proof: 'c' });
    expect(pairOf(session)).toBe('__Host-session=a.b');
    expect(attributesOf(session)).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(pairOf(device)).toBe('__Host-device=c');
    expect(attributesOf(device)).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  test('are removed with the attributes they were set with', () => {
    for (const cookie of [endedSessionCookie(), ...forgottenCookies()])
      expect(attributesOf(cookie)).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(forgottenCookies().map(pairOf)).toEqual(['__Host-session=', '__Host-device=']);
  });

  test('are read among any other cookies', () => {
    fc.assert(
      fc.property(token, token, strangers, strangers, (session, proof, before, after) => {
        const cookies = [...before, pairOf(sessionCookie(session)), pairOf(deviceCookie(proof)), ...after];
        expect(sessionToken(cookies)).toBe(session);
        expect(deviceProof(cookies)).toBe(proof);
      }),
    );
  });

  test('are not found under another name or spelling', () => {
    expect(sessionToken(undefined)).toBeUndefined();
    expect(sessionToken([])).toBeUndefined();
    expect(sessionToken(['session=a.b', '__host-session=a.b', 'x__Host-session=a.b'])).toBeUndefined();
    expect(sessionToken(['__Host-session=a%2Eb'])).toBe('a%2Eb');
    expect(sessionToken(['__Host-session=first', '__Host-session=second'])).toBe('first');
  });

  test('are read without an error, whatever is sent', () => {
    fc.assert(fc.property(fc.array(fc.string()), (cookies) => void sessionToken(cookies)));
  });
});
