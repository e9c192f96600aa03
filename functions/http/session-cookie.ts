import type { LoggedIn } from '#core/account/start-session.ts';
import { SESSION_LASTS } from '#core/account/sign-in.ts';
import { DAY, SECOND } from '#core/time.ts';

const NAME = '__Host-session';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The cookie that signs a device in for the next 30 days. */
export const sessionCookie = (token: string): string =>
  `${NAME}=${token}; Max-Age=${SESSION_LASTS / SECOND}; ${ATTRIBUTES}`;

/** The cookies of a device that has just signed in. */
export const loginCookies = ({ token, proof }: LoggedIn): string[] => [
  sessionCookie(token),
  ...(proof === undefined ? [] : [deviceCookie(proof)]),
];

/** The cookie that signs it out. */
export const endedSessionCookie = (): string => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

/** What a device is left with whose account is deleted. */
export const forgottenCookies = (): string[] => [
  endedSessionCookie(),
  `${DEVICE}=; Max-Age=0; ${ATTRIBUTES}`,
];

/** The token in a request's cookies. */
export const sessionToken = (cookies?: readonly string[]): string | undefined => valueOf(NAME, cookies);

const DEVICE = '__Host-device';

/** The cookie by which a device is known at the next login. It stays after signing out, and tells nothing of the user. */
export const deviceCookie = (proof: string): string =>
  `${DEVICE}=${proof}; Max-Age=${(365 * DAY) / SECOND}; ${ATTRIBUTES}`;

export const deviceProof = (cookies?: readonly string[]): string | undefined => valueOf(DEVICE, cookies);

const valueOf = (name: string, cookies: readonly string[] = []): string | undefined =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
