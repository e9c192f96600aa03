import { MINUTE, SECOND, type EpochMs } from '#core/time.ts';
import { ApiError } from '../../errors/api-error.ts';
import { PhotoLost } from '../../requests/data-url.ts';
import { UnreadableAnswer } from '../../errors/unreadable-answer.ts';
import { backoff } from '../../requests/backoff.ts';

/** Attempts to send an operation without a decision. */
export type Undecided = {
  readonly attempts: number;
  /** Time of the first one. */
  readonly since: EpochMs;
  /** Its lane waits until then; 0 if the server was not reached. */
  readonly retryAt: EpochMs;
  /** The server has decided on other operations meanwhile. */
  readonly isOvertaken?: true;
  /** The response is that of a newer server, or the browser has lost the photo. */
  readonly why?: 'outdated' | 'photo-lost';
  /** The user is told, and may retry or discard it. */
  readonly isPutAside?: true;
};

/** Fields of an outbox entry that decide whether it may be sent. */
type Sendable = { readonly undecided?: Undecided; readonly refusal?: string };

/** Number of attempts after which an operation is put aside: if others get through, and if none does. */
const ATTEMPTS = 4;
const ATTEMPTS_ALONE = 8;

/** Time in which a decision on another operation proves that the server works. */
const RECENTLY = MINUTE;

/** Returns an entry after an attempt that did not reach the server. It is then sent after the others. */
export const afterNobody = <Entry extends Sendable>(entry: Entry): Entry => ({
  ...entry,
  undecided: entry.undecided ?? { attempts: 0, since: Date.now(), retryAt: 0 },
});

/**
 * Returns an entry after an attempt without a decision. An attempt before its time, such as that of a user who comes
 * back to the app, does not count.
 * @param lastVerdictAt time of the last decision of the server on another operation
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

/** Returns an entry to be sent at once, as after the user's retry. */
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

/** Returns whether it needs a decision by the user. */
export const needsUser = (entry: Sendable): boolean => entry.refusal !== undefined || isPutAside(entry);

function reasonOf(error: unknown): Undecided['why'] {
  if (error instanceof UnreadableAnswer) return 'outdated';
  return error instanceof PhotoLost ? 'photo-lost' : undefined;
}
