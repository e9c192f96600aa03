import { listRingDevices } from '#core/ring/devices.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { pushKey, ringDeviceReader, signIns } from '../ports.ts';

/** GET /api/ring-devices. The answer includes the key for which a browser subscribes. */
export const handler = route(
  { uses: { pushKey, ringDevices: ringDeviceReader, signIns } },
  async ({ ports, session }) => respond(200, ok(await listRingDevices(ports, session))),
);
