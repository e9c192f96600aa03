import { ringOnDevice } from '#core/ring/devices.ts';
import { ok } from '#core/result.ts';
import { RingDeviceRequest } from '#core/ring/ring-device.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, eveningWriter, pushKey, ringDevices, secrets, signIns } from '../ports.ts';

/** PUT /api/ring-devices. The device rings until the session ends or the push service drops it. */
export const handler = route(
  {
    uses: { clock, evenings: eveningWriter, pushKey, ringDevices, secrets, signIns },
    body: RingDeviceRequest,
  },
  async ({ ports, session, body: { evening: asked, ...device }, language, timeZone }) => {
    const evening = asked && { ...asked, language, timeZone };
    return (await ringOnDevice(ports, session, { ...device, evening }))
      ? respond(204, ok(undefined))
      : refuse({ type: 'InvalidInput', issues: [{ field: 'endpoint', message: '' }] });
  },
);
