import type { SystemPorts } from '../system-ports.ts';
import type { Counter, LimitPorts } from './ports.ts';
import type { TooManyAttempts } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';
import type { Email } from '../email.ts';
import type { UserId } from '../user-id.ts';
import { mailboxOf } from './mailbox.ts';

/** Recipes that are read for a user in a day, by plan. */
export const READINGS_PER_DAY = { free: 60, basic: 300, pro: 300 } as const;

/**
 * Maximum number of attempts (`most`) per window in ms. Limits with the same `counter` share it. The one with the
 * largest `most` has a reserve that strangers who use up the others cannot touch. Ordinary use reaches no limit:
 * tests/simulation/honest-days.test.ts.
 */
const LIMITS = {
  /**
   * Wrong passwords; right ones do not count. A known device has its own counter, independent of its network and of
   * other devices. A user who reaches these limits can still request a login link by email.
   */
  guessFromKnownDevice: { most: 20, window: 15 * MINUTE },
  guessAtAccount: { most: 20, window: 15 * MINUTE },
  guessFromNetwork: { most: 300, window: 15 * MINUTE },
  guessInAll: { most: 3_000, window: 15 * MINUTE },
  proofFromSession: { most: 20, window: 15 * MINUTE },
  googleFromNetwork: { most: 3_000, window: 15 * MINUTE },
  /**
   * Wrong access tokens by network, and requests with valid tokens by user. One in ten read requests is counted, so ten
   * programs may each send one every ten seconds.
   */
  wrongTokenFromNetwork: { most: 100, window: 15 * MINUTE },
  tokenWrite: { most: 1_000, window: HOUR },
  tokenRead: { most: 360, window: HOUR },
  registerFromNetwork: { most: 300, window: HOUR },
  /** Links and tokens cannot be guessed. This limits only the work that attempts cause. */
  linkFromNetwork: { most: 300, window: 15 * MINUTE },
  /** High, because the servers of an assistant redeem the codes of all its users. */
  codeFromNetwork: { most: 3_000, window: 15 * MINUTE },

  /** Prevents strangers from filling a mailbox. Login links, reset links and contract emails have reserves. */
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

  /** New generations. Repeated requests for the same recipe do not count. */
  'run/free': { counter: 'run', most: 20, window: DAY },
  'run/basic': { counter: 'run', most: 60, window: DAY },
  'run/pro': { counter: 'run', most: 150, window: DAY },
  /** Leaves some of the limit to the user's other devices if one device sends requests in a loop. */
  runFromDevice: { most: 60, window: HOUR },
  /** Paying users are not counted. */
  'runFromNetwork/others': { counter: 'runFromNetwork', most: 300, window: DAY },
  'runFromNetwork/firstToday': { counter: 'runFromNetwork', most: 600, window: DAY },
  /** Generations that fail on the user's side: no food, a wish that no dish meets, a cancelled run. */
  'unfinished/free': { counter: 'unfinished', most: 10, window: DAY },
  'unfinished/basic': { counter: 'unfinished', most: 20, window: DAY },
  'unfinished/pro': { counter: 'unfinished', most: 40, window: DAY },
  /** Translations, free for the user but not for us. Invalid answers of all models also count as `untranslated`. */
  translationFor: { most: 60, window: HOUR },
  'translation/free': { counter: 'translation', most: 30, window: DAY },
  'translation/basic': { counter: 'translation', most: 100, window: DAY },
  'translation/pro': { counter: 'translation', most: 100, window: DAY },
  'untranslated/free': { counter: 'untranslated', most: 10, window: DAY },
  'untranslated/basic': { counter: 'untranslated', most: 20, window: DAY },
  'untranslated/pro': { counter: 'untranslated', most: 40, window: DAY },
  /** Pages and texts to read. Each may cause a request to another server. */
  'reading/free': { counter: 'reading', most: READINGS_PER_DAY.free, window: DAY },
  'reading/basic': { counter: 'reading', most: READINGS_PER_DAY.basic, window: DAY },
  'reading/pro': { counter: 'reading', most: READINGS_PER_DAY.pro, window: DAY },
  /**
   * Requests to store a typed, imported or copied recipe, including refused ones, because reading takes time. Requests
   * above the hourly number count against the monthly one, so that a first library of 5,000 can be imported within an
   * hour.
   */
  creationFor: { most: 1_200, window: HOUR },
  libraryFor: { most: 6_000, window: 30 * DAY },
  /** Changes by signed-in devices. One in ten is counted. */
  sessionWrite: { most: 2_000, window: HOUR },
  /** Entries of one diary day. The window is longer than a day can be logged. */
  entryOfDay: { most: 200, window: 64 * DAY },
  pictureFor: { most: 100, window: HOUR },
  /** Product look-ups. Each may cause a request to Open Food Facts. */
  productFor: { most: 60, window: HOUR },
  /** Starts, pauses and ends of timers that ring on a locked phone. */
  ringFor: { most: 300, window: HOUR },
} as const satisfies Record<string, Limit>;

