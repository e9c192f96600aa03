import type { AccessToken } from './access-token.ts';
import type { UserId } from '../user-id.ts';
import type { KitchenId } from '../kitchen-id.ts';
import { DAY, HOUR, type EpochMs } from '../time.ts';

/** Sign-in methods of one user. Stored as one item, so that one condition guards all of them. */
export type SignIn = {
  readonly userId: UserId;
  /** Absent if the user signs in with Google only. */
  readonly passwordHash?: string;
  readonly googleSubject?: string;
  readonly verified: boolean;
  /** Hash of address and device key. Tells registrations of an address apart until it is verified. */
  readonly registeredBy?: string;
  readonly verifyLink?: Link;
  readonly resetLink?: Link;
  readonly logInLink?: Link;
  /** Code for which a client gets an access token. */
  readonly oauthCode?: Link;
  readonly sessions: readonly Session[];
  /** Absent without tokens. */
  readonly tokens?: readonly AccessToken[];
  /** ID of the user's own kitchen. Absent for the first one, whose ID is derived. */
  readonly kitchenId?: KitchenId;
  /** Household that the user points to. The user is a member only if the household lists them too. */
  readonly householdId?: KitchenId;
  /** The account was deleted and cannot be opened again. */
  readonly closed?: true;
};

/** Link in an email, or code of a client. Only the hash of its secret is stored. */
export type Link = { readonly hash: string; readonly expiresAt: EpochMs };

/** Signed-in device. `hash` is the hash of the secret in its cookie. */
export type Session = {
  readonly hash: string;
  readonly startedAt: EpochMs;
  readonly lastUsedAt: EpochMs;
  /** Browser and system, shortened. */
  readonly device: string;
};

export const VERIFY_LINK_LIFETIME = DAY;
export const RESET_LINK_LIFETIME = HOUR;
export const LOG_IN_LINK_LIFETIME = HOUR;

/** Counts from the last use. */
export const SESSION_LIFETIME = 30 * DAY;

/** Interval at which the use of a session is recorded: half a day saves writes and is accurate enough. */
export const SESSION_TOUCH_INTERVAL = 12 * HOUR;

export const MAX_SESSIONS = 20;

/** Returns a token for cookies and links: `<userId>.<secret>`. */
export const tokenOf = (userId: UserId, secret: string): string => `${userId}.${secret}`;

/** @returns undefined if the text is not a token */
export function parseToken(token: string | undefined): { userId: UserId; secret: string } | undefined {
  const [, userId, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  return userId && secret ? { userId, secret } : undefined;
}
