import { ringOnDevice } from '#core/ring/devices.ts';
import { ok } from '#core/result.ts';
import { RingDeviceRequest } from '#core/ring/ring-device.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, pushKey, ringDevices, secrets, signIns } from '../ports.ts';

/** PUT /api/ring-devices. Lasts as long as the session, and until the push service ends it. */
export const handler = route(
  { uses: { clock, pushKey, ringDevices, secrets, signIns }, body: RingDeviceRequest },
  async ({ ports, session, body }) =>
    (await ringOnDevice(ports, session, body))
      ? respond(204, ok(undefined))
      : refuse({ type: 'InvalidInput', issues: [{ field: 'endpoint', message: '' }] }),
);