type Limit = { readonly most: number; readonly window: number; readonly counter?: string };

/** Attempt, with its origin: a network, a mailbox or a user. */
export type Attempt = { readonly limit: keyof typeof LIMITS; readonly by: string };

/** Returns the attempts of a password guess from an unknown device. */
export const guessAt = (email: Email, network: string): readonly Attempt[] => [
  { limit: 'guessFromNetwork', by: network },
  { limit: 'guessAtAccount', by: email },
  { limit: 'guessInAll', by: 'all' },
];

/** Purpose of an email that anybody can cause. */
type MailKind = 'registration' | 'logInLink' | 'resetLink' | 'contract';

/** Returns the attempts of an email to a mailbox, independent of the address's spelling. */
export function mailTo(email: Email, kind: MailKind): readonly Attempt[] {
  const by = mailboxOf(email);
  return [
    { limit: `mailInHour/${kind}`, by },
    { limit: `mailInDay/${kind}`, by },
  ];
}

type LimitCheckPorts = Pick<SystemPorts, 'clock' | 'secrets'> & LimitPorts;

/** Counts attempts unless one of them exceeds its limit. @returns the current count of each */
export async function checkLimits(
  ports: LimitCheckPorts,
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

/**
 * Counts a request to store a recipe.
 * @returns the attempt that it counted as, for `refundAttempt`
 */
export async function countCreation(
  ports: LimitCheckPorts,
  userId: UserId,
): Promise<Result<Attempt, TooManyAttempts>> {
  const attempts: readonly [Attempt, Attempt] = [
    { limit: 'creationFor', by: userId },
    { limit: 'libraryFor', by: userId },
  ];
  const [hour, month] = attempts;
  const within = await checkLimits(ports, [hour]);
  if (within.ok) return ok(hour);
  // The response names the hourly limit, which ends sooner.
  return (await checkLimits(ports, [month])).ok ? ok(month) : within;
}

/** One change in ten is counted, because each count costs a write. */
export const COUNTED_WRITES = 10;

/** Returns the attempts of a change by a signed-in device: none for nine in ten. */
export const writeOf = ({ secrets }: Pick<SystemPorts, 'secrets'>, by: UserId): readonly Attempt[] =>
  secrets.below(COUNTED_WRITES) === 0 ? [{ limit: 'sessionWrite', by }] : [];

/** Undoes the count of successful attempts. @param at time of counting. Default: now */
export async function refundAttempt(
  ports: LimitCheckPorts,
  attempts: readonly Attempt[],
  at = ports.clock.now(),
): Promise<void> {
  await Promise.all(attempts.map((attempt) => ports.attempts.refund(counterOf(ports, attempt, at))));
}

function counterOf({ secrets }: LimitCheckPorts, { limit, by }: Attempt, now: number): Counter {
  const { window, counter = limit }: Limit = LIMITS[limit];
  const startsAt = now - (now % window);
  return { limit: counter, hash: secrets.hash(by), startsAt, endsAt: startsAt + window };
}
