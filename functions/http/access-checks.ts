import { withinLimits, type Attempt } from '#core/limits/limits.ts';
import { authenticate, type Visitor } from '#core/account/session.ts';
import type { TooManyAttempts } from '#core/errors.ts';
import { ok, type Result } from '#core/result.ts';
import { attempts, clock, secrets, signIns } from '../ports.ts';

/** Who comes in, and how often. */
export type Door = {
  /** Whose session a cookie holds. */
  visitorOf(token: string | undefined): Promise<Visitor | undefined>;
  withinLimits(attempted: readonly Attempt[]): Promise<Result<unknown, TooManyAttempts>>;
};

/** Sessions and attempts as they stand in the table. */
export const DOOR: Door = {
  visitorOf: (token) => authenticate({ clock: clock(), secrets: secrets(), signIns: signIns() }, token),
  withinLimits: (attempted) =>
    withinLimits({ attempts: attempts(), clock: clock(), secrets: secrets() }, attempted),
};

/** Everybody is a stranger, and welcome: what needs no table should not carry its client around. */
export const OPEN_DOOR: Door = {
  visitorOf: async () => undefined,
  withinLimits: async () => ok(undefined),
};
