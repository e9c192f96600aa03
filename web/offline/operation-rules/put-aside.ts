import { MINUTE, SECOND, type EpochMs } from '#core/time.ts';
import { ApiError } from '../../errors/api-error.ts';
import { PhotoLost } from '../../requests/data-url.ts';
import { UnreadableAnswer } from '../../errors/unreadable-answer.ts';
import { backoff } from '../../requests/backoff.ts';

/** Attempts to send an operation on which the server has not decided. */
export type Undecided = {
  readonly attempts: number;
  /** Time of the first attempt. */
  readonly since: EpochMs;
  /** Time until which its lane waits; 0 if the server was not reached. */
  readonly retryAt: EpochMs;
  /** True if the server has decided on other operations meanwhile. */
  readonly isOvertaken?: true;
  /** `outdated`: a newer server has sent the response. `photo-lost`: the browser has lost the photo. */
  readonly why?: 'outdated' | 'photo-lost';
  /** True if the user is told and may retry or discard the operation. */
  readonly isPutAside?: true;
};

/** Fields of an outbox entry that decide whether it may be sent. */
type Sendable = { readonly undecided?: Undecided; readonly refusal?: string };

/** Attempts after which an operation is put aside. The number depends on whether other operations succeed. */
const ATTEMPTS = 4;
const ATTEMPTS_ALONE = 8;

/** Milliseconds in which a decision on another operation proves that the server works. */
const RECENTLY = MINUTE;

/** Returns an entry after an attempt that did not reach the server. The entry is then sent after the others. */
export const afterNobody = <Entry extends Sendable>(entry: Entry): Entry => ({
  ...entry,
  undecided: entry.undecided ?? { attempts: 0, since: Date.now(), retryAt: 0 },
});

/**
 * Returns an entry after an attempt without a decision. An attempt before `retryAt`, such as when the user returns to
 * the app, does not count.
 * @param lastVerdictAt time of the server's last decision on another operation
 */
export function afterAttempt<Entry extends Sendable>(
  entry: Entry,
  error: unknown,
  lastVerdictAt: EpochMs,
): Entry {
  const now = Date.now();
  const before: Undecided = entry.undecided ?? { attempts: 0, since: now, retryAt: 0 };
  const attempts = before.attempts + (now >= before.retryAt ? 1 : 0);
  const why = reasonOf(error);
  const isOvertaken = before.isOvertaken ?? lastVerdictAt > before.since - RECENTLY;
  const isAside =
    before.isPutAside ?? (why !== undefined || attempts >= (isOvertaken ? ATTEMPTS : ATTEMPTS_ALONE));
  const told = error instanceof ApiError ? error.retryAfterSeconds * SECOND : 0;
  return {
    ...entry,
    undecided: {
      attempts,
      since: before.since,
      retryAt: now + (told || backoff(Math.max(1, attempts))),
      ...(isOvertaken && { isOvertaken }),
      ...(why && { why }),
      ...(isAside && { isPutAside: true }),
    },
  };
}

/** Returns an entry that is sent at once, for example because the user retries it. */
export function withoutTries<Entry extends Sendable>({
  undecided: _,
  refusal: _r,
  ...entry
}: Entry): Omit<Entry, keyof Sendable> {
  return entry;
}

/**
 * Returns whether an operation was put aside after repeated attempts without a decision. It is still tried now and
 * then.
 */
export const isPutAside = ({ undecided }: Sendable): boolean => undecided?.isPutAside === true;

export const needsUser = (entry: Sendable): boolean => entry.refusal !== undefined || isPutAside(entry);

function reasonOf(error: unknown): Undecided['why'] {
  if (error instanceof UnreadableAnswer) return 'outdated';
  return error instanceof PhotoLost ? 'photo-lost' : undefined;
}
