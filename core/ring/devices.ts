import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import {
  changeDevices,
  type AskingDevice,
  type Devices,
  type DevicesChange,
  type RingDevicePorts,
} from './change-devices.ts';
import { nextEvening } from './evening.ts';
import type { EveningWriter, PushKey, RingDeviceReader } from './ports.ts';
import { isPushService } from './push-services.ts';
import type { RingDeviceId } from './ring.ts';
import type { Evening, ListedRingDevices, RingDevice, RingDeviceRequest } from './ring-device.ts';

/** Sessions of a user. Each session is a device. */
type Sessions = {
  find(
    userId: UserId,
  ): Promise<
    { readonly sessions: readonly { readonly hash: string; readonly device: string }[] } | undefined
  >;
};

/** Request of a device to ring. Without `evening` the stored one stays, unless the address changes. */
type RingingDevice = Omit<RingDeviceRequest, 'evening'> & { readonly evening?: Evening | null | undefined };

/**
 * Makes the requesting device ring from now on, possibly at a new address. Keeps the timers of the device; keeps timers
 * of other devices only while its keys stay the same. Idempotent.
 * @returns false if the address does not belong to a push service
 */
export async function ringOnDevice(
  ports: RingDevicePorts &
    Pick<SystemPorts, 'secrets'> & {
      readonly evenings: EveningWriter;
      readonly pushKey: PushKey;
      readonly signIns: Sessions;
    },
  { userId, sessionHash }: AskingDevice,
  { endpoint, keys, evening: asked }: RingingDevice,
): Promise<boolean> {
  const { clock, evenings, pushKey, secrets, signIns } = ports;
  if (!isPushService(endpoint, pushKey.services)) return false;
  const { sessions = [] } = (await signIns.find(userId)) ?? {};
  const isSignedIn = (session: string) => sessions.some(({ hash }) => hash === session);
  // Stored first: an evening without a device does no harm, but a device without an evening would wait for ever.
  if (asked) await evenings.add({ dueAt: nextEvening(asked, clock.now()), userId, session: sessionHash });
  await changeDevices(ports, userId, (devices) => {
    const held = devices[sessionHash];
    const evening = asked ?? (asked === undefined && held?.endpoint === endpoint ? held.evening : undefined);
    const hasSameKeys = held?.keys?.p256dh === keys?.p256dh && held?.keys?.auth === keys?.auth;
    if (held?.endpoint === endpoint && hasSameKeys && held.evening === evening) return { value: undefined };
    const { id, createdAt, rings } = held ?? { id: secrets.id(), createdAt: clock.now(), rings: {} };
    const device = {
      id,
      createdAt,
      rings: hasSameKeys ? rings : ownOf(rings),
      ...(keys && { keys }),
      ...(evening && { evening }),
    };
    // Removes former sessions of the same browser, which have the same address.
    const others = Object.entries(devices).filter(
      ([session, other]) => other.endpoint !== endpoint && isSignedIn(session),
    );
    return {
      devices: { ...Object.fromEntries(others), [sessionHash]: { ...device, endpoint } },
      value: undefined,
    };
  });
  return true;
}

/** Drops timers of other devices, whose messages need the former keys. */
const ownOf = (rings: RingDevice['rings']): RingDevice['rings'] =>
  Object.fromEntries(Object.entries(rings).filter(([, { isOfOther }]) => !isOfOther));

/** Returns the signed-in devices that ring, the requesting one first. */
export async function listRingDevices(
  ports: {
    readonly ringDevices: RingDeviceReader;
    readonly signIns: Sessions;
    readonly pushKey: PushKey;
  },
  { userId, sessionHash }: AskingDevice,
): Promise<ListedRingDevices> {
  const [{ devices }, signIn] = await Promise.all([
    ports.ringDevices.find(userId),
    ports.signIns.find(userId),
  ]);
  const listed = (signIn?.sessions ?? []).flatMap(({ hash, device: name }) => {
    const device = devices[hash];
    if (!device) return [];
    const { id, createdAt, keys, evening } = device;
    const current = hash === sessionHash;
    return [
      { id, name, createdAt, current, ...(keys && { keys }), ...(evening && { eveningHour: evening.hour }) },
    ];
  });
  return {
    publicKey: ports.pushKey.publicKey,
    devices: listed.toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.createdAt - a.createdAt || a.id.localeCompare(b.id),
    ),
  };
}

/** Stops a device from ringing and forgets its timers. Idempotent. */
export const removeRingDevice = (ports: RingDevicePorts, userId: UserId, id: RingDeviceId): Promise<void> =>
  changeDevices(
    ports,
    userId,
    without(([, device]) => device.id === id),
  );

/** Stops the device of an ended session from ringing. */
export const endRingDevice = (ports: RingDevicePorts, { userId, sessionHash }: AskingDevice): Promise<void> =>
  changeDevices(
    ports,
    userId,
    without(([session]) => session === sessionHash),
  );

/** Stops all devices from ringing, except the one whose session is kept. */
export const endOtherRingDevices = (ports: RingDevicePorts, userId: UserId, kept?: string): Promise<void> =>
  changeDevices(
    ports,
    userId,
    without(([session]) => session !== kept),
  );

const without =
  (isEnded: (entry: [string, RingDevice]) => boolean) =>
  (devices: Devices): DevicesChange<undefined> => {
    const kept = Object.entries(devices).filter((entry) => !isEnded(entry));
    const isSame = kept.length === Object.keys(devices).length;
    return { ...(!isSame && { devices: Object.fromEntries(kept) }), value: undefined };
  };
