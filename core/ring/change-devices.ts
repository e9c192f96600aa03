import type { SystemPorts } from '../system-ports.ts';
import { DAY } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { RingDeviceReader, RingDeviceWriter } from './ports.ts';
import { REMEMBERED, type Ring, type RingId } from './ring.ts';
import type { RingDevices } from './ring-device.ts';

/** The device that sends a request: one session of its user. */
export type AskingDevice = { readonly userId: UserId; readonly sessionHash: string };

export type RingDevicePorts = Pick<SystemPorts, 'clock'> & {
  readonly ringDevices: RingDeviceReader & RingDeviceWriter;
};

/** Longer than a session lives without being used. */
const FORGOTTEN_AFTER = 31 * DAY;

/** Far more than there are devices and runs that could change them at once. */
const MAX_TRIES = 20;

export type Devices = RingDevices['devices'];

/** The devices to store, if they change, and a value for the caller. */
export type DevicesChange<Value> = { readonly devices?: Devices | undefined; readonly value: Value };

/**
 * Changes the devices of a user, as they are at that moment.
 * @returns the value of the change that was stored
 */
export async function changeDevices<Value>(
  { clock, ringDevices }: RingDevicePorts,
  userId: UserId,
  change: (devices: Devices) => DevicesChange<Value>,
): Promise<Value> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const held = await ringDevices.find(userId);
    const { devices, value } = change(held.devices);
    if (!devices) return value;
    const now = clock.now();
    const next = { version: held.version + 1, devices: withoutForgotten(devices, now) };
    if (await ringDevices.replace(userId, held, next, now + FORGOTTEN_AFTER)) return value;
    await clock.pause(10 * tries);
  }
  throw new Error('The devices of a user change faster than they can be stored.');
}

const withoutForgotten = (devices: Devices, now: number): Devices =>
  Object.fromEntries(
    Object.entries(devices).map(([session, { rings, ...device }]) => [
      session,
      {
        ...device,
        rings: Object.fromEntries(Object.entries(rings).filter(([, ring]) => isRemembered(ring, now))),
      },
    ]),
  );

const isRemembered = ({ changedAt, endsAt = 0 }: Ring, now: number): boolean =>
  Math.max(changedAt, endsAt) + REMEMBERED > now;

/** Returns the devices with another state of one timer; undefined if there is no such device. */
export function withRing(
  devices: Devices,
  { session, ringId }: { readonly session: string; readonly ringId: RingId },
  ring: Ring,
): Devices | undefined {
  const device = devices[session];
  return device && { ...devices, [session]: { ...device, rings: { ...device.rings, [ringId]: ring } } };
}
