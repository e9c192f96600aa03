import * as v from 'valibot';
import { updateDiaryBadges } from '#core/badge/update-badges.ts';
import { DiaryEntryId } from '#core/diary/diary-entry.ts';
import { takeBackEntry } from '#core/diary/logging/log-entry.ts';
import { ok } from '#core/result.ts';
import { LocalDayText } from '#core/time.ts';
import { earnedBadges } from '../http/earned-badges.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { badgeProgress, clock, cookMarkReader, days, diary, goalsReader, secrets } from '../ports.ts';

/** DELETE /api/diary/{id}?day=. Safe to repeat. */
export const handler = route(
  {
    takesTokens: true,
    uses: { badgeProgress, clock, cookMarks: cookMarkReader, days, diary, goals: goalsReader, secrets },
    params: v.object({ id: DiaryEntryId }),
    query: v.object({ day: LocalDayText }),
  },
  async ({ ports, session, params, query, key, timeZone, language }) => {
    const operation = { user: session, timeZone, key: key ?? ports.secrets.id() };
    await takeBackEntry(ports, operation, { day: query.day, id: params.id });
    const user = { userId: session.userId, timeZone };
    await earnedBadges(ports, language, () => updateDiaryBadges(ports, user, query.day));
    return respond(204, ok(undefined));
  },
);
