import type { AccessToken } from './access-token.ts';
import type { UserId } from '../user-id.ts';
import type { KitchenId } from '../kitchen-id.ts';
import { DAY, HOUR, type EpochMs } from '../time.ts';

/** Sign-in methods of one user. One item, so that one condition guards all of them. */
export type SignIn = {
  readonly userId: UserId;
  /** Absent if the user signs in with Google only. */
  readonly passwordHash?: string;
  readonly googleSubject?: string;
  readonly verified: boolean;
  /** Until verification: hash that identifies the registration among others for the same address. */
  readonly registeredBy?: string;
  readonly verifyLink?: Link;
  readonly resetLink?: Link;
  readonly logInLink?: Link;
  /** The code by which a client gets an access token. */
  readonly oauthCode?: Link;
  readonly sessions: readonly Session[];
  /** Absent without tokens, as after a new password. */
  readonly tokens?: readonly AccessToken[];
  /** ID of the user's own kitchen; absent for their first one, whose ID is derived. */
  readonly kitchenId?: KitchenId;
  /** The household that the user points to; it must list them, too. */
  readonly householdId?: KitchenId;
  /** The account was deleted and cannot be opened again. */
  readonly closed?: true;
};

/** Link in an email, or a client's code. Only the hash of its secret is stored. */
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

/**
 * Interval at which the use of a session is recorded: each write costs money, and half a day is accurate enough for
 * 30 days.
 */
export const SESSION_TOUCH_INTERVAL = 12 * HOUR;

export const MAX_SESSIONS = 20;

/** Returns a token for cookies and links: `<userId>.<secret>`. */
export const tokenOf = (userId: UserId, secret: string): string => `${userId}.${secret}`;

/** @returns undefined if the text is not a token */
export function parseToken(token: string | undefined): { userId: UserId; secret: string } | undefined {
  const [, userId, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  return userId && secret ? { userId, secret } : undefined;
}
