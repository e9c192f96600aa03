import type { SystemPorts } from '../system-ports.ts';
import { SECOND, type EpochMs } from '../time.ts';
import { changeDevices, withRing, type Devices, type RingDevicePorts } from './change-devices.ts';
import type { PushOutcome, PushService, WakeUps } from './ports.ts';
import { isWaiting, LATEST_RING, type Ring } from './ring.ts';
import type { WakeUp } from './wake-up.ts';

type DeliveryPorts = RingDevicePorts &
  Pick<SystemPorts, 'clock'> & { readonly wakeUps: WakeUps; readonly pushService: PushService };

/** Maximum time that a delivery waits for the end of a timer. For later ends it asks to be called again. */
const WAITED_FOR = 2 * SECOND;

/** Time after which a run that is sending counts as dead. Longer than a push service may take to answer. */
export const SENDING_TIME = 20 * SECOND;

/** Pauses before further attempts, in seconds. The last one is repeated until the message expires. */
const PAUSES = [2, 5, 15, 30, 60] as const;

/**
 * Notifies a device of the end of its timer, unless the timer was changed, its end was already sent, or the message has
 * expired. Safe to repeat: a run claims the timer before it sends and stores the outcome afterwards. An interruption in
 * between may send the message twice; the second notification replaces the first on the device.
 */
export async function deliverRing(ports: DeliveryPorts, wakeUp: WakeUp): Promise<void> {
  const { clock, pushService, ringDevices, wakeUps } = ports;
  const { devices } = await ringDevices.find(wakeUp.userId);
  const ring = ringOf(devices, wakeUp);
  if (!ring) return;
  const early = ring.endsAt - clock.now();
  if (early > WAITED_FOR) return wakeUps.add(wakeUp, ring.endsAt);
  await clock.pause(Math.max(0, early));
  const claimed = await claim(ports, wakeUp);
  if (claimed === undefined) return;
  if ('until' in claimed) return wakeUps.add(wakeUp, claimed.until);
  const { endpoint, message, keptFor, tries } = claimed;
  const outcome = await pushService.push(endpoint, message, { ringId: wakeUp.ringId, keptFor });
  const isToldLater = await settle(ports, wakeUp, endpoint, outcome);
  if (isToldLater) await wakeUps.add(wakeUp, clock.now() + pauseAfter(outcome, tries));
}

type Claim =
  | {
      readonly endpoint: string;
      readonly message: string;
      readonly keptFor: number;
      readonly tries: number;
    }
  /** Time until which another run holds the timer. */
  | { readonly until: EpochMs };

/** @returns undefined if nothing is left to send */
const claim = (ports: DeliveryPorts, wakeUp: WakeUp): Promise<Claim | undefined> =>
  changeDevices<Claim | undefined>(ports, wakeUp.userId, (devices) => {
    const now = ports.clock.now();
    const ring = ringOf(devices, wakeUp);
    const endpoint = devices[wakeUp.session]?.endpoint;
    if (!ring || endpoint === undefined) return { value: undefined };
    const { newsUntil = ring.endsAt + LATEST_RING } = ring;
    if (now > newsUntil) return { devices: withRing(devices, wakeUp, over(ring)), value: undefined };
    const { sendingUntil = 0, message = '', tries = 0 } = ring;
    if (sendingUntil > now) return { value: { until: sendingUntil } };
    const claimed = { ...ring, sendingUntil: now + SENDING_TIME };
    const value = { endpoint, message, keptFor: newsUntil - now, tries };
    return { devices: withRing(devices, wakeUp, claimed), value };
  });

/** Stores the outcome, unless the timer was changed while the message was sent. @returns whether to try again later */
const settle = (
  ports: DeliveryPorts,
  wakeUp: WakeUp,
  endpoint: string,
  outcome: PushOutcome,
): Promise<boolean> =>
  changeDevices(ports, wakeUp.userId, (devices) => {
    // The device may have got a new address since, which still works.
    if (outcome.type === 'gone' && devices[wakeUp.session]?.endpoint === endpoint) {
      const { [wakeUp.session]: _, ...others } = devices;
      return { devices: others, value: false };
    }
    const ring = ringOf(devices, wakeUp);
    if (!ring) return { value: false };
    if (outcome.type === 'taken' || outcome.type === 'refused')
      return { devices: withRing(devices, wakeUp, over(ring)), value: false };
    const { sendingUntil: _, tries = 0, ...free } = ring;
    return { devices: withRing(devices, wakeUp, { ...free, tries: tries + 1 }), value: true };
  });

/** @returns undefined if the timer was changed, its end was already sent, or its device rings no more */
function ringOf(
  devices: Devices,
  { session, ringId, version }: WakeUp,
): (Ring & { readonly endsAt: EpochMs }) | undefined {
  const ring = devices[session]?.rings[ringId];
  if (!ring || ring.version !== version || ring.endsAt === undefined || !isWaiting(ring)) return undefined;
  return { ...ring, endsAt: ring.endsAt };
}

/** Keeps the message, because "+ 1 minute" starts the timer again. */
const over = ({ sendingUntil: _, tries: __, ...ring }: Ring): Ring => ({ ...ring, isOver: true });

const pauseAfter = (outcome: PushOutcome, tries: number): number => {
  const { retryAfterSeconds = 0 } = outcome.type === 'busy' ? outcome : {};
  return Math.max(retryAfterSeconds, PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0) * SECOND;
};
