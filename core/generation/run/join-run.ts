import type { RunReader } from './ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import { SECOND, type EpochMs } from '../../time.ts';
import { beginRun } from './begin-run.ts';
import type { Requester } from './requester.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { isActive, JOIN_TIMEOUT, type GenerationRun, type RunKey } from './run.ts';

const POLL_INTERVAL = SECOND;

/**
 * Begins a run, or waits for the run of another request with the same key. A phone that reconnects therefore sends its
 * photos only once.
 * @returns the result of beginRun; RunInProgress if the other request takes longer than JOIN_TIMEOUT
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
    await waitForEnd(ports, user.userId, fresh.key, until);
  }
}

async function waitForEnd(
  { clock, runs }: Pick<SystemPorts, 'clock'> & { readonly runs: RunReader },
  userId: UserId,
  key: RunKey,
  until: EpochMs,
): Promise<void> {
  let held: GenerationRun | undefined;
  do {
    await clock.pause(POLL_INTERVAL);
    held = await runs.find(userId, key);
  } while (held && isActive(held) && clock.now() < Math.min(held.expiresAt, until));
}
