import type { EarnedBadges } from '#core/badge/badge.ts';
import type { BadgeStatus } from '#core/badge/progress.ts';
import type { Language } from '#core/language.ts';
import type { Ports } from '#core/ports.ts';
import { SECOND } from '#core/time.ts';
import { badgeInWords } from '../sentences/badge-in-words.ts';
import { log, traceOf } from '../telemetry/log.ts';

/** Maximum time that an answer waits for badges. */
const MAX_WAIT = SECOND;

/**
 * Returns the badges earned by an operation, for its response. If their update fails or takes too long, the operation
 * still succeeds: the next update repairs them.
 */
export async function earnedBadges(
  { clock }: Pick<Ports, 'clock'>,
  language: Language,
  update: () => Promise<readonly BadgeStatus[]>,
): Promise<EarnedBadges> {
  const none = { earnedBadges: [] };
  const updated = update().then(
    (earned) => ({ earnedBadges: earned.map((badge) => badgeInWords(badge, language)) }),
    (failure: unknown) => {
      log({ level: 'error', event: 'badges', failure: traceOf(failure) }, { SideFailures: 1 });
      return none;
    },
  );
  const earned = await Promise.race([updated, clock.pause(MAX_WAIT).then(() => none)]);
  return earned.earnedBadges.length > 0 ? earned : {};
}
