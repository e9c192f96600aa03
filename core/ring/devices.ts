import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import {
  changeDevices,
  type AskingDevice,
  type Devices,
  type DevicesChange,
  type RingDevicePorts,
} from './change-devices.ts';
import type { PushKey, RingDeviceReader } from './ports.ts';
import { isPushService } from './push-services.ts';
import type { RingDeviceId } from './ring.ts';
import type { ListedRingDevices, RingDevice, RingDeviceRequest } from './ring-device.ts';

/** The sessions of a user, each of which is a device. */
type Sessions = {
  find(
    userId: UserId,
  ): Promise<
    { readonly sessions: readonly { readonly hash: string; readonly device: string }[] } | undefined
  >;
};

/**
 * Has the requesting device ring from now on, at a new address if it has another one than before. Its own timers stay;
 * those of other devices stay while it has the same keys. Idempotent.
 * @returns false if the address is none of a push service
 */
export async function ringOnDevice(
  ports: RingDevicePorts &
    Pick<SystemPorts, 'secrets'> & { readonly pushKey: PushKey; readonly signIns: Sessions },
  { userId, sessionHash }: AskingDevice,
  { endpoint, keys }: RingDeviceRequest,
): Promise<boolean> {
  const { clock, pushKey, secrets, signIns } = ports;
  if (!isPushService(endpoint, pushKey.services)) return false;
  const { sessions = [] } = (await signIns.find(userId)) ?? {};
  const isSignedIn = (session: string) => sessions.some(({ hash }) => hash === session);
  await changeDevices(ports, userId, (devices) => {
    const held = devices[sessionHash];
    const hasSameKeys = held?.keys?.p256dh === keys?.p256dh && held?.keys?.auth === keys?.auth;
    if (held?.endpoint === endpoint && hasSameKeys) return { value: undefined };
    const { id, createdAt, rings } = held ?? { id: secrets.id(), createdAt: clock.now(), rings: {} };
    const device = { id, createdAt, rings: hasSameKeys ? rings : ownOf(rings), ...(keys && { keys }) };
    // A browser that was signed in before under another session has the same address.
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

/** Messages for former keys cannot be read any more. */
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
    const { id, createdAt, keys } = device;
    return [{ id, name, createdAt, current: hash === sessionHash, ...(keys && { keys }) }];
  });
  return {
    publicKey: ports.pushKey.publicKey,
    devices: listed.toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.createdAt - a.createdAt || a.id.localeCompare(b.id),
    ),
  };
}

/** Lets a device ring no more, and forgets its timers. Idempotent. */
export const removeRingDevice = (ports: RingDevicePorts, userId: UserId, id: RingDeviceId): Promise<void> =>
  changeDevices(
    ports,
    userId,
    without(([, device]) => device.id === id),
  );

/** Lets the device of a session that has ended ring no more. */
export const endRingDevice = (ports: RingDevicePorts, { userId, sessionHash }: AskingDevice): Promise<void> =>
  changeDevices(
    ports,
    userId,
    without(([session]) => session === sessionHash),
  );

/** Lets all devices ring no more but the one whose session has not ended. */
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
