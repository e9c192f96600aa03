import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { LoggedIn } from '#core/account/start-session.ts';
import { SESSION_LIFETIME } from '#core/account/sign-in.ts';
import { DAY, SECOND } from '#core/time.ts';

/** Because of the `__Host-` prefix, browsers refuse a cookie of another host, or without `Secure` and `Path=/`. */
const SESSION = '__Host-session';
const DEVICE = '__Host-device';

const ATTRIBUTES = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'lax',
} as const satisfies Partial<SetCookie>;

/** Returns the cookie that signs a device in for the next 30 days. */
export const sessionCookie = (token: string): string =>
  stringifySetCookie({ name: SESSION, value: token, maxAge: SESSION_LIFETIME / SECOND, ...ATTRIBUTES });

export const loginCookies = ({ token, proof }: Pick<LoggedIn, 'token' | 'proof'>): string[] => [
  sessionCookie(token),
  ...(proof === undefined ? [] : [deviceCookie(proof)]),
];

export const endedSessionCookie = (): string => endedCookie(SESSION);

/** Returns the cookies that remove all of our cookies from a device after its account was deleted. */
export const forgottenCookies = (): string[] => [endedSessionCookie(), endedCookie(DEVICE)];

/**
 * Clears the browser's HTTP cache, which keeps photos for a year. The app erases everything else.
 * Source: Clear Site Data, 3.1
 */
export const CLEARED_CACHE = { 'clear-site-data': '"cache"' } as const;

export const sessionToken = (cookies?: readonly string[]): string | undefined => valueOf(SESSION, cookies);

/**
 * Returns the cookie that identifies a known device at its next login. It stays after signing out, and names no user.
 */
export const deviceCookie = (proof: string): string =>
  stringifySetCookie({ name: DEVICE, value: proof, maxAge: (365 * DAY) / SECOND, ...ATTRIBUTES });

export const deviceProof = (cookies?: readonly string[]): string | undefined => valueOf(DEVICE, cookies);

const endedCookie = (name: string) => stringifySetCookie({ name, value: '', maxAge: 0, ...ATTRIBUTES });

/** Values are not unescaped: our tokens need no escapes, so a token has only one accepted spelling. */
const valueOf = (name: string, cookies: readonly string[] = []): string | undefined =>
  parseCookie(cookies.join('; '), { decode: (value) => value })[name];
