import type { Ports } from '../../ports.ts';
import { SECOND, type EpochMs } from '../../time.ts';
import type { UserId } from '../../account/account.ts';
import { beginRun } from './begin-run.ts';
import type { Cook } from './requester.ts';
import type { Tell } from '../model/events.ts';
import { isActive, JOINED_FOR, type Run, type RunKey } from './run.ts';

const LOOK_EVERY = SECOND;

/**
 * Begins a run, or joins the one under its key that somebody is carrying out, and waits for its end: a phone that comes
 * back need not send its photos again and again.
 * @returns what beginRun returns; RunInProgress if it is going on still after JOINED_FOR
 */
export async function joinRun(
  ports: Parameters<typeof beginRun>[0],
  cook: Cook,
  fresh: Run,
  tell: Tell,
): ReturnType<typeof beginRun> {
  const until = ports.clock.now() + JOINED_FOR;
  for (;;) {
    const begun = await beginRun(ports, cook, fresh);
    if (begun.ok || begun.error.type !== 'RunInProgress' || ports.clock.now() >= until) return begun;
    tell({ type: 'begun' });
    await untilOver(ports, cook.userId, fresh.key, until);
  }
}

async function untilOver(
  { clock, runs }: Pick<Ports, 'clock' | 'runs'>,
  userId: UserId,
  key: RunKey,
  until: EpochMs,
): Promise<void> {
  let held: Run | undefined;
  do {
    await clock.pause(LOOK_EVERY);
    held = await runs.find(userId, key);
  } while (held && isActive(held) && clock.now() < Math.min(held.expiresAt, until));
}
