import type { Ports } from '#core/ports.ts';
import { ok } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { log, traceOf } from '../telemetry/log.ts';
import { respond, type Reply } from './respond.ts';

/** Runs a side task of a request. If it fails, the failure is logged and the request goes on. */
export async function bestEffort(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    log({ level: 'error', event, failure: traceOf(failure) }, { SideFailures: 1 });
  }
}

/** Returns a mailer that only logs failures: the operation that a mail reports has already succeeded. */
export const bestEffortMailer = (mailer: Ports['mailer']): Ports['mailer'] => ({
  send: (mail) => bestEffort('mail', () => mailer.send(mail)),
});

/** Runs a task and waits until a given time has passed, so that its duration reveals nothing. */
export async function inTheSameTime(
  { clock }: Pick<Ports, 'clock'>,
  milliseconds: number,
  work: () => Promise<void>,
): Promise<void> {
  await Promise.all([work(), clock.pause(milliseconds)]);
}

/** Longer than finding an account and mailing to it takes, in milliseconds. */
const NEUTRAL_RESPONSE_TIME = SECOND / 2;

/**
 * Answers 202 after a fixed time, with or without work to do. A failure gets the same answer: an error would reveal
 * that there was work.
 */
export async function respondNeutrally(
  ports: Pick<Ports, 'clock'>,
  event: string,
  work: () => Promise<void>,
): Promise<Reply> {
  await inTheSameTime(ports, NEUTRAL_RESPONSE_TIME, () => bestEffort(event, work));
  return respond(202, ok({}));
}
