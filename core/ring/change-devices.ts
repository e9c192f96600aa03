import type { SystemPorts } from '../system-ports.ts';
import { DAY } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { RingDeviceReader, RingDeviceWriter } from './ports.ts';
import { REMEMBERED, type Ring, type RingId } from './ring.ts';
import type { RingDevices } from './ring-device.ts';

/** Device that sends a request, which is one session of its user. */
export type AskingDevice = { readonly userId: UserId; readonly sessionHash: string };

export type RingDevicePorts = Pick<SystemPorts, 'clock'> & {
  readonly ringDevices: RingDeviceReader & RingDeviceWriter;
};

/** Longer than an unused session lasts. */
const FORGOTTEN_AFTER = 31 * DAY;

/** Far more than the devices and runs that may change the record at the same time. */
const MAX_TRIES = 20;

export type Devices = RingDevices['devices'];

/** Devices to store, undefined if they stay the same, and a value for the caller. */
export type DevicesChange<Value> = { readonly devices?: Devices | undefined; readonly value: Value };

/**
 * Changes the newest state of a user's devices.
 * @returns the value of the stored change
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

/**
 * Returns the devices with a new state of one timer.
 * @returns undefined if there is no such device
 */
export function withRing(
  devices: Devices,
  { session, ringId }: { readonly session: string; readonly ringId: RingId },
  ring: Ring,
): Devices | undefined {
  const device = devices[session];
  return device && { ...devices, [session]: { ...device, rings: { ...device.rings, [ringId]: ring } } };
}
