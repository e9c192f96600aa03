import type { Ports } from '#core/ports.ts';
import { ok } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { log, traceOf } from './log.ts';
import { respond, type Reply } from './respond.ts';

/** Does what nobody waits for in vain: where it fails, the log says so and the request goes on. */
export async function onTheSide(event: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    log({ level: 'error', event, failure: traceOf(failure) }, { SideFailures: 1 });
  }
}

/** A mailer for news about what is done already: undone it would not become by a mail that cannot be sent. */
export const newsBy = (mailer: Ports['mailer']): Ports['mailer'] => ({
  send: (mail) => onTheSide('mail', () => mailer.send(mail)),
});

/** Longer than finding an account and mailing to it takes. */
const NEUTRAL_ANSWER_TAKES = SECOND / 2;

/**
 * Answers 202 whether or not there was something to do, and after the same time; also where that failed, for only what
 * there was to do can fail.
 */
export async function respondNeutrally(
  { clock }: Pick<Ports, 'clock'>,
  event: string,
  work: () => Promise<void>,
): Promise<Reply> {
  await Promise.all([onTheSide(event, work), clock.pause(NEUTRAL_ANSWER_TAKES)]);
  return respond(202, ok({}));
}
