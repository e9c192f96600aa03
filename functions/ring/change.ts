import * as v from 'valibot';
import { changeRing } from '#core/ring/change-ring.ts';
import { RingChange, RingId } from '#core/ring/ring.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { attempts, clock, ringDevices, secrets, wakeUps } from '../ports.ts';

/** PUT /api/rings/{id}. Starts, moves, pauses or stops a timer. Outdated changes have no effect. */
export const handler = route(
  {
    uses: { attempts, clock, ringDevices, secrets, wakeUps },
    params: v.object({ id: RingId }),
    body: RingChange,
  },
  async ({ ports, session, params, body }) => respond(204, await changeRing(ports, session, params.id, body)),
);
