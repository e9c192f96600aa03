import * as v from 'valibot';
import { Language } from '../language.ts';
import { EpochMs } from '../time.ts';
import { Ring, RingDeviceId } from './ring.ts';

/** Address at which a browser's push service takes messages for a device. Whoever knows it may have it ring. */
export const PushEndpoint = v.pipe(v.string(), v.maxLength(1_000), v.url());
export type PushEndpoint = v.InferOutput<typeof PushEndpoint>;

/** Keys of a subscription, base64url. They encrypt for its device, and cannot decrypt. Source: RFC 8291 */
export const PushKeys = v.object({
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type PushKeys = v.InferOutput<typeof PushKeys>;

/**
 * Full hour of the device's clock at which tomorrow's plan is looked through. Clocks never go forward or back in an
 * afternoon.
 */
const EveningHour = v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(23));

/** Request for a message in the evening: the hour, and the keys to encrypt it with. */
const EveningWish = v.object({ hour: EveningHour, keys: PushKeys });

/** The same as it is stored. */
const Evening = v.object({ ...EveningWish.entries, timeZone: v.string(), language: Language });
export type Evening = v.InferOutput<typeof Evening>;

/**
 * Body of `PUT /api/ring-devices`. With keys the device also rings for timers of the user's other devices. `evening`
 * has it told what is to be thawed or soaked for tomorrow; null ends that, and without it nothing changes.
 */
export const RingDeviceRequest = v.object({
  endpoint: PushEndpoint,
  keys: v.exactOptional(PushKeys),
  evening: v.exactOptional(v.nullable(EveningWish)),
});
export type RingDeviceRequest = v.InferOutput<typeof RingDeviceRequest>;

/** A signed-in device that rings, with its timers. */
export const RingDevice = v.object({
  id: RingDeviceId,
  endpoint: PushEndpoint,
  /** Present if it rings for timers of the user's other devices, which encrypt for it. */
  keys: v.exactOptional(PushKeys),
  /** Present if it is told in the evening what tomorrow needs. */
  evening: v.exactOptional(Evening),
  createdAt: EpochMs,
  rings: v.record(v.string(), Ring),
});
export type RingDevice = v.InferOutput<typeof RingDevice>;

/**
 * All devices of a user that ring, by the hash of their session: a device ends with its session. One record, so that
 * one condition guards all of it; `version` grows with each change.
 */
export const RingDevices = v.object({ version: v.number(), devices: v.record(v.string(), RingDevice) });
export type RingDevices = v.InferOutput<typeof RingDevices>;

export const NO_DEVICES: RingDevices = { version: 0, devices: {} };

/** Device as shown to its owner. */
const ListedRingDevice = v.object({
  id: RingDeviceId,
  /** For example "Firefox, Android"; empty if unknown. */
  name: v.string(),
  createdAt: EpochMs,
  /** True for the device that sent the request. */
  current: v.boolean(),
  /** Present if it rings for timers of the user's other devices, which encrypt for it. */
  keys: v.exactOptional(PushKeys),
  /** Hour at which it is told what tomorrow needs. Absent if it is not. */
  eveningHour: v.exactOptional(v.number()),
});

/** Answer of `GET /api/ring-devices`. */
export const ListedRingDevices = v.object({
  /** The key of ours that a browser subscribes for (RFC 8292), base64url. */
  publicKey: v.string(),
  devices: v.array(ListedRingDevice),
});
export type ListedRingDevices = v.InferOutput<typeof ListedRingDevices>;
