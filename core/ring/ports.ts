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
   * @param until time at which they are forgotten
   * @returns false if they were changed meanwhile
   */
  replace(userId: UserId, held: RingDevices, next: RingDevices, until: EpochMs): Promise<boolean>;
};

export type RingDeviceRemover = { remove(userId: UserId): Promise<void> };

/**
 * Calls `deliverRing` at a time. Calls may come early, late, twice or for a timer that has changed since, so
 * `deliverRing` checks the stored state. No call is ever lost.
 */
export type WakeUps = {
  add(wakeUp: WakeUp, at: EpochMs): Promise<void>;
};

/** Coming evenings of devices. An evening has no effect if its device no longer wants one, or wants another hour. */
export type EveningReader = {
  /**
   * Returns due evenings, earliest first.
   * @param most maximum number
   */
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
  /** Removes all evenings of a user. Only for deleted accounts, because it reads those of all users. */
  removeAll(userId: UserId): Promise<void>;
};

/** Key for which browsers subscribe. */
export type PushKey = {
  readonly publicKey: string;
  /** Origins of stand-ins that are allowed beside real push services. */
  readonly services: readonly string[];
};

/**
 * Answer of a push service. `gone`: the subscription has ended. `refused`: it will never accept this message. `busy`:
 * it may accept it later.
 */
export type PushOutcome =
  | { readonly type: 'taken' }
  | { readonly type: 'gone' }
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'busy'; readonly retryAfterSeconds?: number };

export type PushService = {
  /**
   * Sends an encrypted message. A later message with the same ID replaces it unless the device has received it already.
   * @param kept `keptFor`: time in ms for which the message is kept for an offline device
   */
  push(
    endpoint: PushEndpoint,
    message: string,
    kept: { readonly ringId: RingId; readonly keptFor: number },
  ): Promise<PushOutcome>;
};
