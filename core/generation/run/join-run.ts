import type { RunReader } from './ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import { SECOND, type EpochMs } from '../../time.ts';
import { beginRun } from './begin-run.ts';
import type { Requester } from './requester.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { isActive, JOIN_TIMEOUT, type GenerationRun, type RunKey } from './run.ts';

const LOOK_EVERY = SECOND;

/**
 * Begins a run, or joins the one under its key that somebody is carrying out, and waits for its end: a phone that comes
 * back need not send its photos again and again.
 * @returns what beginRun returns; RunInProgress if it is going on still after JOINED_FOR
 */
export async function joinRun(
  ports: Parameters<typeof beginRun>[0],
  user: Requester,
  fresh: GenerationRun,
  emit: EmitGenerationEvent,
): ReturnType<typeof beginRun> {
  const until = ports.clock.now() + JOIN_TIMEOUT;
  for (;;) {
    const begun = await beginRun(ports, user, fresh);
    if (begun.ok || begun.error.type !== 'RunInProgress' || ports.clock.now() >= until) return begun;
    emit({ type: 'begun' });
    await untilOver(ports, user.userId, fresh.key, until);
  }
}

async function untilOver(
  { clock, runs }: Pick<SystemPorts, 'clock'> & { readonly runs: RunReader },
  userId: UserId,
  key: RunKey,
  until: EpochMs,
): Promise<void> {
  let held: GenerationRun | undefined;
  do {
    await clock.pause(LOOK_EVERY);
    held = await runs.find(userId, key);
  } while (held && isActive(held) && clock.now() < Math.min(held.expiresAt, until));
}
