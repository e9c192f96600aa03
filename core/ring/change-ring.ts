import type { TooManyAttempts } from '../limits/errors.ts';
import { checkLimits } from '../limits/limits.ts';
import type { LimitPorts } from '../limits/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import { MINUTE, SECOND, type EpochMs } from '../time.ts';
import { changeDevices, withRing, type AskingDevice, type RingDevicePorts } from './change-devices.ts';
import type { DeviceDoesNotRing } from './errors.ts';
import type { WakeUps } from './ports.ts';
import {
  isWaiting,
  LATEST_RING,
  LONGEST_WAIT,
  MAX_WAITING,
  type Ring,
  type RingChange,
  type RingId,
} from './ring.ts';
import type { RingDevices } from './ring-device.ts';

/**
 * Starts, moves, pauses or stops a timer that rings on the requesting device. Idempotent; a change that was overtaken by
 * a later one has no effect.
 */
export async function changeRing(
  ports: RingDevicePorts & Pick<SystemPorts, 'secrets'> & LimitPorts & { readonly wakeUps: WakeUps },
  { userId, sessionHash }: AskingDevice,
  ringId: RingId,
  change: RingChange,
): Promise<Result<void, DeviceDoesNotRing | TooManyAttempts>> {
  const within = await checkLimits(ports, [{ limit: 'ringFor', by: userId }]);
  if (!within.ok) return within;
  const asked = { session: sessionHash, ringId, change, now: ports.clock.now() };
  const changed = await changeDevices(ports, userId, (devices) => {
    const value = changedRing(devices, asked);
    if (!value.ok || !value.value || value.value === devices[sessionHash]?.rings[ringId]) return { value };
    return { value, devices: withRing(devices, asked, value.value) };
  });
  if (!changed.ok) return changed;
  // Also for a change that was stored before: its request may have ended in between.
  const { version, endsAt } = changed.value ?? {};
  if (changed.value && endsAt !== undefined && version === change.version && isWaiting(changed.value))
    await ports.wakeUps.add({ userId, session: sessionHash, ringId, version }, endsAt);
  return ok(undefined);
}

type Asked = {
  readonly session: string;
  readonly ringId: RingId;
  readonly change: RingChange;
  readonly now: EpochMs;
};

/**
 * Returns the state of the timer after a change: the held one if the change was overtaken, none if a timer is stopped
 * that no device would ring for.
 */
function changedRing(
  devices: RingDevices['devices'],
  { session, ringId, change, now }: Asked,
): Result<Ring | undefined, DeviceDoesNotRing | TooManyAttempts> {
  const { version, endsAt } = change;
  const device = devices[session];
  if (!device) return endsAt === undefined ? ok(undefined) : err({ type: 'DeviceDoesNotRing' });
  const held = device.rings[ringId];
  if (held && held.version >= version) return ok(held);
  if (endsAt === undefined) return ok({ version, changedAt: now });
  const message = change.message ?? held?.message;
  // It was forgotten meanwhile.
  if (message === undefined) return err({ type: 'DeviceDoesNotRing' });
  const others = Object.values(devices).flatMap(({ rings }) => Object.values(rings).filter(isWaiting));
  const isOneMore = !(held && isWaiting(held));
  if (endsAt > now + LONGEST_WAIT || (isOneMore && others.length >= MAX_WAITING))
    return err({ type: 'TooManyAttempts', retryAfterSeconds: MINUTE / SECOND });
  // The page that sends this so late has rung by itself.
  const isPast = endsAt < now - LATEST_RING;
  return ok({ version, changedAt: now, endsAt, message, ...(isPast && { isOver: true }) });
}
