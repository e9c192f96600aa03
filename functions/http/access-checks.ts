import type { TooManyAttempts } from '#core/limits/errors.ts';
import { checkLimits, writeOf, type Attempt } from '#core/limits/limits.ts';
import type { UserId } from '#core/user-id.ts';
import { authenticateToken, type TokenUse } from '#core/account/access-tokens.ts';
import type { TokenInvalid, TokenRefused } from '#core/account/errors.ts';
import { authenticate, type CurrentSession } from '#core/account/session.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { PortMakers } from '../rights.ts';
import { attempts, clock, secrets, signInUses } from '../ports.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

/** Checks of a request's session and of its attempts. */
export type AccessChecks = {
  readonly uses: PortMakers;
  tokenOf(cookies: readonly string[] | undefined): string | undefined;
  /** Returns the cookie that keeps a session for another 30 days. */
  renew(token: string): string | undefined;
  /** Returns the session of a token; undefined if there is none. */
  authenticate(token: string | undefined): Promise<CurrentSession | undefined>;
  authenticateToken(
    use: TokenUse,
  ): Promise<Result<CurrentSession, TokenInvalid | TokenRefused | TooManyAttempts>>;
  checkLimits(attempted: readonly Attempt[]): Promise<Result<unknown, TooManyAttempts>>;
  /** Counts a change of a signed-in device. */
  countWrite(userId: UserId): Promise<Result<unknown, TooManyAttempts>>;
};

/** Checks against the sessions and attempts in the table. */
export const accessChecks: AccessChecks = {
  uses: { attempts, clock, secrets, signInUses },
  tokenOf: sessionToken,
  renew: sessionCookie,
  authenticate: (token) => authenticate({ clock: clock(), secrets: secrets(), signIns: signInUses() }, token),
  authenticateToken: (use) =>
    authenticateToken(
      { attempts: attempts(), clock: clock(), secrets: secrets(), signIns: signInUses() },
      use,
    ),
  checkLimits: (attempted) =>
    checkLimits({ attempts: attempts(), clock: clock(), secrets: secrets() }, attempted),
  async countWrite(userId) {
    const attempted = writeOf({ secrets: secrets() }, userId);
    return attempted.length === 0 ? ok(undefined) : this.checkLimits(attempted);
  },
};

/** Accepts requests without a session. Routes without a table need not bundle its client. */
export const anonymousAccess: AccessChecks = {
  uses: {},
  tokenOf: () => undefined,
  renew: () => undefined,
  authenticate: async () => undefined,
  authenticateToken: async () => err({ type: 'TokenInvalid' }),
  checkLimits: async () => ok(undefined),
  countWrite: async () => ok(undefined),
};
