import type { Ports } from '#core/ports.ts';
import { ok } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { log, traceOf } from '../telemetry/log.ts';
import { respond, type Reply } from './respond.ts';

/** Runs a side task of a request. A failure is logged, and the request goes on. */
export async function bestEffort(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    log({ level: 'error', event, failure: traceOf(failure) }, { SideFailures: 1 });
  }
}

/** Returns a mailer whose failures are only logged: the operation that it reports has already succeeded. */
export const bestEffortMailer = (mailer: Ports['mailer']): Ports['mailer'] => ({
  send: (mail) => bestEffort('mail', () => mailer.send(mail)),
});

/** Runs a task for at least a given time, so that its duration reveals nothing. */
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
 * Answers 202 after the same time whether or not there was work to do. A failure gets the same answer, because an error
 * would reveal that there was work.
 */
export async function respondNeutrally(
  ports: Pick<Ports, 'clock'>,
  event: string,
  work: () => Promise<void>,
): Promise<Reply> {
  await inTheSameTime(ports, NEUTRAL_RESPONSE_TIME, () => bestEffort(event, work));
  return respond(202, ok({}));
}
