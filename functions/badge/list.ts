import { badgeStatuses } from '#core/badge/update-badges.ts';
import { ok } from '#core/result.ts';
import { badgeInWords } from '../sentences/badge-in-words.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { badgeProgress, clock, recipeReader } from '../ports.ts';

/** GET /api/badges/user. All badges, earned or not. */
export const handler = route(
  { uses: { clock, badgeProgress, recipes: recipeReader } },
  async ({ ports, session, timeZone, language }) => {
    const statuses = await badgeStatuses(ports, { userId: session.userId, timeZone });
    return respond(200, ok(statuses.map((status) => badgeInWords(status, language))));
  },
);
