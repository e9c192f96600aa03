import type { UserId } from '../user-id.ts';
import { DAY, HOUR, type EpochMs } from '../time.ts';

/** How one user gets in: password, links in mails, sessions. One item, so that one condition guards them all. */
export type SignIn = {
  readonly userId: UserId;
  /** Absent where Google vouches for the user alone. */
  readonly passwordHash?: string;
  /** Who they are at Google. */
  readonly googleSubject?: string;
  readonly verified: boolean;
  /** Until it is verified: the hash of what tells this registration from others for the same address. */
  readonly registeredBy?: string;
  readonly verifyLink?: Link;
  readonly resetLink?: Link;
  readonly logInLink?: Link;
  readonly sessions: readonly Session[];
  /** The account was deleted: nothing opens it any more. */
  readonly closed?: true;
};

/** A link in a mail: only the hash of its secret is kept. */
export type Link = { readonly hash: string; readonly expiresAt: EpochMs };

/** A signed-in device. `hash` is that of the secret in its cookie. */
export type Session = {
  readonly hash: string;
  readonly startedAt: EpochMs;
  readonly lastUsedAt: EpochMs;
  /** What the browser calls itself, shortened. */
  readonly device: string;
};

export const VERIFY_LINK_LASTS = DAY;
export const RESET_LINK_LASTS = HOUR;
export const LOG_IN_LINK_LASTS = HOUR;

/** A session ends this long after it was last used. */
export const SESSION_LASTS = 30 * DAY;

/** How often the use of a session is written down: each write costs money, and a day is exact enough for 30. */
export const SESSION_TOUCHED_EVERY = 12 * HOUR;

export const MAX_SESSIONS = 20;

/** The tokens of cookies and links: the user and a secret of theirs, `<userId>.<secret>`. */
export const tokenOf = (userId: UserId, secret: string): string => `${userId}.${secret}`;

/** @returns undefined when the text is no token at all */
export function parseToken(token: string | undefined): { userId: UserId; secret: string } | undefined {
  const [, userId, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  return userId && secret ? { userId, secret } : undefined;
}
