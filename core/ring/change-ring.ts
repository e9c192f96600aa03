import type { TooManyAttempts } from '../limits/errors.ts';
import { checkLimits } from '../limits/limits.ts';
import type { LimitPorts } from '../limits/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import { MINUTE, SECOND, type EpochMs } from '../time.ts';
import {
  changeDevices,
  withRing,
  type AskingDevice,
  type Devices,
  type RingDevicePorts,
} from './change-devices.ts';
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

/**
 * Starts, moves, pauses or stops a timer that rings on the requesting device, and on others that ring for it.
 * Idempotent. A change has no effect after a later one.
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
  const changed = await changeDevices<Rings>(ports, userId, (devices) => {
    const value = ringsAfter(devices, asked);
    if (!value.ok) return { value };
    const next = value.value.reduce(
      (all, { session, ring }) => withRing(all, { session, ringId }, ring) ?? all,
      devices,
    );
    const isSame = value.value.every(({ session, ring }) => devices[session]?.rings[ringId] === ring);
    return { value, ...(!isSame && { devices: next }) };
  });
  if (!changed.ok) return changed;
  // Also for a change that was stored before, because its request may have ended in between.
  for (const { session, ring } of changed.value)
    if (ring.version === change.version && isWaiting(ring) && ring.endsAt !== undefined)
      await ports.wakeUps.add({ userId, session, ringId, version: ring.version }, ring.endsAt);
  return ok(undefined);
}

type Asked = {
  readonly session: string;
  readonly ringId: RingId;
  readonly change: RingChange;
  readonly now: EpochMs;
};

/** State of the timer on one device. */
type RingOnDevice = { readonly session: string; readonly ring: Ring };

type Rings = Result<readonly RingOnDevice[], DeviceDoesNotRing | TooManyAttempts>;

/** Returns the timer's state on each device after a change. Empty if stopped for a device that does not ring. */
function ringsAfter(devices: Devices, asked: Asked): Rings {
  const { session, ringId, change, now } = asked;
  const { endsAt } = change;
  const device = devices[session];
  if (!device) return endsAt === undefined ? ok([]) : err({ type: 'DeviceDoesNotRing' });
  const held = device.rings[ringId];
  const ring = ringAfter(held, change, now);
  // The timer was forgotten meanwhile.
  if (!ring) return err({ type: 'DeviceDoesNotRing' });
  const isOneMore = isWaiting(ring) && !(held && isWaiting(held));
  if ((endsAt ?? 0) > now + LONGEST_WAIT || (isOneMore && waitingIn(devices) >= MAX_WAITING))
    return err({ type: 'TooManyAttempts', retryAfterSeconds: MINUTE / SECOND });
  return ok([{ session, ring }, ...ringsOfOthersAfter(devices, asked)]);
}

const waitingIn = (devices: Devices): number =>
  Object.values(devices)
    .flatMap(({ rings }) => Object.values(rings))
    .filter((ring) => isWaiting(ring) && !ring.isOfOther).length;

/**
 * Returns the state of the timer on devices that ring for others. A start affects devices for which it has a message;
 * later changes affect devices that have the timer.
 */
const ringsOfOthersAfter = (
  devices: Devices,
  { session: own, ringId, change: { version, endsAt, others = [] }, now }: Asked,
): readonly RingOnDevice[] =>
  Object.entries(devices).flatMap(([session, { id, keys, rings }]) => {
    const message = keys && others.find((other) => other.id === id)?.message;
    const held = rings[ringId];
    if (session === own || (message === undefined && !held?.isOfOther)) return [];
    const told = {
      version,
      ...(endsAt !== undefined && { endsAt }),
      ...(message !== undefined && { message }),
    };
    const ring = ringAfter(held, told, now);
    return ring ? [{ session, ring: ring === held ? held : { ...ring, isOfOther: true } }] : [];
  });

/**
 * Returns the state of a timer on a device after a change. A change that is not newer leaves the held state.
 * @returns undefined if there is no message to show
 */
function ringAfter(held: Ring | undefined, change: RingChange, now: EpochMs): Ring | undefined {
  const { version, endsAt, message = held?.message } = change;
  if (held && held.version >= version) return held;
  if (endsAt === undefined) return { version, changedAt: now };
  if (message === undefined) return undefined;
  // So late, the page that sent the change has rung by itself.
  const isPast = endsAt < now - LATEST_RING;
  return { version, changedAt: now, endsAt, message, ...(isPast && { isOver: true }) };
}
