import type { Ports } from '#core/ports.ts';
import { ok } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { log, traceOf } from '../telemetry/log.ts';
import { respond, type Reply } from './respond.ts';

/** Does what nobody waits for in vain: where it fails, the log says so and the request goes on. */
export async function bestEffort(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    log({ level: 'error', event, failure: traceOf(failure) }, { SideFailures: 1 });
  }
}

/** A mailer for news about what is done already: undone it would not become by a mail that cannot be sent. */
export const bestEffortMailer = (mailer: Ports['mailer']): Ports['mailer'] => ({
  send: (mail) => bestEffort('mail', () => mailer.send(mail)),
});

/** Does something that must not tell by the time it takes what it has found. */
export async function inTheSameTime(
  { clock }: Pick<Ports, 'clock'>,
  milliseconds: number,
  work: () => Promise<void>,
): Promise<void> {
  await Promise.all([work(), clock.pause(milliseconds)]);
}

/** Longer than finding an account and mailing to it takes. */
const NEUTRAL_RESPONSE_TIME = SECOND / 2;

/**
 * Answers 202 whether or not there was something to do, and after the same time; also where that failed, for only what
 * there was to do can fail.
 */
export async function respondNeutrally(
  ports: Pick<Ports, 'clock'>,
  event: string,
  work: () => Promise<void>,
): Promise<Reply> {
  await inTheSameTime(ports, NEUTRAL_RESPONSE_TIME, () => bestEffort(event, work));
  return respond(202, ok({}));
}
