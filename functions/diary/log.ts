import { updateDiaryBadges } from '#core/badge/update-badges.ts';
import { DiaryRequest } from '#core/diary/diary-entry.ts';
import { logEntry } from '#core/diary/logging/log-entry.ts';
import { ok } from '#core/result.ts';
import { earnedBadges } from '../http/earned-badges.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  attempts,
  badgeProgress,
  clock,
  cookMarkReader,
  days,
  diary,
  goalsReader,
  householdReader,
  memberships,
  products,
  productService,
  recipeReader,
  secrets,
} from '../ports.ts';

/** POST /api/diary. Repeating the ID replaces the entry; repeating the key changes nothing. */
export const handler = route(
  {
    takesTokens: true,
    uses: {
      attempts,
      badgeProgress,
      clock,
      cookMarks: cookMarkReader,
      days,
      diary,
      goals: goalsReader,
      households: householdReader,
      memberships,
      products,
      productService,
      recipes: recipeReader,
      secrets,
    },
    body: DiaryRequest,
  },
  async ({ ports, session, body, key, timeZone, language }) => {
    const operation = { user: session, timeZone, key: key ?? ports.secrets.id() };
    const logged = await logEntry(ports, operation, body);
    if (!logged.ok) return refuse(logged.error);
    const user = { userId: session.userId, timeZone };
    const earned = await earnedBadges(ports, language, () => updateDiaryBadges(ports, user, body.day));
    return respond(201, ok({ ...logged.value, ...earned }));
  },
);
