import type { SystemPorts } from '../system-ports.ts';
import type { Counter, LimitPorts } from './ports.ts';
import type { TooManyAttempts } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';
import type { Email } from '../email.ts';
import { mailboxOf } from './mailbox.ts';

/**
 * How often something may be tried within a window of time, in ms. Limits of one counter count together, and the one with
 * the larger `most` has what the others leave: a stranger who uses up the smaller ones cannot use up that. Honest use
 * meets none of them: tests/simulation/honest-days.test.ts.
 */
const LIMITS = {
  /**
   * Wrong passwords; a right one counts for nothing. A device that was in before is counted apart, and is not bound to
   * what its network and other devices do. Whoever meets these may still have a link mailed that logs in.
   */
  guessFromKnownDevice: { most: 20, window: 15 * MINUTE },
  guessAtAccount: { most: 20, window: 15 * MINUTE },
  guessFromNetwork: { most: 300, window: 15 * MINUTE },
  guessInAll: { most: 3_000, window: 15 * MINUTE },
  proofFromSession: { most: 20, window: 15 * MINUTE },
  googleFromNetwork: { most: 3_000, window: 15 * MINUTE },
  registerFromNetwork: { most: 300, window: HOUR },
  /** Links and tokens cannot be guessed: this only keeps the work within bounds. */
  linkFromNetwork: { most: 300, window: 15 * MINUTE },

  /** Nobody's mailbox is filled by strangers. What lets its owner in, and what tells them of a contract, comes through. */
  mailFromNetwork: { most: 300, window: HOUR },
  'mailInHour/registration': { counter: 'mailInHour', most: 8, window: HOUR },
  'mailInHour/logInLink': { counter: 'mailInHour', most: 10, window: HOUR },
  'mailInHour/resetLink': { counter: 'mailInHour', most: 12, window: HOUR },
  'mailInHour/contract': { counter: 'mailInHour', most: 14, window: HOUR },
  'mailInDay/registration': { counter: 'mailInDay', most: 15, window: DAY },
  'mailInDay/logInLink': { counter: 'mailInDay', most: 18, window: DAY },
  'mailInDay/resetLink': { counter: 'mailInDay', most: 21, window: DAY },
  'mailInDay/contract': { counter: 'mailInDay', most: 24, window: DAY },
  declarationFor: { most: 5, window: HOUR },
  declarationFromNetwork: { most: 60, window: HOUR },

  /** Recipes that are begun to be written; what was written before, and is only asked for again, counts for nothing. */
  'run/free': { counter: 'run', most: 20, window: DAY },
  'run/basic': { counter: 'run', most: 60, window: DAY },
  'run/pro': { counter: 'run', most: 150, window: DAY },
  /** A device that goes round in circles leaves the others of its cook something. */
  runFromDevice: { most: 60, window: HOUR },
  /** Cooks who pay are not counted. */
  'runFromNetwork/others': { counter: 'runFromNetwork', most: 300, window: DAY },
  'runFromNetwork/firstToday': { counter: 'runFromNetwork', most: 600, window: DAY },
  /** What a model has answered and no recipe came of: no food, a refusal, a run that was cancelled. */
  'unfinished/free': { counter: 'unfinished', most: 10, window: DAY },
  'unfinished/basic': { counter: 'unfinished', most: 20, window: DAY },
  'unfinished/pro': { counter: 'unfinished', most: 40, window: DAY },
  /** Translations cost the cook nothing, and us something. */
  translationFor: { most: 60, window: HOUR },
} as const satisfies Record<string, Limit>;

type Limit = { readonly most: number; readonly window: number; readonly counter?: string };

/** An attempt, and whose: what it is counted by, a network, a mailbox, or a user. */
export type Attempt = { readonly limit: keyof typeof LIMITS; readonly by: string };

/** A guess at the password of an account, from a device that was never in. */
export const guessAt = (email: Email, network: string): readonly Attempt[] => [
  { limit: 'guessFromNetwork', by: network },
  { limit: 'guessAtAccount', by: email },
  { limit: 'guessInAll', by: 'all' },
];

/** What a mail that anybody can have sent is about. */
type MailKind = 'registration' | 'logInLink' | 'resetLink' | 'contract';

/** A mail to a mailbox, under whatever address. */
export function mailTo(email: Email, kind: MailKind): readonly Attempt[] {
  const by = mailboxOf(email);
  return [
    { limit: `mailInHour/${kind}`, by },
    { limit: `mailInDay/${kind}`, by },
  ];
}

type Needs = Pick<SystemPorts, 'clock' | 'secrets'> & LimitPorts;

/** Counts attempts, unless one of them is one too many. @returns how many there are now of each */
export async function checkLimits(
  ports: Needs,
  attempted: readonly Attempt[],
): Promise<Result<readonly number[], TooManyAttempts>> {
  const now = ports.clock.now();
  const counts: number[] = [];
  for (const attempt of attempted) {
    const counter = counterOf(ports, attempt, now);
    const count = await ports.attempts.take(counter, LIMITS[attempt.limit].most);
    if (count === 0)
      return err({ type: 'TooManyAttempts', retryAfterSeconds: Math.ceil((counter.endsAt - now) / SECOND) });
    counts.push(count);
  }
  return ok(counts);
}

/** Attempts were good ones, and count for nothing. @param at when they were counted, unless that was just now */
export async function refundAttempt(
  ports: Needs,
  attempts: readonly Attempt[],
  at = ports.clock.now(),
): Promise<void> {
  await Promise.all(attempts.map((attempt) => ports.attempts.refund(counterOf(ports, attempt, at))));
}

function counterOf({ secrets }: Needs, { limit, by }: Attempt, now: number): Counter {
  const { window, counter = limit }: Limit = LIMITS[limit];
  const startsAt = now - (now % window);
  return { limit: counter, hash: secrets.hash(by), startsAt, endsAt: startsAt + window };
}
