import type { EarnedBadges } from '#core/badge/badge.ts';
import type { BadgeStatus } from '#core/badge/progress.ts';
import type { Language } from '#core/language.ts';
import type { Ports } from '#core/ports.ts';
import { SECOND } from '#core/time.ts';
import { tellBadge } from '../sentences/badge-in-words.ts';
import { log, traceOf } from '../telemetry/log.ts';

/** No answer waits longer for its badges. */
const BADGES_TAKE = SECOND;

/**
 * The badges that a operation has earned, for its answer. They are an extra: where they fail or take their time, the operation is
 * done all the same, and the next one makes up for them.
 */
export async function earnedBadges(
  { clock }: Pick<Ports, 'clock'>,
  language: Language,
  settle: () => Promise<readonly BadgeStatus[]>,
): Promise<EarnedBadges> {
  const none = { earnedBadges: [] };
  const settled = settle().then(
    (earned) => ({ earnedBadges: earned.map((badge) => tellBadge(badge, language)) }),
    (failure: unknown) => {
      log({ level: 'error', event: 'badges', failure: traceOf(failure) }, { SideFailures: 1 });
      return none;
    },
  );
  const earned = await Promise.race([settled, clock.pause(BADGES_TAKE).then(() => none)]);
  return earned.earnedBadges.length > 0 ? earned : {};
}
