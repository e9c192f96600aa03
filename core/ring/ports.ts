import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { DueEvening } from './evening.ts';
import type { PushEndpoint, RingDevices } from './ring-device.ts';
import type { RingId } from './ring.ts';
import type { WakeUp } from './wake-up.ts';

export type RingPorts = {
  readonly ringDevices: RingDeviceReader & RingDeviceWriter & RingDeviceRemover;
  readonly wakeUps: WakeUps;
  readonly evenings: EveningReader & EveningWriter & EveningRemover & EveningEraser;
  readonly pushKey: PushKey;
  readonly pushService: PushService;
};

export type RingDeviceReader = {
  find(userId: UserId): Promise<RingDevices>;
};

export type RingDeviceWriter = {
  /**
   * Replaces all devices of a user if their version is still the held one.
   * @param until when they are forgotten
   * @returns false if they were changed meanwhile
   */
  replace(userId: UserId, held: RingDevices, next: RingDevices, until: EpochMs): Promise<boolean>;
};

export type RingDeviceRemover = { remove(userId: UserId): Promise<void> };

/**
 * Calls `deliverRing` at a time. The call may come early, late or twice, and for a timer that has changed since: the
 * stored state tells. No call is ever lost.
 */
export type WakeUps = {
  add(wakeUp: WakeUp, at: EpochMs): Promise<void>;
};

/**
 * The coming evenings of devices. An evening does nothing if its device has given up evenings since, or asks for
 * another hour.
 */
export type EveningReader = {
  /** Returns the due evenings, the earliest first, up to a number. */
  due(now: EpochMs, most: number): Promise<readonly DueEvening[]>;
};

export type EveningWriter = {
  /** Idempotent. */
  add(evening: DueEvening): Promise<void>;
};

export type EveningRemover = {
  /** Idempotent. */
  remove(evening: DueEvening): Promise<void>;
};

export type EveningEraser = {
  /** Removes all evenings of a user. It reads those of all users, so it is only for deleted accounts. */
  removeAll(userId: UserId): Promise<void>;
};

/** The key for which browsers subscribe. */
export type PushKey = {
  readonly publicKey: string;
  /** Origins of stand-ins beside the push services of the browsers. */
  readonly services: readonly string[];
};

/**
 * Verdict of a push service. `gone`: the subscription has ended. `refused`: it will never take this message. `busy`: it
 * may take it later.
 */
export type PushOutcome =
  | { readonly type: 'taken' }
  | { readonly type: 'gone' }
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'busy'; readonly retryAfterSeconds?: number };

export type PushService = {
  /**
   * Sends an encrypted message. A later one under the same ID replaces it if the device has not received it yet.
   * @param kept `keptFor`: time in ms for which it is kept for a device that cannot be reached
   */
  push(
    endpoint: PushEndpoint,
    message: string,
    kept: { readonly ringId: RingId; readonly keptFor: number },
  ): Promise<PushOutcome>;
};
