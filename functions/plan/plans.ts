import { ok } from '#core/result.ts';
import { openRoute } from '../http/open-route.ts';
import { respond } from '../http/respond.ts';
import { plansIn } from '../sentences/plan-in-words.ts';

/** GET /api/subscription/plans. For everybody. */
export const handler = openRoute({ uses: {} }, async ({ language }) => respond(200, ok(plansIn(language))));
