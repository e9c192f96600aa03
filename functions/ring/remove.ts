import * as v from 'valibot';
import { removeRingDevice } from '#core/ring/devices.ts';
import { RingDeviceId } from '#core/ring/ring.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, ringDevices } from '../ports.ts';

/** DELETE /api/ring-devices/{id}. Works at once. Safe to repeat. */
export const handler = route(
  { uses: { clock, ringDevices }, params: v.object({ id: RingDeviceId }) },
  async ({ ports, session, params }) => {
    await removeRingDevice(ports, session.userId, params.id);
    return respond(204, ok(undefined));
  },
);
