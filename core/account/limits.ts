import type { TooManyAttempts } from '../errors.ts';
import type { Counter, Ports } from '../ports.ts';
import { err, ok, type Result } from '../result.ts';
import { HOUR, MINUTE, SECOND } from '../time.ts';

/**
 * How often something may be tried within a window of time, in ms. Whoever has an address of the network in common, an
 * office or a whole mobile network, shares what is counted by address: those are wide. What is counted by account ends
 * with its window, and an own device is counted apart, so that nobody can lock an owner out.
 */
const LIMITS = {
  logInFromAddress: { most: 300, window: 15 * MINUTE },
  logInToAccount: { most: 20, window: 15 * MINUTE },
  logInFromKnownDevice: { most: 20, window: 15 * MINUTE },
  proofFromSession: { most: 20, window: 15 * MINUTE },
  registerFromAddress: { most: 300, window: HOUR },
  /** Links and tokens cannot be guessed: this only keeps the work within bounds. */
  linkFromAddress: { most: 300, window: 15 * MINUTE },
  mailFromAddress: { most: 300, window: HOUR },
  /** Nobody's mailbox is filled by strangers. */
  registerMailTo: { most: 10, window: HOUR },
  verifyMailTo: { most: 10, window: HOUR },
  resetMailTo: { most: 10, window: HOUR },
  contractMailTo: { most: 30, window: HOUR },
  /** Translations cost the cook nothing, and us something. */
  translationFor: { most: 60, window: HOUR },
} as const;

/** An attempt, and whose: what it is counted by, an address of the network or of a mailbox, or a user. */
export type Attempt = { readonly limit: keyof typeof LIMITS; readonly by: string };

type Needs = Pick<Ports, 'clock' | 'secrets' | 'attempts'>;

/** Counts attempts, unless one of them is one too many. */
export async function withinLimits(
  ports: Needs,
  attempted: readonly Attempt[],
): Promise<Result<void, TooManyAttempts>> {
  const now = ports.clock.now();
  for (const attempt of attempted) {
    const counter = counterOf(ports, attempt, now);
    if (await ports.attempts.take(counter, LIMITS[attempt.limit].most)) continue;
    return err({ type: 'TooManyAttempts', retryAfterSeconds: Math.ceil((counter.endsAt - now) / SECOND) });
  }
  return ok(undefined);
}

/** An attempt was a good one, and counts for nothing. */
export const forgive = (ports: Needs, attempt: Attempt): Promise<void> =>
  ports.attempts.giveBack(counterOf(ports, attempt, ports.clock.now()));

function counterOf({ secrets }: Needs, { limit, by }: Attempt, now: number): Counter {
  const { window } = LIMITS[limit];
  const startsAt = now - (now % window);
  return { limit, hash: secrets.hash(by), startsAt, endsAt: startsAt + window };
}
