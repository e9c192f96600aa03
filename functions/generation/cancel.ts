import * as v from 'valibot';
import { RunKey } from '#core/generation/run/run.ts';
import { cancelRun } from '#core/generation/run/reconcile-run.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, photoRemover, recipeReader, runs, secrets, usage } from '../ports.ts';

/** DELETE /api/analyze/{key}. Charges nothing, unless the recipe is already being saved. */
export const handler = route(
  {
    uses: { clock, secrets, runs, usage, photos: photoRemover, recipes: recipeReader },
    params: v.object({ key: RunKey }),
  },
  async ({ ports, session, params }) => respond(204, await cancelRun(ports, session.userId, params.key)),
);
