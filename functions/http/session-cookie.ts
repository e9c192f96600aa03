import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';
import type { LoggedIn } from '#core/account/start-session.ts';
import { SESSION_LIFETIME } from '#core/account/sign-in.ts';
import { DAY, SECOND } from '#core/time.ts';

/** The `__Host-` prefix has browsers refuse a cookie of another host, or without `Secure` and `Path=/`. */
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

/** Returns the cookies of a device that has just signed in. */
export const loginCookies = ({ token, proof }: Pick<LoggedIn, 'token' | 'proof'>): string[] => [
  sessionCookie(token),
  ...(proof === undefined ? [] : [deviceCookie(proof)]),
];

/** Returns the cookie that signs a device out. */
export const endedSessionCookie = (): string => endedCookie(SESSION);

/** Returns the cookies that remove all of ours from a device whose account is deleted. */
export const forgottenCookies = (): string[] => [endedSessionCookie(), endedCookie(DEVICE)];

/**
 * Has a browser drop what it has kept of its own accord: photos, for a year. The app erases everything else.
 * Source: Clear Site Data, 3.1
 */
export const CLEARED_CACHE = { 'clear-site-data': '"cache"' } as const;

/** Returns the token in a request's cookies. */
export const sessionToken = (cookies?: readonly string[]): string | undefined => valueOf(SESSION, cookies);

/** Returns the cookie by which a device is known at the next login. It stays after signing out, and names no user. */
export const deviceCookie = (proof: string): string =>
  stringifySetCookie({ name: DEVICE, value: proof, maxAge: (365 * DAY) / SECOND, ...ATTRIBUTES });

export const deviceProof = (cookies?: readonly string[]): string | undefined => valueOf(DEVICE, cookies);

const endedCookie = (name: string) => stringifySetCookie({ name, value: '', maxAge: 0, ...ATTRIBUTES });

/** Values are read as they are sent: our tokens need no escapes, so another spelling of one is not taken for it. */
const valueOf = (name: string, cookies: readonly string[] = []): string | undefined =>
  parseCookie(cookies.join('; '), { decode: (value) => value })[name];
